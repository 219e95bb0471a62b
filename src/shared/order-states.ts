// The states of an order: every change that is allowed, who may cause it, and what members see.
import { BUYER_ROLES, type MemberKind } from './membership.ts'
import {
  LABEL_OF,
  type OrderActor,
  type OrderEvent,
  type OrderLabel,
  type OrderState,
} from './order-vocabulary.ts'

/** `basket` is where an order comes from; it has no row before it is placed. */
export type FromState = OrderState | 'basket'

export interface OrderEdge {
  from: FromState
  event: OrderEvent
  to: OrderState
  who: readonly OrderActor[]
  /** Absent: orders of both kinds. */
  kind?: MemberKind
  label: OrderLabel
}

const CANCELLERS = [...BUYER_ROLES, 'sales'] as const
const BEFORE_PICKING = [
  'submitted',
  'quoted',
  'awaiting_approval',
  'awaiting_payment',
  'awaiting_funds',
  'paid',
  'held',
] as const
/** A wholesale order whose offer was accepted, before it is picked. */
const AGREED = ['awaiting_payment', 'paid'] as const
const BEFORE_PACKED = [...BEFORE_PICKING, 'picking'] as const
const BEFORE_SHIPPED = [...BEFORE_PACKED, 'packed', 'part_shipped'] as const
/** States of an order of which pieces may still be packed. */
const WITH_UNPACKED = [...BEFORE_PACKED, 'part_shipped'] as const
/** States of an order of which every piece that is not cancelled was sent. */
const SENT = ['shipped', 'delivered'] as const
/** States of an order of which parcels may be on their way. */
const WITH_PARCELS = ['picking', 'packed', 'part_shipped', 'shipped'] as const

type Target = OrderState | 'same'

interface Rule {
  event: OrderEvent
  from: readonly FromState[]
  to: readonly Target[]
  who: readonly OrderActor[]
  kind?: MemberKind
}

/**
 * One entry per rule; each pair of a state in `from` and one in `to` makes one edge. ORDER_EVENTS in
 * order-vocabulary.ts says what the less obvious events are.
 */
const RULES: readonly Rule[] = [
  {
    event: 'place',
    from: ['basket'],
    to: ['submitted'],
    who: BUYER_ROLES,
    kind: 'wholesale',
  },
  {
    event: 'offer',
    from: ['submitted', 'quoted'],
    to: ['quoted'],
    who: ['sales'],
    kind: 'wholesale',
  },
  {
    event: 'accept',
    from: ['quoted'],
    to: ['awaiting_payment', 'paid', 'awaiting_approval'],
    who: BUYER_ROLES,
    kind: 'wholesale',
  },
  { event: 'ask_change', from: ['quoted'], to: ['submitted'], who: BUYER_ROLES, kind: 'wholesale' },
  { event: 'decline', from: ['quoted'], to: ['cancelled'], who: BUYER_ROLES, kind: 'wholesale' },
  {
    event: 'expire_offer',
    from: ['quoted'],
    to: ['cancelled'],
    who: ['scheduler'],
    kind: 'wholesale',
  },
  { event: 'pay', from: ['awaiting_payment'], to: ['paid'], who: ['finance'], kind: 'wholesale' },
  {
    event: 'remind_payment',
    from: ['awaiting_payment'],
    to: ['same'],
    who: ['scheduler'],
    kind: 'wholesale',
  },
  {
    event: 'expire_payment',
    from: ['awaiting_payment'],
    to: ['cancelled'],
    who: ['scheduler'],
    kind: 'wholesale',
  },
  {
    event: 'place',
    from: ['basket'],
    to: ['held', 'awaiting_funds', 'awaiting_approval'],
    who: BUYER_ROLES,
    kind: 'dropship',
  },
  { event: 'fund', from: ['awaiting_funds'], to: ['held'], who: ['scheduler'], kind: 'dropship' },
  // Buyers choose which of the waiting orders is funded first.
  { event: 'rank', from: ['awaiting_funds'], to: ['same'], who: BUYER_ROLES, kind: 'dropship' },
  {
    event: 'expire_funds',
    from: ['awaiting_funds'],
    to: ['cancelled'],
    who: ['scheduler'],
    kind: 'dropship',
  },
  {
    event: 'approve',
    from: ['awaiting_approval'],
    to: ['awaiting_payment', 'paid'],
    who: ['owner'],
    kind: 'wholesale',
  },
  {
    event: 'approve',
    from: ['awaiting_approval'],
    to: ['held', 'awaiting_funds'],
    who: ['owner'],
    kind: 'dropship',
  },
  {
    event: 'refuse_approval',
    from: ['awaiting_approval'],
    to: ['quoted'],
    who: ['owner'],
    kind: 'wholesale',
  },
  {
    event: 'refuse_approval',
    from: ['awaiting_approval'],
    to: ['cancelled'],
    who: ['owner'],
    kind: 'dropship',
  },
  {
    event: 'expire_approval',
    from: ['awaiting_approval'],
    to: ['quoted'],
    who: ['scheduler'],
    kind: 'wholesale',
  },
  {
    event: 'expire_approval',
    from: ['awaiting_approval'],
    to: ['cancelled'],
    who: ['scheduler'],
    kind: 'dropship',
  },
  { event: 'pick', from: ['paid'], to: ['picking'], who: ['warehouse'], kind: 'wholesale' },
  { event: 'pick', from: ['held'], to: ['picking'], who: ['warehouse'], kind: 'dropship' },
  { event: 'pick_rest', from: ['part_shipped'], to: ['picking'], who: ['warehouse'] },
  { event: 'pack', from: ['picking'], to: ['packed'], who: ['warehouse'] },
  // The order stays packed while other parcels of the same picking wait, so that nothing more is picked.
  {
    event: 'dispatch',
    from: ['packed'],
    to: ['packed', 'part_shipped', 'shipped'],
    who: ['warehouse'],
  },
  { event: 'track', from: WITH_PARCELS, to: ['same'], who: ['warehouse'] },
  // The last open parcel decides the state of the order.
  { event: 'deliver', from: ['shipped'], to: ['delivered'], who: ['warehouse', 'scheduler'] },
  { event: 'deliver_parcel', from: WITH_PARCELS, to: ['same'], who: ['warehouse', 'scheduler'] },
  { event: 'lose_parcel', from: WITH_PARCELS, to: ['same'], who: ['warehouse'] },
  { event: 'take_back_parcel', from: WITH_PARCELS, to: ['same'], who: ['warehouse'] },
  // A parcel is packed in place of a lost or returned one, and then leaves.
  { event: 'resend', from: WITH_PARCELS, to: ['same'], who: ['warehouse'] },
  { event: 'dispatch_again', from: WITH_PARCELS, to: ['same'], who: ['warehouse'] },
  { event: 'propose_refund', from: WITH_PARCELS, to: ['same'], who: ['finance'] },
  { event: 'retract_refund', from: WITH_PARCELS, to: ['same'], who: ['finance'] },
  { event: 'refund_parcel', from: WITH_PARCELS, to: ['same'], who: ['finance'] },
  // An order of which no parcel arrived is cancelled.
  { event: 'refund_parcel', from: ['shipped'], to: ['delivered', 'cancelled'], who: ['finance'] },
  // The items of the lost parcel cost nothing, so nothing is refunded.
  { event: 'close_parcel', from: WITH_PARCELS, to: ['same'], who: ['finance'] },
  { event: 'close_parcel', from: ['shipped'], to: ['delivered', 'cancelled'], who: ['finance'] },
  { event: 'close', from: ['delivered'], to: ['closed'], who: ['scheduler'] },
  { event: 'cancel', from: BEFORE_PICKING, to: ['cancelled'], who: CANCELLERS },
  { event: 'ask_cancel', from: ['picking'], to: ['same'], who: BUYER_ROLES },
  // An order that was picked a second time has parcels on their way: only its rest is cancelled.
  { event: 'grant_cancel', from: ['picking'], to: ['cancelled', ...SENT], who: ['warehouse'] },
  { event: 'refuse_cancel', from: ['picking'], to: ['same'], who: ['warehouse'] },
  { event: 'cancel_rest', from: ['part_shipped'], to: ['cancelled', ...SENT], who: CANCELLERS },
  {
    event: 'discontinue',
    from: BEFORE_SHIPPED,
    to: ['same', 'cancelled', ...SENT],
    who: ['scheduler'],
  },
  // An order that leaves only when complete: the buyer is asked whether the discontinued item is cancelled
  // (discontinue) or replaced (substitute).
  {
    event: 'ask_discontinued',
    from: AGREED,
    to: ['same'],
    who: ['scheduler'],
    kind: 'wholesale',
  },
  {
    event: 'withdraw_question',
    from: AGREED,
    to: ['same'],
    who: ['scheduler'],
    kind: 'wholesale',
  },
  {
    event: 'discontinue',
    from: AGREED,
    to: ['same', 'cancelled'],
    who: BUYER_ROLES,
    kind: 'wholesale',
  },
  { event: 'substitute', from: AGREED, to: ['same'], who: BUYER_ROLES, kind: 'wholesale' },
  { event: 'substitute', from: ['held'], to: ['same'], who: ['scheduler'], kind: 'dropship' },
  {
    event: 'refuse_substitute',
    from: ['held', 'picking'],
    to: ['same', 'cancelled'],
    who: BUYER_ROLES,
    kind: 'dropship',
  },
  // Nothing is left on the pick list, and pieces are still backordered.
  {
    event: 'refuse_substitute',
    from: ['picking'],
    to: ['held'],
    who: BUYER_ROLES,
    kind: 'dropship',
  },
  { event: 'stop', from: BEFORE_SHIPPED, to: ['same'], who: ['sales'] },
  { event: 'resume', from: BEFORE_SHIPPED, to: ['same'], who: ['sales'] },
  { event: 'correct_address', from: WITH_UNPACKED, to: ['same'], who: ['warehouse'] },
]

/** States that orders of a kind never have. */
const NEVER_IN: Record<MemberKind, ReadonlySet<FromState>> = {
  wholesale: new Set(['awaiting_funds', 'held']),
  dropship: new Set(['submitted', 'quoted', 'awaiting_payment', 'paid']),
}

export function hasState(kind: MemberKind, state: FromState): boolean {
  return !NEVER_IN[kind].has(state)
}

/** Every allowed change. What is not listed is answered with 409. */
export const ORDER_EDGES: readonly OrderEdge[] = RULES.flatMap(edgesOf)

function edgesOf({ event, from, to, who, kind }: Rule): OrderEdge[] {
  return from.flatMap((state) =>
    to.flatMap((target): OrderEdge[] => {
      const end = target === 'same' ? state : target
      if (end === 'basket') return []
      return [{ from: state, event, to: end, who, label: LABEL_OF[end], ...(kind && { kind }) }]
    }),
  )
}

export interface OrderMove {
  kind: MemberKind
  from: FromState
  event: OrderEvent
  /** In which role it is done. */
  who: OrderActor
}

/** The states the event may lead to; empty: the event is not allowed here. */
export function targetsOf({ kind, from, event, who }: OrderMove): OrderState[] {
  if (!hasState(kind, from)) return []
  const edges = ORDER_EDGES.filter(
    (edge) =>
      edge.from === from &&
      edge.event === event &&
      edge.who.includes(who) &&
      (edge.kind ?? kind) === kind,
  )
  return [...new Set(edges.map(({ to }) => to))]
}

/** Whether the event is allowed and may lead to the state `to`. */
export function isAllowed(move: OrderMove, to: OrderState): boolean {
  return targetsOf(move).includes(to)
}
