// Tables of staff: accounts, roles, permissions, sessions and factors.
import type { Generated } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'
import type { StaffRequestKind } from '../../../shared/staff-requests.ts'

export interface StaffTable {
  id: Generated<number>
  email: string
  /** The address as addresses are compared (`nameKey`). */
  email_key: string
  name: string
  password_hash: string | null
  invitation_hash: Buffer | null
  invitation_expires_at: Date | null
  created_at: Date
  /** When staff closed the account; null: it is open. */
  disabled_at: Date | null
  /** The language of mails. */
  lang: Generated<Lang>
}

export interface StaffRoleTable {
  name: string
  built_in: Generated<boolean>
}

export interface StaffRolePermissionTable {
  role: string
  permission: StaffPermission
}

export interface StaffAccountRoleTable {
  staff_id: number
  role: string
}

export interface StaffSessionTable {
  id: string
  staff_id: number
  token_hash: Buffer
  device: 'browser' | 'terminal'
  user_agent: string
  ip: string
  created_at: Date
  last_seen_at: Date
  ends_at: Date
  /** When the second factor was last given. */
  factor_at: Date | null
  ended_at: Date | null
  /**
   * `elsewhere`: its person, from another session; `roles`, `closed`: a change of the account; `reset`: staff removed the
   * password and factors of the account.
   */
  ended_by: 'logout' | 'elsewhere' | 'roles' | 'closed' | 'reset' | null
}

export interface StaffTotpTable {
  staff_id: number
  sealed_secret: Buffer
  created_at: Date
  confirmed_at: Date | null
  /** The period of the last code that was accepted: none is accepted twice. */
  last_step: Generated<number>
}

export interface StaffRecoveryCodeTable {
  staff_id: number
  hash: Buffer
  used_at: Date | null
}

export interface StaffPasskeyTable {
  id: string
  staff_id: number
  public_key: Buffer
  /** How many signatures it has made, by its own count: one that does not grow reveals a copy. 0: it does not count. */
  sign_count: number
  /** How browsers reach it, such as `internal`, `usb` or `hybrid` (a phone nearby). */
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface StaffChallengeTable {
  hash: Buffer
  /** Null: a log-in, whose account the passkey then tells. */
  staff_id: number | null
  purpose: 'enrol' | 'log-in' | 'step-up'
  expires_at: Date
}

export interface StaffKnownDeviceTable {
  hash: Buffer
  staff_id: number
  last_used_at: Date
}

export interface StaffRequestTable {
  id: Generated<number>
  kind: StaffRequestKind
  subject: string
  /** What is to be changed; its shape depends on the kind (`Proposal` in staff/accounts/second-signature.ts). */
  input: unknown
  /** What the request would replace. */
  before: unknown
  proposed_by: number
  proposed_at: Date
  expires_at: Date
  state: Generated<'open' | 'approved' | 'refused' | 'withdrawn'>
  decided_by: number | null
  decided_at: Date | null
}

export interface StaffTables {
  staff_session: StaffSessionTable
  staff_totp: StaffTotpTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_passkey: StaffPasskeyTable
  staff_challenge: StaffChallengeTable
  staff_known_device: StaffKnownDeviceTable
  staff_request: StaffRequestTable
  staff: StaffTable
  staff_role: StaffRoleTable
  staff_role_permission: StaffRolePermissionTable
  staff_account_role: StaffAccountRoleTable
}
