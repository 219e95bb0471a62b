// Which mails a company gets about its orders.

/** each: one mail per event; digest: one a day, and single mails where something is to be done. */
export const ORDER_MAILS = ['digest', 'each', 'none'] as const
export type OrderMails = (typeof ORDER_MAILS)[number]

/** For companies that have not chosen. */
export const DEFAULT_ORDER_MAILS: OrderMails = 'digest'

/**
 * Events that the daily mail lists, because the reader need not act on them. held: money was set aside immediately;
 * waiting: for a sufficient balance; funded: money was set aside after a wait.
 */
export const DAILY_EVENTS = ['held', 'waiting', 'funded'] as const
export type DailyEvent = (typeof DAILY_EVENTS)[number]

/** Events that are mailed even to companies that chose no mails, because the order waits until they decide. */
export const DECISION_EVENTS = ['offered', 'offerReduced', 'discontinuedAsked'] as const

/**
 * What is mailed about the approval of an order, or of the acceptance of an offer: `asked` and `offerAsked` to owners,
 * the others to the login that asked.
 */
export const APPROVAL_MAIL_EVENTS = [
  'asked',
  'approved',
  'refused',
  'expired',
  'offerAsked',
  'offerApproved',
  'offerApprovalRefused',
  'offerApprovalExpired',
] as const
export type ApprovalMailEvent = (typeof APPROVAL_MAIL_EVENTS)[number]
