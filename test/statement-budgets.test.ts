// How many SQL statements it takes to render a page, so that no page grows unnoticed. What is the same for every visitor
// is in memory; a member's page needs the session.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { PRODUCT } from './support/catalogue-pages.ts'
import { countStatements, type StatementCount } from './support/count-statements.ts'
import { createMember } from './support/create-member.ts'
import { MEMBER_PAGES, SITE_PAGES } from './support/site-pages.ts'

const shop = useShop()
let statements: StatementCount
let member: Record<string, string>
beforeAll(async () => {
  const { memberId, headers } = await createMember(shop().db)
  // The preferred series must be read in the same statement as the session.
  const chosen = { preferred_series: 'high-performance' as const }
  await shop().db.updateTable('member').set(chosen).where('id', '=', memberId).execute()
  member = headers
  statements = countStatements()
})
afterAll(() => statements.stop())

const PAGES = SITE_PAGES.map(([path]) => path)

/** The statements of pages that read what is not kept in memory: devices, products, printed catalogues. */
const OF_VISITOR: Record<string, number> = {
  [PRODUCT]: 1,
  '/newproductInfoDetail/VC-LT81747': 1,
  '/finder/laptop/dell': 1,
  '/device/dell-latitude-5400': 1,
  '/compare?items=VC-LT81747,VC-LT18719': 2,
  // Which catalogues are printed already.
  '/download-center.html': 1,
}

/** Beyond what the page takes for a visitor: the session, with the member and the company. */
const OF_EVERY_MEMBER = 1
/** Prices, and which products are in a list. */
const WITH_PRICES: Record<string, number> = {
  '/': 1,
  '/secondarytype/batteries/laptop': 1,
  '/searchProduct?keyword=latitude': 1,
  [PRODUCT]: 2,
  '/newproductInfoDetail/VC-LT81747': 2,
  '/newproduct': 1,
  '/newproductInfo': 2,
  '/bestsellers': 1,
  '/replace': 1,
  '/replace1': 1,
  '/finder/laptop/dell': 1,
  '/device/dell-latitude-5400': 1,
  '/compare?items=VC-LT81747,VC-LT18719': 4,
  '/productinfo': 1,
  '/allproduct': 1,
  '/drop-shipping.html': 1,
  '/wishlist': 3,
}
/** All statements of a page of the member's own data; two where it is not listed. */
const OWN: Record<string, number> = {
  '/member': 5,
  '/member/profile': 2,
  '/member/addresses': 2,
  '/member/sessions': 2,
  '/changePassword': 3,
  '/sendwish': 4,
  // The frame and the list, whose items are in memory.
  '/order-pad/numbers': 2,
  // The basket, the member with role, and the address book of wholesalers.
  '/checkout': 4,
  // The account, its settings and payment methods, its entries and its payments.
  '/account': 9,
  // The member, the settings and the address of the invoices.
  '/account/settings': 4,
  // The frame and the list.
  '/account/documents': 2,
  // Logins, invitations and the last changes.
  '/account/team': 4,
  // A list and its count.
  '/orders': 3,
  // The order and its documents.
  '/orders/O26-0000001': 3,
  '/returns': 3,
}

/** The statements of the second request; the first fills the memory. `visit` keeps both out of the response cache. */
async function statementsOf(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const ask = async (visit: number) => {
    const url = `${path}${path.includes('?') ? '&' : '?'}visit=${visit}`
    const { statusCode } = await shop().app.inject({ url, headers: { host: 'a', ...headers } })
    // A member's pages include one of an order that does not exist.
    expect(statusCode, path).toBeLessThan(405)
  }
  await ask(1)
  statements.take()
  await ask(2)
  return statements.take()
}

/** Pages with the statements beyond their budget. */
async function overBudget(
  pages: readonly string[],
  budget: (path: string) => number,
  headers?: Record<string, string>,
): Promise<Record<string, string[]>> {
  const over: Record<string, string[]> = {}
  for (const path of pages) {
    const sent = await statementsOf(path, headers)
    if (sent.length > budget(path)) over[`${path}: ${sent.length}`] = sent
  }
  return over
}

test('the content of the site takes no statement, the other pages of visitors at most two', async () => {
  expect(await overBudget(PAGES, (path) => OF_VISITOR[path] ?? 0)).toEqual({})
})

test('a page of a member takes one statement more, and up to four for prices and lists', async () => {
  const budget = (path: string) =>
    (OF_VISITOR[path] ?? 0) + OF_EVERY_MEMBER + (WITH_PRICES[path] ?? 0)
  // The other pages differ from those of a visitor in the frame alone, which these have too.
  const pages = [...Object.keys(WITH_PRICES), '/faq.html', '/about-us.html']
  expect(await overBudget(pages, budget, member)).toEqual({})
  expect(await overBudget(MEMBER_PAGES, (path) => OWN[path] ?? 2, member)).toEqual({})
})
