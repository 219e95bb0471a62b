// Tables of the ledger: accounts, transfers, holds, idempotency keys and dated settings. Money is in minor units.
import type { Generated, JSONColumnType } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'

export interface LedgerAccountTable {
  id: Generated<number>
  code: string
  company_id: number | null
  kind: MemberKind | null
  currency: string
  test_mode: boolean
}

export interface MoneyAccountTable {
  id: Generated<number>
  company_id: number
  kind: MemberKind
  currency: string
  test_mode: boolean
  available_account: number
  held_account: number
  available: Generated<number>
  held: Generated<number>
  waiting: Generated<number>
  payment_reference: string
  opened_at: Date | null
  low_since: Date | null
  closed_at: Date | null
  last_at: Date | null
  created_at: Date
}

export interface LedgerTransferTable {
  id: Generated<number>
  posting: number
  at: Date
  kind: string
  currency: string
  test_mode: boolean
  debit: number
  credit: number
  amount: number
  account_id: number | null
  available_after: number | null
  held_after: number | null
  order_id: number | null
  shipment_id: number | null
  payment_id: number | null
  payout_id: number | null
  return_id: number | null
  adjustment_id: number | null
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
  payment_id: number
  owed_to: number
  amount: number
  settled: Generated<number>
  created_at: Date
}

export interface IdempotencyKeyTable {
  company_id: number
  purpose: string
  key: string
  request_hash: Buffer
  result: JSONColumnType<object>
  created_at: Date
}

export interface SettingValueTable {
  id: Generated<number>
  key: string
  currency: string | null
  value: number
  valid_from: Date
  set_by: string
}

export interface LedgerTables {
  ledger_account: LedgerAccountTable
  money_account: MoneyAccountTable
  ledger_transfer: LedgerTransferTable
  money_hold: MoneyHoldTable
  open_charge: OpenChargeTable
  idempotency_key: IdempotencyKeyTable
  setting_value: SettingValueTable
}
