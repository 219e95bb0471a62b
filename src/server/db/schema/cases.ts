// Tables of cases, uploaded files, and team applications. Personal data that was erased (`erased_at`) is null.
import type { Generated, JSONColumnType } from 'kysely'
import type { CaseState, InquiryType } from '../../../shared/case-states.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Team } from '../../../shared/teams.ts'

type Form = Record<string, unknown>

export interface FeedbackCaseTable {
  case_no: string
  type: InquiryType
  state: CaseState
  lang: Lang
  full_name: string | null
  email: string | null
  /** The address as addresses are compared (`nameKey`). */
  email_key: string | null
  /** The country or region, as the customer typed it. */
  region: string | null
  subject: string | null
  /** The fields of its form that have no column here. */
  form: JSONColumnType<Form> | null
  item_no: string | null
  member_id: number | null
  /** The hash of the feedback code. */
  code_hash: Buffer
  /** The hash of the `sendingId`; null: sent without one, or more than 24 hours ago. */
  sending_hash: Buffer | null
  /** The feedback code, sealed with the `sendingId`, for a repetition of the same submission. */
  sealed_code: Buffer | null
  created_at: Date
  /** Of the last message or change of state. */
  last_activity_at: Date
  closed_at: Date | null
  erased_at: Date | null
  /** An older request for a quotation, marked by migration 59, that a job is still to turn into an order. */
  becomes_order: Generated<boolean>
  order_id: number | null
}

export interface CaseMessageTable {
  id: string
  case_no: string
  /** Counts messages in the order in which they were stored. */
  place: Generated<number>
  author: 'customer' | 'staff'
  staff_name: string | null
  body: string
  sending_hash: Buffer | null
  created_at: Date
}

export interface CaseEventTable {
  case_no: string
  at: Date
  state: CaseState
}

export interface ReceivedFileTable {
  id: string
  /** The hash of the stored bytes, by which the file store finds them. */
  hash: string
  file_name: string
  media_type: string
  bytes: number
  case_no: string | null
  message_id: string | null
  application_no: string | null
  team_application_no: string | null
  return_no: string | null
  /** What the virus scanner said of it (`ScanOutcome`); `none`: the shop has no scanner. */
  scan: 'none' | 'clean' | 'infected' | 'failed'
  created_at: Date
}

export interface TeamApplicationTable {
  application_no: string
  team: Team
  /** The vacancy applied for, an entry of content; null: none in particular. */
  opening_id: string | null
  /** `more_info`: the applicant has to answer; `expired`: erased before a decision. */
  state: 'submitted' | 'in_review' | 'more_info' | 'approved' | 'rejected' | 'expired'
  fail_reason: string | null
  lang: Lang
  email: string | null
  /** The address as addresses are compared (`nameKey`). */
  email_key: string | null
  form: JSONColumnType<Form> | null
  country: string
  /** What staff asked the applicant for. */
  missing: JSONColumnType<{ item: string; note: string }[]>
  sending_hash: Buffer | null
  submitted_at: Date
  /** By when staff should decide. */
  due_at: Date
  /** Since when the deadline `due_at` is paused, because the applicant has to answer. */
  paused_at: Date | null
  decided_at: Date | null
  /** The last step of applicant or staff, from which the time until its data are erased counts. */
  last_activity_at: Date
  erased_at: Date | null
}

export interface CaseTables {
  feedback_case: FeedbackCaseTable
  case_message: CaseMessageTable
  case_event: CaseEventTable
  received_file: ReceivedFileTable
  team_application: TeamApplicationTable
}
