// Credit notes of parcels that did not arrive: for the refund of a lost one, and of one whose pieces had been sent
// again.
import { expect, test } from 'vitest'
import {
  refundParcel,
  reportLost,
  resendParcel,
} from '../../src/server/staff/orders/lose-parcels.ts'
import { sendParcel } from '../../src/server/staff/orders/send-parcels.ts'
import { useShop } from '../support/ask.ts'
import { dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'
import { createMemberWithMoney } from '../support/money.ts'
import { ITEM, OTHER, setOnHand } from '../support/orders.ts'
import { withSecondPersonFrom } from '../support/parcels.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:ann@example' })
const LINES = [
  { itemNo: ITEM, parts: [{ quantity: 4, unit: '12.3456' }] },
  { itemNo: OTHER, parts: [{ quantity: 3, unit: '7.25' }] },
]

/** A wholesaler's order of two invoiced parcels; the first charged the freight. */
async function twoInvoiced() {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner, {
    kind: 'wholesale',
    available: 1_000_000n,
  })
  const order = await placeWithHold(shop().db, { accountId, lines: LINES, freight: 800n })
  const first = await dispatchCharged(shop().db, order, [3, 0])
  const second = await dispatchCharged(shop().db, order, [1, 3])
  return { ...order, invoices: [first, second] }
}

function notesOf(orderId: number) {
  return shop()
    .db.selectFrom('issued_document as note')
    .innerJoin('issued_document as invoice', 'invoice.id', 'note.corrects')
    .where('note.order_id', '=', orderId)
    .select(['invoice.number as corrected', 'note.total', 'note.facts', 'note.shipment_id'])
    .execute()
}

test('the refund of a lost parcel corrects its invoice with goods and freight, once', async () => {
  const { id, orderNo, invoices, parcels } = await twoInvoiced()
  const lost = { orderNo, parcelNo: parcels[0]!.parcelNo }
  await reportLost(staff(), lost, { isDamaged: false })
  await withSecondPersonFrom(shop(), 1_000_000, () => refundParcel(staff(), lost))
  const goods = Number(parcels[0]!.goods)
  expect(await notesOf(id)).toMatchObject([
    {
      corrected: invoices[0],
      total: goods + 800,
      facts: { freight: '8.00', restocking: '0.00', lines: [{ itemNo: ITEM, pieces: 3 }] },
    },
  ])
  await expect(refundParcel(staff(), lost)).rejects.toMatchObject({ code: 409 })
})

test('the refund of a parcel whose pieces were sent again corrects the invoice of the first one', async () => {
  const { id, orderNo, invoices, parcels } = await twoInvoiced()
  await setOnHand(shop(), ITEM, 1000)
  await setOnHand(shop(), OTHER, 1000)
  const lost = { orderNo, parcelNo: parcels[1]!.parcelNo }
  await reportLost(staff(), lost, { isDamaged: false })
  await resendParcel(staff(), lost, { dateCodes: new Map(), pattern: 'YYWW' })
  const again = { orderNo, parcelNo: `${orderNo}-3` }
  await sendParcel(staff(), again, { trackingNo: 'AGAIN' })
  await reportLost(staff(), again, { isDamaged: true })
  await withSecondPersonFrom(shop(), 1_000_000, () => refundParcel(staff(), again))
  expect(await notesOf(id)).toMatchObject([
    { corrected: invoices[1], total: Number(parcels[1]!.goods), shipment_id: parcels[1]!.id },
  ])
})
