// The vocabulary of orders: states, the labels shown for them, events, and who causes them.

/**
 * Wholesale: an order is submitted, quoted (staff made an offer), awaiting_payment (the offer was accepted), then paid (its
 * money has come). Dropshipping: it is awaiting_funds until the balance covers it, then held (its money is reserved until
 * its parcels leave). In both, awaiting_approval means by an owner of the company, and closed: delivered, and unchanged for
 * 30 days since (`jobs/finish-old-orders.ts`).
 */
export const ORDER_STATES = [
  'submitted',
  'quoted',
  'awaiting_approval',
  'awaiting_payment',
  'awaiting_funds',
  'paid',
  'held',
  'picking',
  'packed',
  'part_shipped',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** The labels that members see, in the order an order passes them. */
export const ORDER_LABELS = [
  'received',
  'needs_you',
  'confirmed',
  'being_packed',
  'on_its_way',
  'delivered',
  'cancelled',
] as const
export type OrderLabel = (typeof ORDER_LABELS)[number]

export const LABEL_OF: Record<OrderState, OrderLabel> = {
  submitted: 'received',
  quoted: 'needs_you',
  awaiting_approval: 'needs_you',
  awaiting_payment: 'needs_you',
  awaiting_funds: 'needs_you',
  paid: 'confirmed',
  held: 'confirmed',
  picking: 'being_packed',
  packed: 'being_packed',
  part_shipped: 'on_its_way',
  shipped: 'on_its_way',
  delivered: 'delivered',
  closed: 'delivered',
  cancelled: 'cancelled',
}

export function statesOf(label: OrderLabel): OrderState[] {
  return ORDER_STATES.filter((state) => LABEL_OF[state] === label)
}

/** Roles of members (`finance_member` is their role `finance`), roles of staff, and scheduled jobs. */
export const ORDER_ACTORS = [
  'owner',
  'buyer',
  'finance_member',
  'viewer',
  'sales',
  'warehouse',
  'finance',
  'support',
  'scheduler',
] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/**
 * Not all names tell what happens. fund: money is set aside for the order; rank: the member changes which waiting
 * order is served first; track: another tracking number; deliver: a parcel arrived, and with it the whole order is
 * delivered, unlike deliver_parcel; resend: a parcel is packed again in place of a lost or
 * returned one, and dispatch_again: it leaves; close_parcel: there is nothing to give back for such a parcel;
 * take_back_parcel: the carrier brought it back; ask_discontinued: the member is asked about items no longer sold, and
 * withdraw_question: that needs no answer any more; substitute: a substitute is sent for an item that ran out, or the
 * replacement item for a discontinued one; stop: no work before resume.
 */
export const ORDER_EVENTS = [
  'place',
  'offer',
  'accept',
  'ask_change',
  'decline',
  'expire_offer',
  'pay',
  'remind_payment',
  'expire_payment',
  'fund',
  'rank',
  'expire_funds',
  'approve',
  'refuse_approval',
  'expire_approval',
  'pick',
  'pick_rest',
  'pack',
  'dispatch',
  'track',
  'deliver',
  'deliver_parcel',
  'lose_parcel',
  'take_back_parcel',
  'resend',
  'dispatch_again',
  'propose_refund',
  'retract_refund',
  'refund_parcel',
  'close_parcel',
  'close',
  'cancel',
  'ask_cancel',
  'grant_cancel',
  'refuse_cancel',
  'cancel_rest',
  'discontinue',
  'ask_discontinued',
  'withdraw_question',
  // Wholesale: the buyer takes the replacement item; dropshipping: the twin is sent.
  'substitute',
  'refuse_substitute',
  'stop',
  'resume',
  'correct_address',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]
