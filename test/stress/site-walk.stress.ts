// Every screen in three languages, light and dark, at three widths: axe violations and horizontal overflow.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGS } from '../../src/shared/lang.ts'
import { addressIn, MEMBER_PAGES, SITE_PAGES } from '../support/site-pages.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../support/axe.ts'
import { type JourneyBrowser, launchBrowser } from '../support/browser.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import { type ListeningShop, startShop } from '../support/listening-shop.ts'
import { recordFigures } from '../support/record-figures.ts'
import { runCommand } from '../support/run-command.ts'

const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const PATHS = [...SITE_PAGES.map(([path]) => path), '/nowhere/at-all']
/** Companies of the demonstration: for each area, the one with orders and returns in every state. */
const COMPANIES = [
  { name: 'Example Wholesale GmbH', kind: 'wholesale' },
  { name: 'Example Parcels Ltd', kind: 'dropship' },
]
/** Pages from which a wholesaler is redirected to the basket. */
const DROPSHIPPER_PAGES = new Set(['/orders/import'])

let shop: ListeningShop
let browser: JourneyBrowser

beforeAll(async () => {
  shop = await startShop()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

describe.each(LANGS)('in %s', (lang) => {
  test.each(WIDTHS)('no page has serious axe violations or overflows at %i px', async (width) => {
    const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const
    const page = await browser.openPage({ baseURL: shop.address, ...options })
    const found = await walk(
      page,
      PATHS.map((path) => addressIn(lang, path)),
    )
    for (const { name, kind } of COMPANIES) {
      await page.goto(await logInLinkOf(name))
      const pages = await pagesOf(name)
      const open = pages.filter((path) => kind === 'dropship' || !DROPSHIPPER_PAGES.has(path))
      found.push(
        ...(await walk(
          page,
          open.map((path) => addressIn(lang, path)),
        )),
      )
    }
    const { token } = await enrolStaff(shop.db)
    const staff = { name: 'staff', value: token, url: shop.address, httpOnly: true }
    await page.context().addCookies([staff])
    found.push(...(await walk(page, [addressIn(lang, '/staff')])))
    await page.context().close()
    recordFigures(`${lang} ${width} px`, { found: found.length })
    expect(found).toEqual([])
  })
})

/** A new link, since each logs in once. */
async function logInLinkOf(company: string): Promise<string> {
  const { out } = await runCommand(shop.databaseUrl, 'demo', [], { PUBLIC_URL: shop.address })
  const path = new RegExp(`${company}[^]*?owner +\\S+?(/log-in-link/\\S+)`).exec(out)?.[1]
  if (path === undefined) throw new Error(`${company} got no link: ${out}`)
  return path
}

/** The pages of members, with one order and one return of the company in each state. */
async function pagesOf(company: string): Promise<string[]> {
  const { id } = await shop.db
    .selectFrom('company')
    .where('name', '=', company)
    .select('id')
    .executeTakeFirstOrThrow()
  const orders = await shop.db
    .selectFrom('trade_order')
    .where('company_id', '=', id)
    .distinctOn('state')
    .orderBy('state')
    .select('order_no')
    .execute()
  const returns = await shop.db
    .selectFrom('trade_return')
    .where('company_id', '=', id)
    .distinctOn('state')
    .orderBy('state')
    .select('return_no')
    .execute()
  // Instead of the sample order and return, whose pages end in a digit, those that the company has.
  return [
    ...MEMBER_PAGES.filter((path) => !/\d$|^\/staff$/.test(path)),
    ...orders.map(({ order_no }) => `/orders/${order_no}`),
    ...returns.map(({ return_no }) => `/returns/${return_no}`),
  ]
}

async function walk(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' })
    if (new URL(page.url()).pathname !== address.split('?', 1)[0])
      found.push(`${address}: redirected`)
    for (const theme of THEMES) {
      await setTheme(page, theme)
      const errors = await seriousViolations(page, { withFrame: true })
      found.push(...errors.map((fault) => `${address} ${theme}: ${fault}`))
    }
    const wider = await widerThanScreen(page)
    // One pixel may be due to rounding.
    if (wider > 1) found.push(`${address}: ${wider} px wider than the screen`)
  }
  return found
}
