// POST /api/orders/{orderNo}/review
import { beforeAll, expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { readOrderRoute } from '../../../src/contract/order.ts'
import { type ProductPage, readProductRoute } from '../../../src/contract/product.ts'
import { sendReviewRoute } from '../../../src/contract/review.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import {
  deliverOrder,
  dispatchOrder,
  packOrder,
  pickOrder,
} from '../../../src/server/staff/orders/handle-order.ts'
import { refundParcel, reportLost } from '../../../src/server/staff/orders/lose-parcels.ts'
import { deliverParcel } from '../../../src/server/staff/orders/send-parcels.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { CODE_KEY } from '../../support/code-key.ts'
import {
  createDropshipper,
  ITEM,
  OTHER,
  placeOrder,
  type Dropshipper,
  setStock,
} from '../../support/orders.ts'
import { createMember } from '../../support/create-member.ts'
import { sendTwo, withSecondPersonFrom } from '../../support/parcels.ts'
import { runCommand } from '../../support/run-command.ts'
import { useStaffTerminal } from '../../support/staff-terminal.ts'

type Order = ResultOf<typeof readOrderRoute>

const shop = useShop()
const terminal = useStaffTerminal()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
/** With markup, which is shown as text, and an invisible direction mark, which is removed. */
const TEXT = 'Fits <b>exactly</b>.\nThe second one \u202etoo.'
let dropshipper: Dropshipper
let orderNo: string

beforeAll(async () => {
  await terminal.logIn(shop(), { roles: ['content'] })
  await setStock(shop(), ITEM, 20)
  dropshipper = await createDropshipper(shop())
  orderNo = (await placeOrder(shop(), dropshipper)).orderNo
})

const review = (more: object = {}, by: Dropshipper = dropshipper) =>
  ask(shop(), sendReviewRoute, { orderNo, itemNo: ITEM, stars: 4, text: TEXT, ...more }, by.headers)
const mayReview = async (by: Pick<Dropshipper, 'headers'>) => {
  const { result } = await ask<Order>(shop(), readOrderRoute, { orderNo }, by.headers)
  return result.items.some((item) => item.mayReview)
}
const reviews = (...args: string[]) =>
  runCommand(shop().url, 'reviews', args, { CODE_KEY, ...terminal.settings })
const shown = async () =>
  (await ask<ProductPage>(shop(), readProductRoute, { itemNo: ITEM })).result.reviewList
const page = async () => {
  const { result } = await ask<ProductPage>(shop(), readProductRoute, { itemNo: ITEM })
  return (await shop().app.inject({ url: result.productDetail.url })).body
}

test('only a delivered order can be reviewed, and only by its company', async () => {
  expect(await review()).toMatchObject({ code: 409, result: { reason: 'notDelivered' } })
  await pickOrder(staff(), orderNo)
  await packOrder(staff(), orderNo, PARCEL)
  await dispatchOrder(staff(), orderNo, 'T-1')
  expect(await review()).toMatchObject({ code: 409 })
  expect(await mayReview(dropshipper)).toBe(false)
  await deliverOrder(staff(), orderNo)
  expect(await review({}, await createDropshipper(shop()))).toMatchObject({ code: 404 })
  expect(await review({ itemNo: OTHER })).toMatchObject({ code: 404 })
  expect(await mayReview(dropshipper)).toBe(true)
  const { companyId } = dropshipper
  const viewer = await createMember(shop().db, { kind: 'dropship', companyId, role: 'viewer' })
  expect(await mayReview(viewer)).toBe(false)
  for (const stars of [0, 6, 4.5]) {
    expect(rejectedFields(await review({ stars }), 'en_us')).toEqual(['stars'])
  }
  expect(rejectedFields(await review({ text: '\u200b too short ' }), 'en_us')).toEqual(['text'])
})

test('an item of a parcel that was lost cannot be reviewed, although another parcel arrived', async () => {
  await setStock(shop(), OTHER, 20)
  const sent = await sendTwo(shop(), staff(), dropshipper)
  const order = { orderNo: sent.orderNo }
  await reportLost(staff(), { ...order, parcelNo: sent.second }, { isDamaged: false })
  await withSecondPersonFrom(shop(), 1_000_000, () => {
    return refundParcel(staff(), { ...order, parcelNo: sent.second })
  })
  await deliverParcel(staff(), { ...order, parcelNo: sent.first })
  const { result } = await ask<Order>(shop(), readOrderRoute, order, dropshipper.headers)
  expect(result.state).toBe('delivered')
  expect(result.items.map(({ itemNo, mayReview: may }) => [itemNo, may])).toEqual([
    [ITEM, true],
    [OTHER, false],
  ])
  expect(await review({ ...order, itemNo: OTHER })).toMatchObject({
    code: 409,
    result: { reason: 'notDelivered' },
  })
})

test('two concurrent requests leave one review, which waits unpublished', async () => {
  const answers = await Promise.all([review(), review()])
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    200,
    RESULT_CODES.alreadyDone,
  ])
  expect(await review()).toMatchObject({
    code: RESULT_CODES.alreadyDone,
    result: { state: 'pending', isRepeated: true },
  })
  const read = await ask(shop(), readOrderRoute, { orderNo }, dropshipper.headers)
  expect(read.result).toMatchObject({
    items: [{ itemNo: ITEM, isReviewed: true, mayReview: false }],
  })
  expect(await shown()).toEqual({ total: 0, average: null, list: [] })
  expect((await page()).includes('AggregateRating')).toBe(false)
})

test('staff publish a review and take it back, each with one audit entry', async () => {
  const { out } = await reviews('list')
  const [, id = ''] = /^(\d+) {2}pending/.exec(out) ?? []
  expect(out).toContain(`${ITEM}  4 of 5`)
  expect(await reviews('publish', id)).toMatchObject({ code: 0, err: '' })
  expect((await reviews('publish', id)).err).toContain('Nothing was changed.')
  await expect.poll(shown).toMatchObject({
    total: 1,
    average: 4,
    list: [{ author: 'Dropshipper', rating: 4, body: 'Fits <b>exactly</b>.\nThe second one too.' }],
  })
  const html = await page()
  const found = ['Fits &lt;b&gt;exactly&lt;/b&gt;.', '"reviewCount":1', 'Example company']
  expect(found.map((text) => html.includes(text))).toEqual([true, true, false])
  expect((await reviews('refuse', id)).err).toContain('--reason is missing')
  expect((await reviews('refuse', id, '--reason', 'off topic')).out).toContain(ITEM)
  await expect.poll(shown).toMatchObject({ total: 0, average: null })
  const entries = await listAudit(shop().db, `review:${id}`)
  expect(entries.map(({ action }) => action)).toEqual(['review.reject', 'review.publish'])
  expect((await reviews('publish', '999999')).err).toContain('no review with this ID')
})
