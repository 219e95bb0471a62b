// Checkout of a dropshipper in a browser: from the product to the held money, an order that waits, a cancelled one,
// two tabs, a lost answer, a login that may not order, and wrong entries.
import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { readPaymentReference } from '../test/support/money.ts'
import { creditMatched, enterBankLine } from '../src/server/staff/money/handle-payments.ts'
import { minorText } from '../src/shared/minor-units.ts'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { addressErrorText } from '../src/shared/recipient-address-texts.ts'
import { moneyText } from '../src/web/features/pricing/price/money-format.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../test/support/axe.ts'
import { createMember, type TestMember } from '../test/support/create-member.ts'
import { figuresOf } from '../test/support/money.ts'
import {
  createDropshipper,
  ITEM,
  RECIPIENT,
  type Dropshipper,
  setStock,
} from '../test/support/orders.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { createMemberWithBalance, fillRecipient } from './support/place-orders.ts'

const PRODUCT = `/products/${ITEM}`
const SERVICE = 'example-air-express'
const PHONE = { width: 360, height: 780 }

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 1000)
})
afterAll(() => shop?.close())
const { visit, forgiveErrors } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 2)
  const prefix = langPrefix(lang)
  const t = TEXTS[lang].checkout
  const { orders } = TEXTS[lang].money

  test('a dropshipper orders from the product page, sees the money held, cancels and gets the money back', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    await mailEachOrder(dropshipper)
    const page = await visit(prefix + PRODUCT, { member: dropshipper, viewport: PHONE })
    await button(page, TEXTS[lang]['basket-parts'].addItem(ITEM)).click()
    await page.getByRole('link', { name: TEXTS[lang]['basket-parts'].toBasket }).click()
    await page.getByRole('link', { name: TEXTS[lang].basket.checkOut }).click()
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
    await fillCheckout(page, lang)
    await page.getByText(t.sum.covered).waitFor()
    expect(await violations(page)).toEqual([])
    await button(page, t.place).click()
    await waitForOrderPage(page, prefix)
    await page
      .getByText(orders.labels['confirmed'] ?? '', { exact: true })
      .first()
      .waitFor()
    const held = await figuresOf(shop.db, dropshipper.accountId)
    expect(held.available + held.held).toBe(500_00)
    expect(held.held).toBeGreaterThan(0)
    const orderNo = page.url().split('/').at(-1) ?? ''
    const mail = await shop.mailbox.next({ to: dropshipper.email }, 20_000)
    expect(mail.text).toContain(orderNo)
    expect(mail.text).not.toContain(RECIPIENT.name)
    await button(page, orders.actions['cancel'] ?? '').click()
    await page
      .getByText(orders.labels['cancelled'] ?? '', { exact: true })
      .first()
      .waitFor()
    await expect.poll(() => page.getByText(orders.noParcels).count()).toBe(0)
    const back = await figuresOf(shop.db, dropshipper.accountId)
    expect([back.available, back.held]).toEqual([500_00, 0])
  })

  test('orders that the balance does not cover say what to pay, and a credited top-up releases them in turn', async () => {
    const dropshipper = await createDropshipper(shop, 1_00n, { lang })
    const page = await visit(null, { member: dropshipper })
    const numbers: string[] = []
    for (const _ of ['first', 'second']) {
      await putIntoBasket(page, dropshipper)
      await page.goto(`${prefix}/checkout`)
      await fillCheckout(page, lang)
      if (numbers[0] !== undefined) {
        // Both orders cost the same.
        const cents = 2n * BigInt((await orderRow(numbers[0])).total) - 1_00n
        await page
          .getByText(t.sum.missingWithEarlier(moneyText(minorText(cents, 'USD'), 'USD')))
          .waitFor()
      }
      await button(page, t.place).click()
      await waitForOrderPage(page, prefix)
      await page.getByRole('heading', { name: orders.waiting.title }).waitFor()
      numbers.push(page.url().split('/').at(-1) ?? '')
    }
    const { total } = await orderRow(numbers[0] ?? '')
    // Enough for one of them: the older.
    await creditByStaff(dropshipper, BigInt(total))
    expect((await orderRow(numbers[0] ?? '')).state).toBe('held')
    expect((await orderRow(numbers[1] ?? '')).state).toBe('awaiting_funds')
    await creditByStaff(dropshipper, BigInt(total))
    await page.reload()
    await page
      .getByText(orders.labels['confirmed'] ?? '', { exact: true })
      .first()
      .waitFor()
    await expect
      .poll(() => page.getByRole('heading', { name: orders.waiting.title }).count())
      .toBe(0)
  })

  test('a new dropshipper reads at the checkout how much is missing to open the account', async () => {
    const dropshipper = await createMemberWithBalance(shop.db, 900_00n, { lang })
    const page = await visit(null, { member: dropshipper, viewport: PHONE })
    await putIntoBasket(page, dropshipper)
    await page.goto(`${prefix}/checkout`)
    await fillCheckout(page, lang)
    await page.getByText(t.sum.missingToOpen(moneyText('100.00', 'USD'))).waitFor()
    expect(await violations(page)).toEqual([])
  })

  test('two tabs with one basket place one order, and the other tab says so', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    const page = await visit(null, { member: dropshipper })
    await putIntoBasket(page, dropshipper)
    await page.goto(`${prefix}/checkout`)
    await fillCheckout(page, lang)
    const other = await page.context().newPage()
    await other.goto(`${shop.address}${prefix}/checkout`)
    // What was typed in one tab is there in the other.
    await expect
      .poll(() => field(other, t.labels['address.line1']).inputValue())
      .toBe(RECIPIENT.line1)
    await other.locator(`input[value=${SERVICE}]:checked`).waitFor()
    await button(page, t.place).dblclick()
    await waitForOrderPage(page, prefix)
    await button(other, t.place).click()
    await other.getByRole('heading', { name: t.empty.title }).waitFor()
    await expect.poll(() => countOrders(dropshipper)).toBe(1)
  })

  test('a lost answer never doubles an order: the page finds the order by its key, before and after a reload', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    const page = await visit(null, { member: dropshipper })
    await putIntoBasket(page, dropshipper)
    await page.goto(`${prefix}/checkout`)
    await fillCheckout(page, lang)
    await page.route('**/api/orders', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.route('**/api/orders/placed/**', (route) => route.abort())
    await button(page, t.place).click()
    await page.getByRole('heading', { name: t.unknown.title }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: t.unknown.title }).waitFor()
    await page.unroute('**/api/orders/placed/**')
    await button(page, t.unknown.again).click()
    await waitForOrderPage(page, prefix)
    await expect.poll(() => countOrders(dropshipper)).toBe(1)
    forgiveErrors()
  })

  test('a request that never arrived orders nothing, keeps the entries, and works the second time', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    const page = await visit(null, { member: dropshipper })
    await putIntoBasket(page, dropshipper)
    await page.goto(`${prefix}/checkout`)
    await fillCheckout(page, lang)
    await page.route('**/api/orders', (route) => route.abort())
    await button(page, t.place).click()
    await page.locator('main').getByText(t.rejected.notPlaced).waitFor()
    await expect.poll(() => countOrders(dropshipper)).toBe(0)
    await expect.poll(() => field(page, t.labels['address.name']).inputValue()).toBe(RECIPIENT.name)
    await page.unroute('**/api/orders')
    await button(page, t.place).click()
    await waitForOrderPage(page, prefix)
    await expect.poll(() => countOrders(dropshipper)).toBe(1)
    forgiveErrors()
  })

  test('wrong entries are named at their fields in whole sentences, and pieces beyond the stock may wait', async () => {
    const dropshipper = await createDropshipper(shop, 100_000_00n, { lang })
    const page = await visit(null, { member: dropshipper, viewport: PHONE })
    await setStock(shop, ITEM, 1)
    await putIntoBasket(page, dropshipper, 2)
    await page.goto(`${prefix}/checkout`)
    await button(page, t.place).click()
    await page.getByRole('alert').or(page.getByRole('group')).first().waitFor()
    await fillCheckout(page, lang)
    await expectLatinLetters(page, lang)
    await field(page, t.labels['address.postCode']).fill('2009')
    await field(page, t.labels.declaredValue).fill('lots')
    await button(page, t.place).click()
    await page.locator('#field-mayWait-error').getByText(t.wait.needed).waitFor()
    await page.locator('#field-declaredValue-error').getByText(t.details.declaredWrong).waitFor()
    await field(page, t.labels.declaredValue).fill('1,025.00')
    await page.getByRole('checkbox', { name: t.labels.mayWait }).check()
    await button(page, t.place).click()
    await page.locator('[id="field-address.postCode-error"]').waitFor()
    const error = await page.locator('[id="field-address.postCode-error"]').innerText()
    expect(error).toMatch(/[.。]$/)
    expect(error).not.toContain(`${t.labels['address.postCode']} `)
    expect(await violations(page)).toEqual([])
    await field(page, t.labels['address.postCode']).fill(RECIPIENT.postCode)
    await button(page, t.place).click()
    await waitForOrderPage(page, prefix)
    await setStock(shop, ITEM, 1000)
  })

  test('a viewer is shown who may order, and without scripts the checkout can be read', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    const withoutScripts = await visit(null, { member: dropshipper, javaScriptEnabled: false })
    await putIntoBasket(withoutScripts, dropshipper)
    await withoutScripts.goto(`${prefix}/checkout`)
    await expect
      .poll(() => withoutScripts.locator('main noscript p').first().innerText())
      .toBe(t.needsScripts)
    await withoutScripts.getByRole('link', { name: ITEM }).waitFor()
    await expect.poll(() => button(withoutScripts, t.place).isDisabled()).toBe(true)
    const viewer = await createMember(shop.db, {
      kind: 'dropship',
      companyId: dropshipper.companyId,
      role: 'viewer',
      lang,
    })
    const page = await visit(`${prefix}/checkout`, { member: viewer })
    await page.getByText(t.noRole.viewer).waitFor()
    await expect.poll(() => page.locator('main form').count()).toBe(0)
  })
})

/** Sets the company to receive a mail for each order instead of one mail a day. */
async function mailEachOrder({ companyId }: Dropshipper): Promise<void> {
  await sql`insert into order_setting (company_id, kind, mails)
    values (${companyId}, 'dropship', 'each')`.execute(shop.owner)
}

async function putIntoBasket(page: Page, dropshipper: TestMember, quantity = 1): Promise<void> {
  const answer = await page.request.post(`${shop.address}/api/basket/lines`, {
    data: { lang: 'en_us', mode: 'set', lines: [{ itemNo: ITEM, quantity }] },
    headers: dropshipper.headers,
  })
  expect((await answer.json()).code).toBe(200)
}

/** The address of the sample customer and the express service. */
async function fillCheckout(page: Page, lang: Lang): Promise<void> {
  await fillRecipient(page, lang)
  await page.locator(`input[value=${SERVICE}]`).check()
}

/** Chinese characters are pointed out while they are typed; the link leads to their field. */
async function expectLatinLetters(page: Page, lang: Lang): Promise<void> {
  const label = TEXTS[lang].checkout.labels['address.line1']
  const street = field(page, label)
  await street.fill('彌敦道 1 號')
  const text = addressErrorText({ field: 'line1', code: 'latinOnly', actual: 0, limit: 0 }, lang)
  const notice = page.getByRole('status').filter({ hasText: text })
  await notice.getByRole('link', { name: label }).press('Enter')
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('address.line1')
  await street.fill(RECIPIENT.line1)
  await expect.poll(() => notice.count()).toBe(0)
}

async function waitForOrderPage(page: Page, prefix: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/orders/O`))
}

async function violations(page: Page): Promise<string[]> {
  await setTheme(page, 'light')
  // The header of a dropshipper shows the balance.
  const found = await seriousViolations(page, { withFrame: true })
  await setTheme(page, 'dark')
  const wider = await widerThanScreen(page)
  return [
    ...found,
    ...(await seriousViolations(page, { rules: ['color-contrast'] })),
    ...(wider > 1 ? [`${wider} px wider than the screen`] : []),
  ]
}

async function countOrders({ companyId }: Dropshipper): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade_order where company_id = ${companyId}`.execute(shop.db)
  return rows[0]?.count ?? 0
}

async function orderRow(orderNo: string): Promise<{ state: string; total: number }> {
  const { rows } = await sql<{ state: string; total: number }>`
    select state, total from trade_order where order_no = ${orderNo}`.execute(shop.db)
  return rows[0]!
}

async function creditByStaff({ accountId }: Dropshipper, amount: bigint): Promise<void> {
  const staff = { db: shop.db, now: new Date(), actor: 'staff:finance@example' }
  const received = await enterBankLine(staff, {
    method: 'transfer',
    currency: 'USD',
    amount,
    bankReference: `journey ${accountId} ${crypto.randomUUID()}`,
    statedReference: await readPaymentReference(shop.db, accountId),
    arrivedAt: staff.now,
  })
  if (received.state !== 'matched') throw new Error(`the top-up is ${received.state}`)
  await creditMatched(staff, received.paymentId)
}
