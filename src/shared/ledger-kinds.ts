// The kinds of entries of a money account.

export const LEDGER_ENTRY_KINDS = [
  'payment',
  // The surcharge of a payment method.
  'payment_charge',
  'payment_reversal',
  // The surcharge of a reversed payment, given back.
  'charge_reversal',
  // Money that pays what the account owed.
  'open_charge',
  // Money set aside for an order, and what it no longer needs.
  'hold',
  'release',
  // Taken out of the held money when a parcel is dispatched.
  'capture_goods',
  'capture_freight',
  'refund',
  'refund_freight',
  // The restocking fee of a return.
  'restocking',
  // The charge for disposing of goods that are not ours.
  'disposal',
  'adjustment',
  'payout',
  // A payout that the bank sent back.
  'payout_return',
] as const
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number]
