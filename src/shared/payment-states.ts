// The states of payments and payouts, as the ledger stores them and the account shows them.

/**
 * reported: announced by the member, not arrived yet; matched: arrived, and assigned to an account; unmatched: arrived,
 * but for no account that we know; rejected: by staff, before it arrived; withdrawn: by the member; returned: sent back
 * before it was credited; reversed: credited, then taken back.
 */
export const PAYMENT_STATES = [
  'reported',
  'matched',
  'credited',
  'unmatched',
  'rejected',
  'withdrawn',
  'returned',
  'reversed',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** proposed: a second person has to approve it; failed: it was paid, and the bank sent the money back. */
export const PAYOUT_STATES = [
  'requested',
  'proposed',
  'paid',
  'rejected',
  'withdrawn',
  'failed',
] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
