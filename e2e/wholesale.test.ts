// Orders of wholesalers in a browser, from a pasted list to the delivery of two parcels, with every mail and document read.
import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { changeApprovalLimitRoute } from '../src/contract/approval.ts'
import { findDocumentOrder } from '../src/server/modules/document/issue-service.ts'
import { allocateBackorders } from '../src/server/operations/allocate-backorders.ts'
import { printDocument } from '../src/server/operations/print-document.ts'
import {
  deliverOrder,
  dispatchOrder,
  packOrder,
  pickOrder,
} from '../src/server/staff/orders/handle-order.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { createMemberWithPassword, PASSWORD } from '../test/support/log-in-as.ts'
import { createMember } from '../test/support/create-member.ts'
import { figuresOf, putMoney } from '../test/support/money.ts'
import { ITEM, setOnHand, setStock } from '../test/support/orders.ts'
import { readPdf } from '../test/support/read-pdf.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import {
  addAddress,
  createWholesaler,
  offerFor,
  payByTransfer,
  setCurrency,
  type Wholesaler,
} from '../test/support/wholesale.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { readMails } from './support/read-mails.ts'
import {
  fillBasket,
  readDocument,
  readDocuments,
  expectWords,
  referenceOf,
  stateOf,
  submit,
  waitForLabel,
} from './support/wholesale-orders.ts'
import { expectStateFocused } from './support/state-focus.ts'

const TEN = new Map([[ITEM, '10']])

let shop: MemberShop
beforeAll(async () => {
  shop = await openMemberShop()
  // Orders at demonstration prices are never invoiced.
  await sql`update price_list set is_demonstration = false`.execute(shop.owner)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' },
  timeoutMs: 20_000,
})

/**
 * Pays 107.60 and 42.40 for an order of 120.00: the page names the amount that is missing. A mail confirms each payment, and
 * with the second one another mail says that the order is paid.
 */
async function payInTwoParts(page: Page, buyer: Wholesaler, orderNo: string) {
  const reference = await referenceOf(shop, orderNo)
  await payByTransfer(shop, { reference, amount: 107_60n })
  await expectMail(buyer, ['107.60'])
  await page.reload()
  await page.getByText('12.40').first().waitFor()
  await payByTransfer(shop, { reference, amount: 42_40n })
  await readMails(shop, buyer.email, [['42.40'], [orderNo]])
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const { wholesale: t, basket, reorder, 'wish-list': list, 'list-review': review } = TEXTS[lang]
  const { orders } = TEXTS[lang].money
  const { approval } = TEXTS[lang].team
  const prefix = langPrefix(lang)

  test('a pasted list becomes an order, an offer, a payment in two parts and two parcels, each with mails and documents', async () => {
    await setStock(shop, ITEM, 6)
    const buyer = await createWholesaler(shop, 0n, { lang })
    const page = await visit(`${prefix}/wishlist`, { member: buyer })
    await button(page, list.none.paste).click()
    await page.locator('#pasted').fill(`${ITEM}\t10`)
    await button(page, review.read).click()
    await button(page, review.add(1)).click()
    await page.getByText(review.added(1)).waitFor()
    await button(page, reorder.list).click()
    await page.getByRole('link', { name: reorder.toBasket }).click()
    await page.getByRole('link', { name: basket.wholesale.checkOut }).click()
    await button(page, t.checkout.submit).click()
    const orderNo = await waitForOrderPage(page, prefix)
    await expectMail(buyer, [orderNo])

    await offerFor(shop, orderNo, { freight: 20_00n, prices: TEN })
    const proforma = [orderNo, ITEM, '100.00', '20.00', 'USD120.00']
    const [attached] = (await expectMail(buyer, [orderNo])).attachments
    expectWords(readPdf(attached!.content), proforma)
    await page.reload()
    expectWords(await readDocument(page, 'proforma'), proforma)
    await button(page, t.offer.accept).click()
    await page.getByRole('heading', { name: t.payment.title }).waitFor()
    const reference = await referenceOf(shop, orderNo)
    await expectMail(buyer, [orderNo, reference, '120.00'])
    await page.reload()
    expectWords(await readDocument(page, 'payment-instruction'), [reference, '120.00'])

    await payInTwoParts(page, buyer, orderNo)
    await page.reload()
    await waitForLabel(page, lang, 'confirmed')
    expect(await figuresOf(shop.db, buyer.accountId)).toMatchObject({
      available: 30_00,
      held: 120_00,
    })

    const picked = await ship(orderNo, 'TRACK-1')
    expectWords(picked, [orderNo, ITEM, '6'])
    await expectMail(buyer, [orderNo, 'TRACK-1'])
    await setOnHand(shop, ITEM, 4)
    await allocateBackorders(shop.db)
    await ship(orderNo, 'TRACK-2')
    await expectMail(buyer, [orderNo, 'TRACK-2'])
    await deliverOrder(staff(), orderNo)
    await page.reload()
    await waitForLabel(page, lang, 'delivered')
    const [first, second, ...more] = await readDocuments(page, 'invoice')
    expect(more).toEqual([])
    expectWords(first, [orderNo, ITEM, '60.00', '20.00', 'USD80.00'])
    expectWords(second, [orderNo, ITEM, '40.00', 'USD40.00'])
    for (const [at, packed] of (await readDocuments(page, 'packing-list')).entries()) {
      expectWords(packed, [`${orderNo}-${at + 1}`, ITEM])
      expect(packed).not.toContain('USD')
    }
    expect(await figuresOf(shop.db, buyer.accountId)).toMatchObject({ available: 30_00, held: 0 })
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
  })

  test('an offer is changed when the buyer asks for it, an outdated page accepts nothing, and a paid order is cancelled with its money', async () => {
    await setStock(shop, ITEM, 100)
    const buyer = await createWholesaler(shop, 0n, { lang })
    const page = await visit(null, { member: buyer })
    const orderNo = await submit(page, buyer)
    await offerFor(shop, orderNo, { freight: 0n, prices: TEN })
    await page.goto(`${prefix}/orders/${orderNo}`)
    const old = await page.context().newPage()
    await old.goto(`${shop.address}${prefix}/orders/${orderNo}`)
    await field(page, t.offer.labels.message).fill('5?')
    await button(page, t.offer.change).click()
    await page.getByText(t.offer.changeAsked).waitFor()
    await expectStateFocused(page)
    await offerFor(shop, orderNo, { freight: 0n, quantities: new Map([[ITEM, 5]]) })
    await button(old, t.offer.accept).click()
    await old.getByText(t.offer.changed).waitFor()
    expect(await stateOf(shop, orderNo)).toBe('quoted')
    const { companyId } = buyer
    const viewer = await createMember(shop.db, {
      kind: 'wholesale',
      companyId,
      role: 'viewer',
      lang,
    })
    const read = await visit(`${prefix}/orders/${orderNo}`, { member: viewer })
    await read.getByRole('heading', { name: t.offer.title }).waitFor()
    await expect.poll(() => button(read, t.offer.accept).count()).toBe(0)
    await setCurrency(shop, buyer, 'EUR')
    await button(old, t.offer.accept).click()
    await old.getByText(t.offer.otherCurrency).waitFor()
    await setCurrency(shop, buyer, 'USD')
    await button(old, t.offer.accept).click()
    await old.getByRole('heading', { name: t.payment.title }).waitFor()
    await payByTransfer(shop, { reference: await referenceOf(shop, orderNo), amount: 50_00n })
    expect(await figuresOf(shop.db, buyer.accountId)).toMatchObject({ available: 0, held: 50_00 })
    await page.reload()
    await button(page, orders.actions['cancel'] ?? '').click()
    await expectStateFocused(page, orders.labels['cancelled'])
    expect(await figuresOf(shop.db, buyer.accountId)).toMatchObject({ available: 50_00, held: 0 })
  })

  test('what remains of a payment pays the next order from the balance', async () => {
    await setStock(shop, ITEM, 100)
    const buyer = await createWholesaler(shop, 0n, { lang })
    const page = await visit(null, { member: buyer })
    const first = await submit(page, buyer)
    await offerFor(shop, first, { freight: 0n, prices: TEN })
    await page.goto(`${prefix}/orders/${first}`)
    await button(page, t.offer.accept).click()
    await page.getByRole('heading', { name: t.payment.title }).waitFor()
    await payByTransfer(shop, { reference: await referenceOf(shop, first), amount: 150_00n })
    await page.reload()
    await waitForLabel(page, lang, 'confirmed')
    const next = await submit(page, buyer, 5)
    await offerFor(shop, next, { freight: 0n, prices: TEN })
    await page.goto(`${prefix}/orders/${next}`)
    await page.getByRole('checkbox', { name: t.offer.fromBalance }).check()
    await button(page, t.offer.accept).click()
    await waitForLabel(page, lang, 'confirmed')
    expect(await figuresOf(shop.db, buyer.accountId)).toMatchObject({ available: 0, held: 150_00 })
  })

  test('a transfer of its whole total pays an order before an earlier one, for which the balance is kept', async () => {
    await setStock(shop, ITEM, 100)
    const buyer = await createWholesaler(shop, 0n, { lang })
    const page = await visit(null, { member: buyer })
    const orders: string[] = []
    for (const quantity of [20, 5]) {
      const orderNo = await submit(page, buyer, quantity)
      await offerFor(shop, orderNo, { freight: 0n, prices: TEN })
      await page.goto(`${prefix}/orders/${orderNo}`)
      await button(page, t.offer.accept).click()
      await page.getByRole('heading', { name: t.payment.title }).waitFor()
      orders.push(orderNo)
    }
    await putMoney(shop.db, buyer.accountId, 60_00n)
    await page.reload()
    await page.getByText(t.payment.covered).waitFor()
    await page.getByText(t.payment.total, { exact: true }).waitFor()
    const reference = await referenceOf(shop, orders[1]!)
    expectWords(await readDocument(page, 'payment-instruction'), [reference, '50.00'])
    expect(await seriousViolations(page)).toEqual([])
    await payByTransfer(shop, { reference, amount: 50_00n })
    await page.reload()
    await waitForLabel(page, lang, 'confirmed')
    expect(await stateOf(shop, orders[0]!)).toBe('awaiting_payment')
  })

  test('a buyer accepts above the limit, and the owner approves on a phone and pays', async () => {
    await setStock(shop, ITEM, 100)
    const { addressId, accountId, companyId } = await createWholesaler(shop, 0n, { lang })
    const owner = await createMemberWithPassword(shop, { companyId, role: 'owner', lang })
    const buyer = await createMember(shop.db, { companyId, role: 'buyer', lang })
    const page = await visit(null, { member: owner })
    const path = changeApprovalLimitRoute.path
    const data = { lang, limit: '50', password: PASSWORD }
    const limited = await page.request.post(path, { data, headers: owner.headers })
    expect((await limited.json()).code).toBe(200)
    const ordering = await visit(null, { member: buyer })
    const orderNo = await submit(ordering, { ...buyer, addressId })
    await offerFor(shop, orderNo, { freight: 0n, prices: TEN })
    await ordering.goto(`${prefix}/orders/${orderNo}`)
    await button(ordering, t.offer.accept).click()
    await ordering.getByText(t.offer.awaitsApproval).waitFor()
    await expect.poll(() => stateOf(shop, orderNo)).toBe('awaiting_approval')
    await expectMail(owner, [orderNo])
    await page.goto(`${prefix}/orders/${orderNo}`)
    await page.getByRole('heading', { name: approval.title }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.locator('[data-lazy=decide-order] button[type=submit]').first().click()
    await page.getByText(approval.offer.waits).waitFor()
    await page.getByRole('heading', { name: t.payment.title }).waitFor()
    await expectStateFocused(page)
    await payByTransfer(shop, { reference: await referenceOf(shop, orderNo), amount: 100_00n })
    await ordering.reload()
    await waitForLabel(ordering, lang, 'confirmed')
    expect(await figuresOf(shop.db, accountId)).toMatchObject({ available: 0, held: 100_00 })
  })

  test('a buyer who is removed at the checkout orders nothing, is asked to log in, and the company orders once', async () => {
    const owner = await createMemberWithPassword(shop, { lang })
    const addressId = await addAddress(shop, owner.companyId)
    const { companyId } = owner
    const buyer = await createMember(shop.db, { companyId, role: 'buyer', lang })
    const page = await visit(null, { member: buyer })
    await fillBasket(page, buyer)
    await page.goto(`${prefix}/checkout`)
    await field(page, t.checkout.labels.note).fill('By Friday')
    const path = `${shop.address}/api/user/colleagues/${buyer.memberId}/remove`
    const { headers } = owner
    const removed = await page.request.post(path, { data: { password: PASSWORD, lang }, headers })
    expect((await removed.json()).code).toBe(200)
    await button(page, t.checkout.submit).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/login`)
    expect(await countOrders(companyId)).toBe(0)
    await submit(page, { ...owner, addressId })
    expect(await countOrders(companyId)).toBe(1)
  })
})

function staff() {
  return { db: shop.db, now: new Date(), actor: 'staff:warehouse' }
}

/** Picks, packs and dispatches what is reserved. Returns the text of the pick list. */
async function ship(orderNo: string, trackingNo: string): Promise<string> {
  await pickOrder(staff(), orderNo)
  const order = (await findDocumentOrder(shop.db, orderNo))!
  const wanted = { kind: 'pick-list', lang: 'en_us', now: new Date() } as const
  const { bytes } = await printDocument(shop.db, order, wanted)
  const dateCodes = { pattern: 'YYWW' as const, byItem: new Map() }
  await packOrder(staff(), orderNo, { grams: 3000, dateCodes })
  await dispatchOrder(staff(), orderNo, trackingNo)
  return readPdf(bytes)
}

async function waitForOrderPage(page: Page, prefix: string): Promise<string> {
  await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/orders/O`))
  return page.url().split('/').at(-1) ?? ''
}

/** Waits for the next mail to the buyer and expects these words in it. */
async function expectMail({ email }: Pick<Wholesaler, 'email'>, words: readonly string[]) {
  const mail = await shop.mailbox.next({ to: email }, 20_000)
  expectWords(`${mail.subject}\n${mail.text}`, words)
  return mail
}

async function countOrders(companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade_order where company_id = ${companyId}`.execute(shop.db)
  return rows[0]?.count ?? 0
}
