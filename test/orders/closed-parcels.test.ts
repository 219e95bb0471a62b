// Lost and returned parcels for which nothing is refunded: they are closed, and no text claims more than that.
import { expect, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import {
  refundParcel,
  reportLost,
  reportBroughtBack,
} from '../../src/server/staff/orders/lose-parcels.ts'
import { packParcels } from '../../src/server/staff/orders/pack-parcels.ts'
import { deliverParcel, sendParcel } from '../../src/server/staff/orders/send-parcels.ts'
import { useShop } from '../support/ask.ts'
import { expectReconciled } from '../support/expect-reconciled.ts'
import { figuresOf } from '../support/money.ts'
import { ITEM, OTHER, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { lineOf } from '../support/parcels.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import {
  createWholesaler,
  offerFor,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()
const terminal = useStaffTerminal()
const as = (name: string) => ({ db: shop().db, now: new Date(), actor: `staff:${name}@example` })
const staff = () => as('warehouse')

/** Ten pieces in each of two parcels at these prices; the freight is charged with the first one. */
async function sendPriced(
  buyer: Wholesaler,
  { prices, freight }: { prices: readonly [first: string, second: string]; freight: bigint },
) {
  const items = [ITEM, OTHER]
  for (const item of items) await setStock(shop(), item, 20)
  const lines = items.map((itemNo) => ({ itemNo, quantity: 10 }))
  const { orderNo } = await submitOrder(shop(), buyer, lines)
  const offered = new Map(items.map((item, at) => [item, prices[at] ?? '0']))
  await offerFor(shop(), orderNo, { freight, prices: offered })
  await respond(shop(), buyer, orderNo, { payFromAccount: true })
  await pickOrder(staff(), orderNo)
  const parcels = lines.map(({ itemNo }) => ({ grams: 900, lines: [lineOf(itemNo, 10)] }))
  await packParcels(staff(), orderNo, { pattern: 'YYWW', parcels })
  for (const at of [1, 2]) {
    const parcelNo = `${orderNo}-${at}`
    await sendParcel(staff(), { orderNo, parcelNo }, { trackingNo: `FREE-${at}` })
  }
  return { orderNo, first: `${orderNo}-1`, second: `${orderNo}-2` }
}

async function closedMail(buyer: Wholesaler): Promise<string> {
  const mails = (await mailsTo(shop().db, buyer.email)).filter(({ subject }) => {
    return subject.includes('nothing to refund')
  })
  expect(mails).toHaveLength(1)
  return mails[0]!.body_text
}

test('a lost parcel that charged nothing is closed without a transfer, and the member is informed', async () => {
  const buyer = await createWholesaler(shop(), 100_000n)
  const { orderNo, first, second } = await sendPriced(buyer, { prices: ['10', '0'], freight: 0n })
  await deliverParcel(staff(), { orderNo, parcelNo: first })
  const figures = await figuresOf(shop().db, buyer.accountId)
  await reportLost(staff(), { orderNo, parcelNo: second }, { isDamaged: false })
  const close = () => refundParcel(as('ann'), { orderNo, parcelNo: second })
  expect(await close()).toEqual({ state: 'delivered', outcome: 'closed' })
  expect(await figuresOf(shop().db, buyer.accountId)).toEqual(figures)
  const { state, parcels, events } = await readOrderAs(shop(), buyer, orderNo)
  expect(state).toBe('delivered')
  expect(parcels.at(-1)).toMatchObject({ parcelNo: second, state: 'lost', refund: '0.00' })
  expect(events.at(-1)).toMatchObject({ event: 'close_parcel' })
  expect(await closedMail(buyer)).toContain('nothing to refund')
  const audit = await listAudit(shop().db, `order:${orderNo}`)
  expect(audit.filter(({ action }) => action === 'order.close-parcel')).toHaveLength(1)
  await expect(close()).rejects.toMatchObject({ code: 409 })
  await expectReconciled(shop().db)
})

test('no text about a parcel with free items that came back whole says that its freight was not charged', async () => {
  const buyer = await createWholesaler(shop(), 100_000n)
  const sent = await sendPriced(buyer, { prices: ['0', '10'], freight: 2000n })
  const { orderNo, first } = sent
  await reportBroughtBack(staff(), { orderNo, parcelNo: first }, { isDamaged: false })
  const figures = await figuresOf(shop().db, buyer.accountId)
  await terminal.logIn(shop(), { email: 'fin@shop.example', roles: ['finance'] })
  const done = await runCommand(shop().url, 'orders', ['refund-parcel', first], terminal.settings)
  expect(done).toMatchObject({
    code: 0,
    err: '',
    out: `${first}: closed without a refund, order shipped\n`,
  })
  expect(await figuresOf(shop().db, buyer.accountId)).toEqual(figures)
  const mail = await closedMail(buyer)
  expect(mail).toContain('nothing to refund')
  expect(mail).not.toMatch(/nothing was charged/i)
})
