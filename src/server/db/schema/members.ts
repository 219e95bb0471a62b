// Tables of members, exhibitions, and the audit log. Personal data that was erased (`erased_at`) is null.
import type { Generated, JSONColumnType } from 'kysely'
import type { ApplicationForm, ApprovalState, MemberKind } from '../../../shared/membership.ts'
import type { SeriesPreference } from '../../../shared/series-preferences.ts'

type Day = string

export interface PriceGroupTable {
  id: string
  name: string
  member_kind: MemberKind
}

export interface CompanyTable {
  id: Generated<number>
  customer_no: string
  name: string
  website: string | null
  country: string
  created_at: Date
}

/** The stored states; `none` and `email_verified` apply before a company exists. */
export type StoredState = Exclude<ApprovalState, 'none' | 'email_verified'>

export interface MembershipTable {
  company_id: number
  kind: MemberKind
  state: StoredState
  fail_reason: string | null
  price_group: string | null
  currency: string | null
  sales_region: string | null
  state_since: Date
}

/** The logins of companies. `disabled_at`: closed for good since then, because it was removed from its company. */
export interface MemberTable {
  id: Generated<number>
  company_id: number
  login_name: string
  /** The login name as names are compared (`nameKey`). */
  login_key: string
  email: string
  /** The address as addresses are compared (`nameKey`). */
  email_key: string
  password_hash: string
  password_changed_at: Date
  first_name: string
  surname: string
  phone: string
  lang: string
  role: Generated<'owner' | 'buyer' | 'finance' | 'viewer'>
  disabled_at: Date | null
  created_at: Date
  /** Null: never chosen, so each browser keeps its own. */
  preferred_series: SeriesPreference | null
}

/** Names that no new login may take, those of deleted logins included. */
export interface UsedLoginNameTable {
  key_hash: Buffer
}

export interface MemberAddressTable {
  id: string
  company_id: number
  label: string
  recipient: string
  line1: string
  line2: Generated<string>
  city: string
  region: Generated<string>
  post_code: Generated<string>
  country: string
  phone: Generated<string>
  is_default: Generated<boolean>
  created_at: Date
}

export interface SessionTable {
  id: string
  member_id: number
  kind: MemberKind
  /** Whether the login asked to stay logged in: its sessions last longer. */
  remembered: boolean
  user_agent: string
  created_at: Date
  last_seen_at: Date
  ends_at: Date
  ended_at: Date | null
  /**
   * `elsewhere`: the member, from another session; `replay`: a token that was replaced came back; `limit`: the login
   * had too many sessions; `removed`: its access was taken away.
   */
  ended_by: 'logout' | 'elsewhere' | 'password' | 'replay' | 'staff' | 'limit' | 'removed' | null
}

export interface SessionTokenTable {
  hash: Buffer
  session_id: string
  issued_at: Date
  expires_at: Date
  replaced_at: Date | null
  successor_hash: Buffer | null
  sealed_successor: Buffer | null
}

/** Browsers that are trusted devices of a login. */
export interface KnownDeviceTable {
  /** The hash of the secret in the browser's cookie. */
  hash: Buffer
  member_id: number
  created_at: Date
  last_seen_at: Date
}

export interface PasswordResetTable {
  hash: Buffer
  member_id: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface LogInCodeTable {
  hash: Buffer
  member_id: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** Counters of rate limits, each for its window of time. */
export interface AttemptTable {
  key: Buffer
  window_began: Date
  window_ends: Date
  count: number
}

export interface SecurityCodeTable {
  id: string
  /** The hash of the letters in the picture. */
  picture_hash: Buffer | null
  /** The hash of the number that the browser has to find; null: a picture only. */
  work_hash: Buffer | null
  expires_at: Date
  used_at: Date | null
}

export interface EmailCodeTable {
  id: string
  email: string
  /** The address as addresses are compared (`nameKey`). */
  email_key: string
  purpose: 'register' | 'status' | 'change_email'
  member_id: number | null
  lang: string
  code_hash: Buffer
  /** The hash of the nonce in the cookie of the browser that requested the code. */
  flow_hash: Buffer | null
  tries: Generated<number>
  /** Wrong codes from another browser than the one that requested it. */
  foreign_tries: Generated<number>
  created_at: Date
  expires_at: Date
  ticket_hash: Buffer | null
  ticket_expires_at: Date | null
  used_at: Date | null
}

export interface ApplicationDraftTable {
  /** The address as addresses are compared (`nameKey`). */
  email_key: string
  form: JSONColumnType<Record<string, unknown>>
  saved_at: Date
  expires_at: Date
}

/** Codes that staff give to applicants, each of which suggests a price group. */
export interface InvitationTable {
  code_hash: Buffer
  price_group: string
  note: string
  created_at: Date
  created_by: string
  expires_at: Date
  uses_left: number
}

export interface ApplicationTable {
  application_no: string
  company_id: number | null
  member_id: number | null
  kind: MemberKind
  state: StoredState
  fail_reason: string | null
  lang: string
  email: string | null
  /** The address as addresses are compared (`nameKey`). */
  email_key: string | null
  form: JSONColumnType<ApplicationForm> | null
  country: string
  price_group_suggested: string | null
  /** What staff asked the applicant for. */
  missing: JSONColumnType<{ item: string; note: string }[]>
  /** What the applicant answered when staff asked for more. */
  papers: JSONColumnType<{ at: string; answers: { item: string; text: string }[] }[]>
  submitted_at: Date
  due_at: Date
  /** Since when the deadline `due_at` is paused, because the applicant has to answer. */
  paused_at: Date | null
  decided_at: Date | null
  /** The last step of applicant or staff, from which the time until its data are erased counts. */
  last_activity_at: Date
  erased_at: Date | null
}

export interface ExhibitionTable {
  id: string
  place: string
  country: string
  begins_on: Day
  ends_on: Day
  booth: string
  /** It came with the code; to be replaced before going live. */
  is_example: Generated<boolean>
}

export interface ExhibitionTextTable {
  exhibition_id: string
  lang: string
  name: string
  place: string
  body: string
}

export interface ExhibitionRegistrationTable {
  registration_no: string
  exhibition_id: string
  /** The address as addresses are compared (`nameKey`). */
  email_key: string | null
  form: JSONColumnType<Record<string, unknown>> | null
  lang: string
  created_at: Date
  erased_at: Date | null
}

export interface AuditEntryTable {
  id: number
  at: Date
  actor: string
  action: string
  subject: string
  change: JSONColumnType<Record<string, unknown>>
  previous_hash: Buffer
  hash: Buffer
}

/** One row: the number of entries and the hash of the last one. */
export interface AuditHeadTable {
  entries: number
  hash: Buffer
}

export interface LogInLinkTable {
  hash: Buffer
  member_id: number
  kind: MemberKind
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface MemberTables {
  price_group: PriceGroupTable
  company: CompanyTable
  membership: MembershipTable
  member: MemberTable
  used_login_name: UsedLoginNameTable
  member_address: MemberAddressTable
  session: SessionTable
  session_token: SessionTokenTable
  known_device: KnownDeviceTable
  password_reset: PasswordResetTable
  log_in_code: LogInCodeTable
  log_in_link: LogInLinkTable
  attempt: AttemptTable
  security_code: SecurityCodeTable
  email_code: EmailCodeTable
  application_draft: ApplicationDraftTable
  invitation: InvitationTable
  application: ApplicationTable
  exhibition: ExhibitionTable
  exhibition_text: ExhibitionTextTable
  exhibition_registration: ExhibitionRegistrationTable
  audit_entry: AuditEntryTable
  audit_head: AuditHeadTable
}
