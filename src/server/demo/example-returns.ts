// Returns of the example members: one or more in every state that members and staff meet, and a fit that two of them contradict.
import { listOrdersRoute } from '../../contract/order.ts'
import { listFitsRoute } from '../../contract/product.ts'
import {
  listReturnableRoute,
  previewReturnRoute,
  requestReturnRoute,
} from '../../contract/return.ts'
import type { ReturnReason, ReturnResolution } from '../../shared/return-rules.ts'
import { sellerDay } from '../../shared/seller-day.ts'
import { dispatchOrder, packOrder, pickOrder } from '../staff/orders/handle-order.ts'
import type { ReturnContext } from '../staff/returns/act-on-return.ts'
import {
  approveReturn,
  askAboutReturn,
  inspectReturn,
  receiveReturn,
  rejectReturn,
} from '../staff/returns/handle-return.ts'
import {
  refundReturned,
  replaceReturned,
  reportForeignGoods,
} from '../staff/returns/settle-return.ts'
import { type ActingMember, newOrderKey } from './act-as-member.ts'
import { daysAgo, type DemoContext } from './demo-context.ts'
import { checkOutLines, EXAMPLE_PARCEL, placeDemoOrder } from './place-orders.ts'

type Act = 'ask' | 'approve' | 'reject' | 'receive' | 'inspect' | 'settle' | 'replace' | 'foreign'

interface PlannedReturn {
  reason: ReturnReason
  wish?: ReturnResolution
  message?: string
  acts: readonly Act[]
}

/** How many days ago the returns are requested; each act follows an hour after the one before. */
const REQUESTED = 4
const ACT_DAYS = 1 / 24

const ARRIVED = ['approve', 'receive'] as const
const INSPECTED = [...ARRIVED, 'inspect'] as const

/** One piece each, as far as pieces were shipped. */
const PLANNED: readonly PlannedReturn[] = [
  { reason: 'defective', message: 'It does not charge any more.', acts: [...INSPECTED, 'settle'] },
  { reason: 'not_needed', acts: ['approve'] },
  { reason: 'not_needed', message: 'The pack is open.', acts: ['reject'] },
  { reason: 'damaged', acts: [...ARRIVED, 'foreign'] },
  { reason: 'defective', wish: 'replacement', acts: [...INSPECTED, 'replace'] },
  { reason: 'wrong_item', acts: ['ask'] },
  { reason: 'missing', acts: [] },
]

interface DemoUnit {
  orderNo: string
  parcelNo: string
  position: number
  itemNo: string
}

/** Returns of a member whose orders were shipped. `unfit`: an item to return because it does not fit its device. */
export async function fillReturns(
  context: DemoContext,
  member: ActingMember,
  unfit: UnfitItem | null,
): Promise<void> {
  if (unfit) {
    const piece = (await returnableUnits(context, member)).find(
      ({ itemNo }) => itemNo === unfit.itemNo,
    )
    const plan = { reason: 'does_not_fit', acts: [...INSPECTED, 'settle'] } as const
    if (piece) await fillReturn(context, member, { ...plan, piece, device: unfit.device })
  }
  const pieces = await returnableUnits(context, member)
  for (const [at, piece] of pieces.slice(0, PLANNED.length).entries()) {
    await fillReturn(context, member, { ...PLANNED[at]!, piece })
  }
}

export interface UnfitItem {
  itemNo: string
  device: string
}

/**
 * Chooses a shipped item of the wholesaler that has a fit list. If the dropshipper has no piece of it, one is ordered and
 * shipped, so that both can return it. Null: there is no such item.
 */
export async function provideUnfitItem(
  context: DemoContext,
  { wholesaler, dropshipper }: Record<'wholesaler' | 'dropshipper', ActingMember>,
): Promise<UnfitItem | null> {
  const owned = new Set((await returnableUnits(context, dropshipper)).map(({ itemNo }) => itemNo))
  const shipped = [
    ...new Set((await returnableUnits(context, wholesaler)).map(({ itemNo }) => itemNo)),
  ]
  for (const itemNo of shipped.toSorted((a, b) => Number(owned.has(b)) - Number(owned.has(a)))) {
    const { list } = await wholesaler.call(listFitsRoute, { itemNo, rows: 1 })
    const device = list[0]?.label
    if (device === undefined) continue
    if (owned.has(itemNo) || (await shipUnit(context, dropshipper, itemNo)))
      return { itemNo, device }
  }
  return null
}

/** False: no service takes it to the example recipient. */
async function shipUnit(
  context: DemoContext,
  member: ActingMember,
  itemNo: string,
): Promise<boolean> {
  const { db, actor } = context
  const order = { lines: [{ itemNo, quantity: 1 }], at: daysAgo(context, 9) }
  if (!(await checkOutLines(member, order))) return false
  const { orderNo } = await placeDemoOrder(member, { ...order, ownReference: 'EXAMPLE-UNFIT' })
  const staff = { db, actor, now: daysAgo(context, 8) }
  await pickOrder(staff, orderNo)
  await packOrder(staff, orderNo, EXAMPLE_PARCEL)
  await dispatchOrder(staff, orderNo, `EXAMPLE-${orderNo}`)
  return true
}

/** Single pieces of shipped parcels that may be returned, of each line in turn. */
async function returnableUnits(context: DemoContext, member: ActingMember): Promise<DemoUnit[]> {
  const { list: orders } = await member.call(listOrdersRoute, { rows: 100 })
  const before = sellerDay(daysAgo(context, REQUESTED))
  const pieces: (DemoUnit & { turn: number })[] = []
  for (const { orderNo, state } of orders) {
    // Of a scarce item nothing is left that could replace a piece.
    if (state === 'part_shipped') continue
    const { lines } = await member.call(listReturnableRoute, { orderNo })
    for (const { returnable, isExpired, dispatchedOn, parcelNo, position, itemNo } of lines) {
      if (isExpired || dispatchedOn >= before) continue
      for (let turn = 0; turn < returnable; turn += 1) {
        pieces.push({ orderNo, parcelNo, position, itemNo, turn })
      }
    }
  }
  return pieces.toSorted((a, b) => a.turn - b.turn)
}

async function fillReturn(
  context: DemoContext,
  member: ActingMember,
  planned: PlannedReturn & { piece: DemoUnit; device?: string },
): Promise<void> {
  const { db, actor } = context
  const { piece, reason, wish = 'refund', device, message, acts } = planned
  const { orderNo, parcelNo, position } = piece
  const line = {
    parcelNo,
    position,
    quantity: 1,
    reason,
    ...(device === undefined ? {} : { device }),
  }
  const wanted = { orderNo, wish, lines: [line] }
  const at = daysAgo(context, REQUESTED)
  const { fee: expectedFee } = await member.call(previewReturnRoute, wanted, at)
  const sent = { ...wanted, expectedFee, key: newOrderKey(), ...(message ? { message } : {}) }
  const { returnNo } = await member.call(requestReturnRoute, sent, at)
  for (const [index, act] of acts.entries()) {
    const now = daysAgo(context, REQUESTED - (index + 1) * ACT_DAYS)
    await ACTS[act]({ db, actor, now }, returnNo)
  }
}

const FOREIGN_GRAMS = 1400

const ACTS: Record<Act, (staff: ReturnContext, returnNo: string) => Promise<unknown>> = {
  ask: (staff, returnNo) => askAboutReturn(staff, returnNo, 'Which item did you get instead?'),
  approve: approveReturn,
  reject: (staff, returnNo) => rejectReturn(staff, returnNo, 'The battery has been used.'),
  receive: receiveReturn,
  inspect: (staff, returnNo) => inspectReturn(staff, returnNo, new Map([[1, { good: 0, bad: 1 }]])),
  settle: refundReturned,
  replace: (staff, returnNo) => replaceReturned(staff, returnNo, `EXAMPLE-${returnNo}`),
  foreign: (staff, returnNo) => reportForeignGoods(staff, returnNo, FOREIGN_GRAMS),
}
