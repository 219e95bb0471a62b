// The kinds of entries of a money account.

export const LEDGER_ENTRY_KINDS = [
  'payment',
  'payment_charge',
  'payment_reversal',
  'charge_reversal',
  'open_charge',
  'hold',
  'release',
  'capture_goods',
  'capture_freight',
  'refund',
  'refund_freight',
  'restocking',
  'disposal',
  'adjustment',
  'payout',
] as const
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number]
