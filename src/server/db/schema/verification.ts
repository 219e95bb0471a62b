// Tables of verification codes: batches, keyed hashes, page tokens.
import type { Generated } from 'kysely'

export interface CodeBatchTable {
  id: string
  item_no: string | null
  /** The manufacturing lot of the batteries that bear the codes; '': not stated. */
  lot: Generated<string>
  /** The day on which they were made; null: not stated. */
  made_on: string | null
  note: Generated<string>
  count: number
  created_at: Date
  created_by: string
  /** When staff voided all its codes. */
  voided_at: Date | null
}

export interface VerificationCodeTable {
  hash: Buffer
  batch_id: string
  first_checked_at: Date | null
  /** The hash of the browser that checked it first. */
  first_device_hash: Buffer | null
  checks: Generated<number>
  voided_at: Date | null
}

/** How many checks of a day had each outcome; `used`: the code was checked before (`CheckedCode`). */
export interface VerificationDayTable {
  day: string
  outcome: 'genuine' | 'unknown' | 'used'
  count: number
}

/** One-time tokens of the verification page: only a check with one marks its code as checked. */
export interface PageTokenTable {
  hash: Buffer
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface VerificationTables {
  code_batch: CodeBatchTable
  verification_code: VerificationCodeTable
  verification_day: VerificationDayTable
  page_token: PageTokenTable
}
