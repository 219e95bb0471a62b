// The orders of the example wholesalers: submitted, offered, paid by transfer and shipped, each at its own day.
import {
  readBasketRoute,
  addBasketLinesRoute,
  removeBasketLinesRoute,
} from '../../contract/basket.ts'
import { readOrderRoute } from '../../contract/order.ts'
import { respondToOfferRoute, submitOrderRoute } from '../../contract/order-offer.ts'
import { saveAddressRoute } from '../../contract/user-session.ts'
import { parseMinor } from '../../shared/minor-units.ts'
import { deliverOrder, dispatchOrder, packOrder, pickOrder } from '../staff/orders/handle-order.ts'
import { offerOrder } from '../staff/orders/offer-order.ts'
import { type ActingMember, newOrderKey } from './act-as-member.ts'
import { payByTransfer } from './credit-accounts.ts'
import type { DemoCompany } from './demo-companies.ts'
import { daysAgo, type DemoContext } from './demo-context.ts'
import { findStockedItems } from './demo-repository.ts'
import { type DemoLine, EXAMPLE_PARCEL } from './place-orders.ts'

type Act =
  | 'offer'
  | 'accept'
  | 'decline'
  | 'pay'
  | 'underpay'
  | 'pick'
  | 'pack'
  | 'ship'
  | 'deliver'

interface PlannedOrder {
  /** Days ago. */
  submitted: number
  /** Positions of the chosen items with multiples of the smallest order; 'scarce': those of `WholesaleGoods`. */
  lines: ReadonlyArray<readonly [item: number, times: number]> | 'scarce'
  /** Each with the days ago on which it happens. */
  acts: ReadonlyArray<readonly [act: Act, daysAgo: number]>
}

/** Each act a day after the one before; the first is the offer, `days` ago. */
const actsFromOffer = (days: number, ...acts: Act[]) =>
  (['offer', ...acts] as const).map((act, at) => [act, days - at] as const)

const PLANNED: readonly PlannedOrder[] = [
  {
    submitted: 26,
    lines: [
      [0, 2],
      [1, 1],
    ],
    acts: actsFromOffer(25, 'accept', 'pay', 'pick', 'pack', 'ship', 'deliver'),
  },
  {
    submitted: 18,
    lines: [[2, 2]],
    acts: actsFromOffer(17, 'accept', 'pay', 'pick', 'pack', 'ship'),
  },
  {
    submitted: 16,
    lines: 'scarce',
    acts: actsFromOffer(15, 'accept', 'pay', 'pick', 'pack', 'ship'),
  },
  { submitted: 15, lines: [[3, 1]], acts: actsFromOffer(14, 'decline') },
  { submitted: 12, lines: [[1, 2]], acts: actsFromOffer(11, 'accept', 'pay', 'pick', 'pack') },
  { submitted: 10, lines: [[0, 1]], acts: actsFromOffer(9, 'accept', 'pay', 'pick') },
  {
    submitted: 8,
    lines: [
      [2, 1],
      [3, 1],
    ],
    acts: actsFromOffer(7, 'accept', 'pay'),
  },
  { submitted: 6, lines: [[1, 2]], acts: actsFromOffer(5, 'accept', 'underpay') },
  { submitted: 4, lines: [[3, 1]], acts: actsFromOffer(3, 'accept') },
  { submitted: 2, lines: [[0, 2]], acts: actsFromOffer(1) },
  { submitted: 0.2, lines: [[1, 1]], acts: [] },
]

/** How many different items the plan orders. */
const CHOSEN_ITEMS = 4
/** The largest minimum order of a chosen item, so that the stock covers the whole plan. */
const LARGEST_MINIMUM = 12

/** All orders of the plan, or only its `last` ones. */
export async function fillWholesale(
  context: DemoContext,
  member: ActingMember,
  { company, last = PLANNED.length }: { company: DemoCompany; last: number | undefined },
): Promise<void> {
  const { db, actor } = context
  const goods = await chooseWholesaleGoods(context, member)
  const deliverTo = await addWarehouse(member, company)
  for (const [number, planned] of PLANNED.slice(-last).entries()) {
    const lines = planned.lines === 'scarce' ? goods.scarce : linesOf(planned.lines, goods.items)
    const at = daysAgo(context, planned.submitted)
    const revision = await fillBasket(member, { lines, at })
    const ownReference = `EXAMPLE-${String(number + 1).padStart(3, '0')}`
    const sent = { revision, deliverTo, ownReference, key: newOrderKey() }
    const { orderNo } = await member.call(submitOrderRoute, sent, at)
    for (const [act, days] of planned.acts) {
      const staff = { db, actor, now: daysAgo(context, days) }
      await ACTS[act]({ staff, member, orderNo, currency: company.currency })
    }
  }
}

interface WholesaleGoods {
  /** With the smallest quantity that can be ordered. */
  items: DemoLine[]
  /** More pieces of an item than are in stock; if no such item has a price, the smallest order of a plentiful one. */
  scarce: DemoLine[]
}

/** Errors: throws when too few items have a wholesale price. */
async function chooseWholesaleGoods(
  { db, now }: DemoContext,
  member: ActingMember,
): Promise<WholesaleGoods> {
  /** Basket lines with the smallest quantity that can be ordered, of items with `from` to `to` pieces in stock. */
  const smallestLines = async (from: number, to: number) => {
    const found = await findStockedItems(db, { from, to, limit: 40 })
    await fillBasket(member, { lines: found.map(({ itemNo }) => ({ itemNo })), at: now })
    const { lines } = await member.call(readBasketRoute, {})
    return lines.filter(({ quote, fault }) => quote && (fault === null || fault === 'short'))
  }
  const plenty = await smallestLines(100, 1_000_000)
  const items = plenty.filter(({ quantity }) => quantity <= LARGEST_MINIMUM).slice(0, CHOSEN_ITEMS)
  if (items.length < CHOSEN_ITEMS) throw new Error('Too few items in stock have a wholesale price.')
  const scarce = (await smallestLines(1, 6)).slice(0, 1).map(({ itemNo, quantity, free }) => {
    return { itemNo, quantity: quantity * (Math.floor(free / quantity) + 1) }
  })
  return { items, scarce: scarce.length > 0 ? scarce : items.slice(0, 1) }
}

function linesOf(lines: ReadonlyArray<readonly [number, number]>, items: readonly DemoLine[]) {
  return lines.map(([at, times]) => {
    const { itemNo = '', quantity = 0 } = items[at] ?? {}
    return { itemNo, quantity: quantity * times }
  })
}

async function addWarehouse(member: ActingMember, company: DemoCompany): Promise<string> {
  const { country, city, region, postCode, dialCode } = company
  const address = {
    label: 'Example Warehouse',
    recipient: `${company.name}, goods in`,
    line1: '1 Example Street',
    city,
    region,
    postCode,
    country,
    phone: `+${dialCode} 20 1234567`,
    isDefault: true,
  }
  return (await member.call(saveAddressRoute, address)).id
}

/** Returns the revision of the basket, which holds these lines only. */
async function fillBasket(
  member: ActingMember,
  { lines, at }: { lines: ReadonlyArray<Partial<DemoLine>>; at: Date },
): Promise<number> {
  await member.call(removeBasketLinesRoute, {}, at)
  return (await member.call(addBasketLinesRoute, { lines, mode: 'set' }, at)).revision
}

interface ActContext {
  staff: { db: DemoContext['db']; actor: string; now: Date }
  member: ActingMember
  orderNo: string
  currency: string
}

const ACTS: Record<Act, (context: ActContext) => Promise<unknown>> = {
  offer: ({ staff, orderNo, currency }) => {
    const freight = FREIGHT[currency] ?? 45_00n
    const terms = { freight, prices: new Map(), quantities: new Map(), note: 'Example offer' }
    return offerOrder(staff, orderNo, terms)
  },
  accept: (context) => respond(context, 'accept'),
  decline: (context) => respond(context, 'decline'),
  pay: (context) => pay(context, (missing) => missing),
  // An intermediary bank has deducted its fee.
  underpay: (context) => pay(context, (missing) => (missing * 97n) / 100n),
  pick: ({ staff, orderNo }) => pickOrder(staff, orderNo),
  pack: ({ staff, orderNo }) => packOrder(staff, orderNo, EXAMPLE_PARCEL),
  ship: ({ staff, orderNo }) => dispatchOrder(staff, orderNo, `EXAMPLE-${orderNo}`),
  deliver: ({ staff, orderNo }) => deliverOrder(staff, orderNo),
}

/** In minor units. */
const FREIGHT: Readonly<Record<string, bigint>> = { USD: 45_00n, HKD: 350_00n, CNY: 320_00n }

function respond({ member, orderNo, staff }: ActContext, answer: 'accept' | 'decline') {
  return member.call(respondToOfferRoute, { orderNo, revision: 1, answer }, staff.now)
}

async function pay(
  { member, orderNo, staff, currency }: ActContext,
  part: (missing: bigint) => bigint,
): Promise<void> {
  const { payment } = await member.call(readOrderRoute, { orderNo }, staff.now)
  const missing = parseMinor(payment?.missing ?? '', currency)
  if (!payment || missing === undefined) throw new Error(`${orderNo} does not wait for a payment.`)
  await payByTransfer(staff, {
    currency,
    amount: part(missing),
    bankReference: `EXAMPLE-${orderNo}`,
    statedReference: payment.reference,
  })
}
