// The states of a return: every change that is allowed and who may cause it.
import { BUYER_ROLES } from './membership.ts'
import type { OrderActor } from './order-vocabulary.ts'

/**
 * more_info: the member has to answer staff; settled: refunded, or sent again; closed: settled more than
 * `RETURN_DAYS.inactiveUntilClosed` days ago; expired: not answered, or not sent, in time.
 */
export const RETURN_STATES = [
  'requested',
  'more_info',
  'approved',
  'received',
  'settled',
  'closed',
  'refused',
  'withdrawn',
  'expired',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/**
 * ask, answer: a question of staff and the answer of the member; propose, retract: of a refund that two people approve;
 * report_foreign, claim_foreign, dispose: goods in the parcel that are not ours are found, claimed by the member, or
 * disposed of because they were not claimed in time.
 */
export const RETURN_EVENTS = [
  'request',
  'ask',
  'answer',
  'approve',
  'refuse',
  'withdraw',
  'expire',
  'receive',
  'inspect',
  'propose',
  'retract',
  'settle',
  'report_foreign',
  'claim_foreign',
  'dispose',
  'close',
] as const
export type ReturnEvent = (typeof RETURN_EVENTS)[number]

/** A refund that a second person of staff must approve is proposed or retracted; members do not see these events. */
export const INTERNAL_RETURN_EVENTS: ReadonlySet<string> = new Set<ReturnEvent>([
  'propose',
  'retract',
])

/** `new` is where a return comes from; it has no row before it is requested. */
export type FromReturnState = ReturnState | 'new'

interface ReturnEdge {
  event: ReturnEvent
  from: readonly FromReturnState[]
  to: readonly (ReturnState | 'same')[]
  who: readonly OrderActor[]
}

const ARRIVED = ['received', 'settled', 'closed', 'refused'] as const

const EDGES: readonly ReturnEdge[] = [
  { event: 'request', from: ['new'], to: ['requested'], who: BUYER_ROLES },
  { event: 'ask', from: ['requested', 'more_info'], to: ['more_info'], who: ['support'] },
  // Photos may follow without an answer; they change no state.
  { event: 'answer', from: ['more_info'], to: ['requested'], who: BUYER_ROLES },
  { event: 'answer', from: ['requested', 'approved', 'received'], to: ['same'], who: BUYER_ROLES },
  // Missing pieces are not sent back: such a return needs no parcel.
  {
    event: 'approve',
    from: ['requested', 'more_info'],
    to: ['approved', 'received'],
    who: ['support'],
  },
  {
    event: 'refuse',
    from: ['requested', 'more_info', 'received'],
    to: ['refused'],
    who: ['support'],
  },
  {
    event: 'withdraw',
    from: ['requested', 'more_info', 'approved'],
    to: ['withdrawn'],
    who: BUYER_ROLES,
  },
  { event: 'expire', from: ['more_info', 'approved'], to: ['expired'], who: ['scheduler'] },
  { event: 'receive', from: ['approved'], to: ['received'], who: ['warehouse'] },
  { event: 'inspect', from: ['received'], to: ['same'], who: ['warehouse'] },
  { event: 'propose', from: ['received'], to: ['same'], who: ['finance'] },
  { event: 'retract', from: ['received'], to: ['same'], who: ['finance'] },
  { event: 'settle', from: ['received'], to: ['settled'], who: ['finance'] },
  { event: 'report_foreign', from: ARRIVED, to: ['same'], who: ['warehouse'] },
  { event: 'claim_foreign', from: ARRIVED, to: ['same'], who: ['warehouse'] },
  { event: 'dispose', from: ARRIVED, to: ['same'], who: ['scheduler'] },
  { event: 'close', from: ['settled'], to: ['closed'], who: ['scheduler'] },
]

/** Pieces of returns in these states may not be returned a second time, unless they were replaced. */
export const CLAIMING_STATES: readonly ReturnState[] = [
  'requested',
  'more_info',
  'approved',
  'received',
  'settled',
  'closed',
]

/** The states the event may lead to; empty: the event is not allowed here. */
export function returnTargetsOf(move: {
  from: FromReturnState
  event: ReturnEvent
  /** In which role it is done. */
  who: OrderActor
}): ReturnState[] {
  const { from, event, who } = move
  const targets = EDGES.filter((edge) => {
    return edge.event === event && edge.from.includes(from) && edge.who.includes(who)
  }).flatMap(({ to }) => to)
  return targets.flatMap((to) => (to !== 'same' ? [to] : from === 'new' ? [] : [from]))
}

/** 'R26-0000123': the seller's year and a number that is never reused. `day`: 'YYYY-MM-DD'. */
export function returnNumber(day: string, number: number): string {
  return `R${day.slice(2, 4)}-${String(number).padStart(7, '0')}`
}
