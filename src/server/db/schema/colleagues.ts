// Tables of colleagues: invitations to a company, and what was changed about its logins.
import type { Generated, JSONColumnType } from 'kysely'
import type { CompanyEvent, MemberRole } from '../../../shared/membership.ts'

export interface ColleagueInvitationTable {
  id: Generated<number>
  company_id: number
  email: string
  /** The address as addresses are compared (`nameKey`). */
  email_key: string
  role: MemberRole
  lang: string
  /** The hash of the token in the mailed link; null once the invitation has ended. */
  hash: Buffer | null
  invited_by: number | null
  created_at: Date
  sent_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface CompanyEventTable {
  id: Generated<number>
  company_id: number
  at: Date
  member_id: number | null
  event: CompanyEvent
  /** The login that was changed; null: an invitation, which `note` names, or the approval limit. */
  about_id: number | null
  /** The role, the limit or the invitation. */
  note: JSONColumnType<Record<string, unknown>>
}

export interface ColleagueTables {
  colleague_invitation: ColleagueInvitationTable
  company_event: CompanyEventTable
}
