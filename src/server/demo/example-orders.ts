// The orders of the example dropshippers: one or more in every state that an order of a dropshipper reaches without approval.
import { cancelOrderRoute } from '../../contract/order.ts'
import { shipmentNumber } from '../../shared/order-number.ts'
import { finishOldOrders } from '../jobs/finish-old-orders.ts'
import { reportLost } from '../staff/orders/lose-parcels.ts'
import { deliverOrder, packOrder, pickOrder, stopOrder } from '../staff/orders/handle-order.ts'
import type { ActingMember } from './act-as-member.ts'
import { daysAgo, type DemoContext } from './demo-context.ts'
import { findStockedItems } from './demo-repository.ts'
import { packTwoParcels, sendLostAgain, dispatchPackedParcels } from './example-parcels.ts'
import { checkOutLines, type DemoLine, EXAMPLE_PARCEL, placeDemoOrder } from './place-orders.ts'

type Act =
  | 'pick'
  | 'pack'
  | 'pack two'
  | 'ship'
  | 'deliver'
  | 'lose'
  | 'send again'
  | 'stop'
  | 'cancel'

interface PlannedOrder {
  /** Days ago. */
  placed: number
  /** Positions of the chosen items with quantities; 'scarce': more of an item than there is in stock. */
  lines: ReadonlyArray<readonly [item: number, quantity: number]> | 'scarce'
  /** Each with the days ago on which it happens. */
  acts: ReadonlyArray<readonly [act: Act, daysAgo: number]>
  /** The position in DEMO_RECIPIENTS. */
  recipient: number
}

/** Picked and packed this number of days ago. */
const packedBefore = (days: number) =>
  [
    ['pick', days],
    ['pack', days],
  ] as const

const PLANNED: readonly PlannedOrder[] = [
  // Unchanged for more than 30 days, so that the daily job closes it.
  {
    placed: 60,
    lines: [[0, 1]],
    acts: [...packedBefore(59), ['ship', 58], ['deliver', 50]],
    recipient: 0,
  },
  {
    placed: 12,
    lines: [
      [1, 2],
      [2, 1],
    ],
    acts: [...packedBefore(11), ['ship', 11], ['deliver', 5]],
    recipient: 1,
  },
  {
    placed: 10,
    lines: [[0, 1]],
    acts: [...packedBefore(9), ['ship', 9], ['deliver', 3]],
    recipient: 0,
  },
  {
    placed: 9,
    lines: [
      [1, 1],
      [3, 2],
    ],
    acts: [
      ['pick', 8],
      ['pack two', 8],
      ['ship', 8],
      ['lose', 3],
      ['send again', 2],
    ],
    recipient: 1,
  },
  { placed: 7, lines: [[3, 1]], acts: [...packedBefore(6), ['ship', 6]], recipient: 2 },
  { placed: 6, lines: 'scarce', acts: [...packedBefore(5), ['ship', 5]], recipient: 0 },
  { placed: 5, lines: [[2, 1]], acts: [['cancel', 4]], recipient: 1 },
  { placed: 4, lines: [[1, 1]], acts: packedBefore(2), recipient: 0 },
  { placed: 3, lines: [[0, 2]], acts: [['pick', 1]], recipient: 1 },
  {
    placed: 3,
    lines: [[3, 1]],
    acts: [
      ['pick', 1],
      ['cancel', 0.5],
    ],
    recipient: 0,
  },
  { placed: 2, lines: [[2, 2]], acts: [['stop', 1]], recipient: 2 },
  { placed: 1, lines: [[0, 1]], acts: [], recipient: 0 },
  { placed: 0.2, lines: [[1, 1]], acts: [], recipient: 1 },
]

/** How many different items the plan orders. */
const ITEMS_NEEDED = 4

export interface ChosenGoods {
  /** Item numbers that a service takes to every example recipient. */
  items: string[]
  /** More pieces than are in stock; null: no item is that scarce. */
  scarce: DemoLine[] | null
}

/** Errors: throws when fewer than four items can be ordered. */
export async function chooseGoods(
  { db, now }: DemoContext,
  member: ActingMember,
): Promise<ChosenGoods> {
  const isOrderable = async (line: DemoLine) => {
    for (const recipient of [0, 1, 2]) {
      const checked = await checkOutLines(member, { lines: [line], at: now, recipient })
      if (!checked || Number(checked.goods) > MAX_COST) return false
    }
    return true
  }
  const items: string[] = []
  for (const { itemNo } of await findStockedItems(db, { from: 40, to: 1_000_000, limit: 60 })) {
    if (items.length < ITEMS_NEEDED && (await isOrderable({ itemNo, quantity: 3 })))
      items.push(itemNo)
  }
  if (items.length < ITEMS_NEEDED) throw new NothingToOrder()
  for (const { itemNo, free } of await findStockedItems(db, { from: 1, to: 6, limit: 30 })) {
    const line = { itemNo, quantity: free + 1 }
    if (await isOrderable(line)) return { items, scarce: [line] }
  }
  return { items, scarce: null }
}

/** No shipping service takes enough of the items, or they have no price or no stock. */
export class NothingToOrder extends Error {}

/** The most that three pieces may cost, in major units of the currency: the example balance pays for all orders. */
const MAX_COST = 400

/** Places the planned orders as the member and handles them as staff, each on its planned day. */
export async function fillOrders(
  context: DemoContext,
  member: ActingMember,
  { items, scarce }: ChosenGoods,
): Promise<void> {
  const { db, actor } = context
  for (const [number, order] of PLANNED.entries()) {
    const lines = order.lines === 'scarce' ? scarce : linesOf(order.lines, items)
    if (!lines) continue
    const { orderNo } = await placeDemoOrder(member, {
      lines,
      at: daysAgo(context, order.placed),
      ownReference: `EXAMPLE-${String(number + 1).padStart(3, '0')}`,
      recipient: order.recipient,
      mayWait: order.lines === 'scarce',
    })
    for (const [act, days] of order.acts) {
      const now = daysAgo(context, days)
      await ACTS[act]({ staff: { db, actor, now }, member, orderNo })
    }
  }
  await finishOldOrders.run(db, context.now, context.files)
}

function linesOf(lines: ReadonlyArray<readonly [number, number]>, items: readonly string[]) {
  return lines.map(([at, quantity]) => ({ itemNo: items[at] ?? '', quantity }))
}

interface ActContext {
  staff: { db: DemoContext['db']; actor: string; now: Date }
  member: ActingMember
  orderNo: string
}

const ACTS: Record<Act, (context: ActContext) => Promise<unknown>> = {
  pick: ({ staff, orderNo }) => pickOrder(staff, orderNo),
  pack: ({ staff, orderNo }) => packOrder(staff, orderNo, EXAMPLE_PARCEL),
  'pack two': ({ staff, orderNo }) => packTwoParcels(staff, orderNo),
  ship: ({ staff, orderNo }) => dispatchPackedParcels(staff, orderNo),
  lose: ({ staff, orderNo }) => {
    return reportLost(
      staff,
      { orderNo, parcelNo: shipmentNumber(orderNo, 2) },
      { isDamaged: false },
    )
  },
  'send again': ({ staff, orderNo }) => sendLostAgain(staff, orderNo),
  deliver: ({ staff, orderNo }) => deliverOrder(staff, orderNo),
  stop: ({ staff, orderNo }) => stopOrder(staff, orderNo, 'Example reason'),
  cancel: ({ staff, member, orderNo }) => {
    return member.call(cancelOrderRoute, { orderNo, reason: 'Example reason' }, staff.now)
  },
}

/** The most orders until the balance must be used up: a balance that lasts longer is more than an example needs. */
const MAX_ORDERS = 60

/** Orders until the balance is used up, then as many more as are to wait for a top-up. */
export async function fillWaiting(
  context: DemoContext,
  member: ActingMember,
  { items, waiting }: { items: readonly string[]; waiting: number },
): Promise<void> {
  let left = waiting
  for (let number = 1; left > 0 && number <= MAX_ORDERS; number += 1) {
    const [itemNo = ''] = items.slice(number % ITEMS_NEEDED)
    const { state } = await placeDemoOrder(member, {
      // Large ones use up the balance, small ones wait.
      lines: [{ itemNo, quantity: left < waiting ? 1 : 3 }],
      at: daysAgo(context, left < waiting ? left : 6),
      ownReference: `EXAMPLE-W${String(number).padStart(2, '0')}`,
      recipient: number % 3,
      mayWait: true,
    })
    if (state === 'awaiting_funds') left -= 1
  }
}
