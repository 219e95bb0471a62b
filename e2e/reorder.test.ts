// Ordering again in a browser: an order whose item was discontinued, its replacement item, and a standing list whose
// price changed.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { addPriceList, removePriceList } from '../test/support/price-lists.ts'
import {
  CHOICES,
  createDropshipper,
  ITEM,
  OTHER,
  type Dropshipper,
  setStock,
} from '../test/support/orders.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { expectAccessibleInThemes } from './support/accessible-pages.ts'

const PHONE = { width: 360, height: 780 }
const THIRD = 'VC-TB29206'

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 1000)
  await setStock(shop, OTHER, 1000)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

async function post<R>(dropshipper: Dropshipper, path: string, body: object): Promise<R> {
  const answer = await fetch(shop.address + path, {
    method: 'POST',
    headers: { ...dropshipper.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { result: R }).result
}

/** Orders what is in the basket; `revision` is that of the basket. Returns the number of the order. */
async function order(dropshipper: Dropshipper, revision: number): Promise<string> {
  const { total } = await post<{ total: string }>(dropshipper, '/api/checkout', {
    ...CHOICES,
    revision,
  })
  const sent = { ...CHOICES, revision, expectedTotal: total, key: randomUUID() }
  return (await post<{ orderNo: string }>(dropshipper, '/api/orders', sent)).orderNo
}

/** Discontinues the item in favour of `successor`; null offers it again. */
async function setSuccessor(itemNo: string, successor: string | null): Promise<void> {
  await sql`update product set stop = ${successor !== null},
      successor_id = (select id from product where item_no = ${successor})
    where item_no = ${itemNo}`.execute(shop.owner)
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 1)
  const prefix = langPrefix(lang)
  const t = TEXTS[lang].reorder

  test('an order is ordered again, with the replacement item in place of what is discontinued', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, quantity: 2 }))
    const path = '/api/basket/lines'
    const { revision } = await post<{ revision: number }>(dropshipper, path, { lines })
    const orderNo = await order(dropshipper, revision)
    await setSuccessor(ITEM, THIRD)
    const page = await visit(`${prefix}/orders`, { member: dropshipper, viewport: PHONE })
    await button(page, t.orderOf(orderNo)).click()
    const dialog = page.getByRole('dialog', { name: t.title })
    await dialog.getByText(t.some(1, 2)).waitFor()
    await dialog.getByText(t.reasons.discontinued).waitFor()
    await expectAccessibleInThemes(page)
    await button(page, t.replace(THIRD, '2')).click()
    await dialog.getByText(t.replaced('2')).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe(t.replaced('2'))
    await dialog.getByRole('link', { name: t.toBasket }).click()
    await page.waitForURL(/\/basket$/)
    for (const itemNo of [OTHER, THIRD])
      await page.getByRole('link', { name: itemNo }).first().waitFor()
    await page.goto(`${shop.address}${prefix}/orders/${orderNo}`)
    await button(page, t.order).waitFor()
    await expectAccessibleInThemes(page)
    await setSuccessor(ITEM, null)
  })

  test('a standing list fills the basket and shows the new price after the order', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    const { companyId } = dropshipper
    const prices = (unit: string) => [{ itemNo: ITEM, steps: [{ from: 1, unit }] }]
    await addPriceList(shop.owner, { id: 'own', companyId, prices: prices('10') })
    await post(dropshipper, '/api/wish-lists/lines', { lines: [{ itemNo: ITEM, quantity: 3 }] })
    const page = await visit(`${prefix}/wishlist`, { member: dropshipper, viewport: PHONE })
    await button(page, t.standing.mark).click()
    await page.getByText(t.standing.neverOrdered).waitFor()
    await button(page, t.list).click()
    await page.getByRole('dialog', { name: t.title }).getByText(t.all(1)).waitFor()
    const basket = await fetch(`${shop.address}/api/basket`, { headers: dropshipper.headers })
    const { result } = (await basket.json()) as { result: { revision: number } }
    const orderNo = await order(dropshipper, result.revision)
    await removePriceList(shop.owner, 'own')
    await addPriceList(shop.owner, { id: 'own', companyId, prices: prices('11.5') })
    await page.reload()
    await page.getByRole('link', { name: orderNo }).waitFor()

    await page.getByText(t.standing.dearer('3', 'USD 30.00', 'USD 34.50')).waitFor()
    await expectAccessibleInThemes(page)
    await removePriceList(shop.owner, 'own')
  })
})
