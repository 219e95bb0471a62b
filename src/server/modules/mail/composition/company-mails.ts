// The mails to the logins of a company, with their data. Dates are moments; texts are plain.
import type { MemberRole } from '../../../../shared/membership.ts'
import type { ApprovalMailEvent } from '../../../../shared/order-mails.ts'

/** What happened to the login of a member in its company. */
export const LOGIN_CHANGES = ['joined', 'role', 'removed'] as const
export type LoginChange = (typeof LOGIN_CHANGES)[number]

export interface CompanyMails {
  'colleague-invited': {
    company: string
    /** The owner who invites. */
    inviter: string
    role: MemberRole
    url: string
    until: Date
  }
  /** Sent instead of 'colleague-invited' when the address has a login, because a login belongs to one company only. */
  'colleague-has-login': { company: string; inviter: string }
  /** `isYours`: to the person of the login; otherwise to the owners of the company. */
  'login-changed': {
    change: LoginChange
    isYours: boolean
    company: string
    name: string
    username: string
    role: MemberRole
    /** Who changed it. */
    by: string
    at: Date
  }
  /** To the logins that may see the company's money, if the company wants monthly mails. */
  'monthly-statement': {
    firstName: string
    /** Its first day: '2026-10-01'. */
    month: string
    /** With the currency: 'USD 1,000.00'. */
    opening: string
    closing: string
    url: string
    /** The invoice of a dropshipper's parcels, with the page that shows it. */
    invoice: { number: string; url: string } | null
  }
  /** About an order above the limit of the company, by a login with the role `buyer`. */
  'order-approval': {
    firstName: string
    event: ApprovalMailEvent
    orderNo: string
    ownReference: string
    /** With the currency: 'USD 1,000.00'. */
    amount: string
    /** Who placed the order or accepted the offer; for other events who decided, empty when the deadline passed. */
    by: string
    /** What the owner wrote; empty: nothing. */
    reasonText: string
  }
}
