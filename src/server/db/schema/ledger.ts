// Tables of money: accounts, transfers, holds, payments, payouts, adjustments, statements; settings, each with the
// moment from which it applies; and idempotency keys. Amounts are in minor units.
import type { Generated, JSONColumnType } from 'kysely'
import type { PaymentState, PayoutState } from '../../../shared/payment-states.ts'
import type { MemberKind } from '../../../shared/membership.ts'

export interface LedgerAccountTable {
  id: Generated<number>
  /** `available` and `held` of a company's account; of our own accounts what they are for, such as `bank.transfer`. */
  code: string
  /** Null, as `kind` is: one of our own accounts. */
  company_id: number | null
  kind: MemberKind | null
  currency: string
  /** Whether the company places test orders; its money is kept apart from that of all others. */
  test_mode: boolean
}

export interface MoneyAccountTable {
  id: Generated<number>
  company_id: number
  kind: MemberKind
  currency: string
  test_mode: boolean
  /** Rows of `ledger_account`: money to spend, and money held for orders and payouts. */
  available_account: number
  held_account: number
  available: Generated<number>
  held: Generated<number>
  /** How many orders wait for money: a count, not an amount. */
  waiting: Generated<number>
  payment_reference: string
  opened_at: Date | null
  /** Since when it is below the threshold; null: it is not. */
  low_since: Date | null
  closed_at: Date | null
  /** The time of its last transfer; a later one never has an earlier time. */
  last_at: Date | null
  created_at: Date
}

export interface LedgerTransferTable {
  id: Generated<number>
  /** Shared by the transfers of one booking. */
  posting: number
  at: Date
  /** On a company's account one of LEDGER_ENTRY_KINDS; others, such as `fee`, are between our own accounts. */
  kind: string
  currency: string
  test_mode: boolean
  /** Rows of `ledger_account`: the amount moves from `debit` to `credit`. */
  debit: number
  credit: number
  amount: number
  /** The row of `money_account` it belongs to, with its available and held money after the transfer; null: none. */
  account_id: number | null
  available_after: number | null
  held_after: number | null
  order_id: number | null
  shipment_id: number | null
  payment_id: number | null
  payout_id: number | null
  return_id: number | null
  adjustment_id: number | null
  /** The transfer that it takes back. */
  reverses: number | null
}

export interface MoneyHoldTable {
  id: Generated<number>
  order_id: number | null
  payout_id: number | null
  account_id: number
  amount: number
  captured: Generated<number>
  released: Generated<number>
  created_at: Date
}

export interface OpenChargeTable {
  id: Generated<number>
  account_id: number
  /** Exactly one of payment and return is named. */
  payment_id: number | null
  return_id: number | null
  /** The row of `ledger_account` that is paid. */
  owed_to: number
  amount: number
  settled: Generated<number>
  created_at: Date
}

export interface IdempotencyKeyTable {
  company_id: number
  /** What is requested and in which area, such as `top-up.dropship`. */
  purpose: string
  key: string
  /** The hash of all that identifies the request: a key cannot be used for another one. */
  request_hash: Buffer
  result: JSONColumnType<object>
  created_at: Date
}

export interface SettingValueTable {
  id: Generated<number>
  /** One of MONEY_SETTINGS or, without a currency, of PLAIN_SETTINGS, which say what the value counts. */
  key: string
  currency: string | null
  value: number
  valid_from: Date
  set_by: string
}

export interface PaymentMethodTable {
  row_id: Generated<number>
  id: string
  currency: string
  /** The code of the ledger account that receives the money. */
  bank: 'bank.transfer' | 'bank.paypal'
  /** The surcharge in basis points: hundredths of a percent. */
  bp: number
  /** Added to the surcharge of each payment. */
  fixed: Generated<number>
  /** The smallest payment, and the largest in US cents; null: no limit. */
  minimum: Generated<number>
  maximum_usd: number | null
  /** Whether an account may be opened with it. */
  first_topup_allowed: boolean
  active: boolean
  valid_from: Date
  set_by: string
}

export interface CurrencyRateTable {
  id: Generated<number>
  currency: string
  /** How many millionths of a unit of this currency one US dollar costs. */
  micros_per_usd: number
  valid_from: Date
  set_by: string
}

export interface PaymentTable {
  id: Generated<number>
  method: string
  account_id: number | null
  currency: string
  test_mode: Generated<boolean>
  /** What the payer pays, surcharge included. */
  amount: number
  /** The surcharge, of which `bp` are the basis points and `fixed` is the fixed part. */
  charge: number | null
  bp: number | null
  fixed: number | null
  order_id: number | null
  bank_reference: string | null
  /** The payment reference that the sender gave. */
  stated_reference: Generated<string>
  state: PaymentState
  arrived_at: Date | null
  /** By when staff must credit it. */
  due_at: Date | null
  /** Why it was rejected or sent back to the payer. */
  reason: string | null
  reported_by: string | null
  reported_at: Date | null
  matched_by: string | null
  matched_at: Date | null
  credited_by: string | null
  credited_at: Date | null
  /** Who rejected it, withdrew it or sent it back to the payer. */
  ended_by: string | null
  ended_at: Date | null
  reversal_reason: string | null
  reversal_proposed_by: string | null
  reversal_proposed_at: Date | null
  reversed_by: string | null
  reversed_at: Date | null
  /** Its proposer approved it, as a shop of one person may. */
  alone: Generated<boolean>
}

export interface AdjustmentTable {
  id: Generated<number>
  account_id: number
  currency: string
  /** Negative: taken from the account. */
  amount: number
  reason: string
  state: 'proposed' | 'posted' | 'rejected'
  /** Whether a second person has to approve it. */
  needs_second: boolean
  proposed_by: string
  proposed_at: Date
  approved_by: string | null
  approved_at: Date | null
  /** Its proposer approved it, as a shop of one person may. */
  alone: Generated<boolean>
}

export interface PayoutTable {
  id: Generated<number>
  account_id: number
  amount: number
  state: PayoutState
  requested_by: string
  requested_at: Date
  proposed_by: string | null
  proposed_at: Date | null
  approved_by: string | null
  approved_at: Date | null
  /** Its proposer approved it, as a shop of one person may. */
  alone: Generated<boolean>
  /** Why it was rejected or came back, in the words of staff; the member reads it. */
  reason: string | null
  /** Who rejected or withdrew it, or entered that it came back. */
  ended_by: string | null
  ended_at: Date | null
  /** The first of two persons who enter that a paid payout came back. */
  return_proposed_by: string | null
  return_proposed_at: Date | null
  return_reason: string | null
}

export interface StatementTable {
  account_id: number
  /** The first day of the month. */
  month: string
  opening: number
  closing: number
  /** Rows of `ledger_transfer`; null: the month has none. */
  first_transfer: number | null
  last_transfer: number | null
  /** The hash of the transfers of the month. */
  hash: Buffer
  closed_at: Date
}

export interface StatementMailTable {
  account_id: number
  month: string
  mailed_at: Date
}

export interface BankFileMappingTable {
  /** The headings in order, in lower case without spaces and punctuation (`foldWord`), with tabs between them. */
  headings: string
  mapping: unknown
  set_by: string
  set_at: Date
}

export interface LedgerTables {
  ledger_account: LedgerAccountTable
  money_account: MoneyAccountTable
  ledger_transfer: LedgerTransferTable
  money_hold: MoneyHoldTable
  open_charge: OpenChargeTable
  idempotency_key: IdempotencyKeyTable
  setting_value: SettingValueTable
  payment_method: PaymentMethodTable
  currency_rate: CurrencyRateTable
  payment: PaymentTable
  adjustment: AdjustmentTable
  payout: PayoutTable
  statement: StatementTable
  statement_mail: StatementMailTable
  bank_file_mapping: BankFileMappingTable
}
