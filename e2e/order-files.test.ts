// A file of orders in a browser: forty orders are uploaded, three are corrected and all placed; two wait, are paid, and all are dispatched.
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { releaseWaiting } from '../src/server/operations/release-waiting.ts'
import { dispatchOrder, packOrder, pickOrder } from '../src/server/staff/orders/handle-order.ts'
import { fileChangedText } from '../src/shared/file-changed-text.ts'
import { fileFaultText } from '../src/shared/order-file-texts.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { createMember } from '../test/support/create-member.ts'
import { putMoney } from '../test/support/money.ts'
import { csvOf, orderRow } from '../test/support/order-files.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../test/support/orders.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { expectAccessibleInThemes } from './support/accessible-pages.ts'

const PHONE = { width: 360, height: 780 }
/** Packing without recording the date codes of the pieces; YYWW is the form that they would have, year and week. */
const NO_DATE_CODES = { pattern: 'YYWW', byItem: new Map<string, string[]>() } as const
const EARLIER = new Date('2026-01-01')

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 1000)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 30_000 })

/** Forty orders of one piece; three have an error that the dropshipper can correct. */
function fortyOrders(): string {
  const rows = Array.from({ length: 40 }, (_, at) => orderRow(`M-${at + 1}`))
  rows[4] = orderRow('M-5', { SKU: 'my own number' })
  rows[11] = orderRow('M-12', { Quantity: 'two' })
  rows[30] = orderRow('M-31', { Postcode: '' })
  return csvOf(rows, ';')
}

async function upload(page: Page, name: string, text: string, label: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await button(page, label).click()
  await page.waitForURL(/\?file=\d+$/)
}

/** A screen reader reads what has the focus, and the window shows it. */
async function expectFocusOn(page: Page, text: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe(text)
  expect(await page.locator(':focus').evaluate(isInWindow)).toBe(true)
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Presses the button while the call of this name is lost: the form says so, and takes the focus. */
async function expectLossReported(page: Page, call: string, label: string): Promise<void> {
  await page.route(`**/api/order-files/*/${call}`, (route) => route.abort(), { times: 1 })
  await button(page, label).click()
  const summary = page.getByRole('group').and(page.locator('form :focus'))
  await summary.getByRole('heading').waitFor()
}

/** What an order of one piece costs, in minor units. */
async function priceOfOne(): Promise<bigint> {
  const { rows } = await sql<{ total: string }>`
    select total::text from trade_order order by id desc limit 1`.execute(shop.db)
  return BigInt(rows[0]?.total ?? 0)
}

async function ordersOf({
  companyId,
}: Dropshipper): Promise<{ order_no: string; state: string }[]> {
  const { rows } = await sql<{ order_no: string; state: string }>`
    select order_no, state from trade_order where company_id = ${companyId} order by id`.execute(
    shop.db,
  )
  return rows
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 2)
  const t = TEXTS[lang]['order-file']
  const address = `${langPrefix(lang)}/orders/import`

  test('forty orders are uploaded, three are corrected and all placed; two wait, are paid, and all are dispatched', async () => {
    const probe = await createDropshipper(shop)
    const first = await visit(address, { member: probe, viewport: PHONE })
    await upload(first, 'one.csv', csvOf([orderRow('P-1')]), t.upload.button)
    await button(first, t.columns.check).click()
    await button(first, t.summary.placeAll(1)).click()
    await first.getByText(t.report.placed(1)).waitFor()
    await expectFocusOn(first, t.report.title)
    const one = await priceOfOne()

    const dropshipper = await createDropshipper(shop, one * 38n + one / 2n, { lang })
    const page = await visit(address, { member: dropshipper, viewport: PHONE })
    await expectAccessibleInThemes(page)
    await upload(page, 'forty.csv', fortyOrders(), t.upload.button)
    await expectAccessibleInThemes(page)
    await button(page, t.columns.check).click()
    await button(page, t.summary.placeGood(37)).waitFor()
    await expectFocusOn(page, t.summary.title)
    await expectAccessibleInThemes(page)
    await page.getByLabel(t.rows.label(6, t.fields.item)).fill(ITEM)
    await page.getByLabel(t.rows.label(13, t.fields.quantity)).fill('1')
    await page.getByLabel(t.rows.label(32, t.fields.postCode)).fill('20095')
    await expectLossReported(page, 'check', t.columns.checkAgain)
    await button(page, t.columns.checkAgain).click()
    await button(page, t.summary.placeAll(40)).waitFor()
    await expectFocusOn(page, t.summary.title)
    await expectLossReported(page, 'place', t.summary.placeAll(40))
    await button(page, t.summary.placeAll(40)).click()
    await page.getByText(t.progress.leave).waitFor()
    await expectFocusOn(page, t.progress.title)
    // A closed browser loses nothing.
    const url = page.url()
    await page.close()
    const later = await visit(url, { member: dropshipper, viewport: PHONE })
    await later.getByText(t.report.placed(40)).waitFor()
    await later.getByText(t.report.waiting(2)).waitFor()
    await expectAccessibleInThemes(later)

    await putMoney(shop.db, dropshipper.accountId, one * 2n)
    await releaseWaiting(shop.db, dropshipper.accountId, new Date())
    const staff = { db: shop.db, now: new Date(), actor: 'staff:warehouse@example' }
    for (const { order_no } of await ordersOf(dropshipper)) {
      await pickOrder(staff, order_no)
      await packOrder(staff, order_no, { grams: 700, dateCodes: NO_DATE_CODES })
      await dispatchOrder(staff, order_no, `TRACK-${order_no}`)
    }
    const states = (await ordersOf(dropshipper)).map(({ state }) => state)
    expect(states).toEqual(Array.from({ length: 40 }, () => 'shipped'))
  })

  test('corrections that are typed but not checked stay while the other orders are placed', async () => {
    const page = await visit(address, { member: await createDropshipper(shop, 1000_00n, { lang }) })
    const rows = [orderRow('K-1'), orderRow('K-2', { Postcode: '' })]
    await upload(page, 'two.csv', csvOf(rows), t.upload.button)
    await button(page, t.columns.check).click()
    const postCode = page.getByLabel(t.rows.label(3, t.fields.postCode))
    await postCode.fill('20095')
    await button(page, t.summary.placeGood(1)).click()
    await page.getByText(t.progress.leave).waitFor()
    // The progress is read again although the shop was busy once.
    const reading = '**/api/order-files/*?*'
    const busy = page.waitForResponse((answer) => answer.status() === 503)
    await page.route(reading, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await busy
    expect(await postCode.inputValue()).toBe('20095')
    await page.getByText(t.report.placed(1)).waitFor()
    expect(await postCode.inputValue()).toBe('20095')
    await button(page, t.columns.checkAgain).click()
    await button(page, t.summary.placeAll(1)).waitFor()
  })

  test('orders of a file that was checked again or submitted in another tab are not placed, and the page says so with its new state', async () => {
    const dropshipper = await createDropshipper(shop, 1000_00n, { lang })
    const page = await visit(address, { member: dropshipper, viewport: PHONE })
    const rows = [orderRow('T-1'), orderRow('T-2', { Postcode: '' }), orderRow('T-3', { City: '' })]
    await upload(page, 'three.csv', csvOf(rows), t.upload.button)
    await button(page, t.columns.check).click()
    const place = button(page, t.summary.placeGood(1))
    await place.waitFor()
    const city = page.getByLabel(t.rows.label(4, t.fields.city))
    await city.fill('Hamburg')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel(t.rows.label(3, t.fields.postCode)).fill('20095')
    await button(other, t.columns.checkAgain).click()
    await button(other, t.summary.placeGood(2)).waitFor()
    await place.click()
    await expectFocusOn(page, t.summary.changed)
    expect(await city.inputValue()).toBe('Hamburg')
    await expectAccessibleInThemes(page)
    // A check elsewhere has begun, or failed after it did.
    await sql`update order_file set state = 'read' where company_id = ${dropshipper.companyId}`.execute(
      shop.db,
    )
    await button(page, t.summary.placeGood(2)).click()
    await expectFocusOn(page, t.summary.unchecked)
    expect(await city.inputValue()).toBe('Hamburg')
    await expectAccessibleInThemes(page)
    await button(page, t.columns.check).click()
    await button(page, t.summary.placeGood(2)).waitFor()
    await expectFocusOn(page, t.summary.title)
    await button(other, t.summary.placeGood(2)).click()
    await other.getByText(t.progress.leave).waitFor()
    await button(page, t.summary.placeGood(2)).click()
    await expectFocusOn(page, t.summary.submitted)
    await page.getByText(t.report.placed(2)).waitFor()
    await expectFocusOn(page, t.summary.submitted)
    expect(await city.inputValue()).toBe('Hamburg')
    expect(await ordersOf(dropshipper)).toHaveLength(2)
  })

  test('a file that was changed after a lost upload is asked for again, and then uploaded as it is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'order-file-'))
    const path = join(folder, 'orders.csv')
    await writeFile(path, csvOf([orderRow('C-1')]))
    // The browser recognises a change by the second of its time.
    await utimes(path, EARLIER, EARLIER)
    const page = await visit(address, { member: await createDropshipper(shop) })
    const chosen = page.locator('input[type=file]')
    await chosen.setInputFiles(path)
    await page.route('**/api/order-files', (route) => route.abort(), { times: 1 })
    await button(page, t.upload.button).click()
    await page.getByRole('heading', { name: TEXTS[lang].form.noAnswerTitle }).waitFor()
    await writeFile(path, csvOf([orderRow('C-1'), orderRow('C-2')]))
    await button(page, t.upload.button).click()
    await page.getByRole('link', { name: fileChangedText(lang) }).waitFor()
    await chosen.setInputFiles(path)
    await button(page, t.upload.button).click()
    await page.waitForURL(/\?file=\d+$/)
    await page.getByText('C-1 · C-2').waitFor()
    await rm(folder, { recursive: true })
  })

  test('a file that is no table and columns that are missing are explained, and a viewer reads why only others may upload', async () => {
    const dropshipper = await createDropshipper(shop, 1000_00n, { lang })
    const page = await visit(address, { member: dropshipper })
    const { faults } = TEXTS[lang].form.attachment
    await page.getByText(t.earlier.none).waitFor()
    const picture = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('ffd8ff00', 'hex') }
    await page.locator('input[type=file]').setInputFiles(picture)
    await button(page, t.upload.button).click()
    await page.getByText(fileFaultText('heading', lang)).first().waitFor()
    const empty = { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) }
    await page.locator('input[type=file]').setInputFiles(empty)
    await button(page, t.upload.button).click()
    await page.getByRole('link', { name: faults.empty }).waitFor()
    await upload(page, 'odd.csv', 'Name,Amount\nA,1\n', t.upload.button)
    await button(page, t.columns.check).click()
    await page.getByText(t.fields.reference).first().waitFor()
    const { companyId } = dropshipper
    const viewer = await createMember(shop.db, { kind: 'dropship', companyId, role: 'viewer' })
    const reading = await visit(address, { member: viewer })
    await reading.getByText(t.noRole).waitFor()
  })
})
