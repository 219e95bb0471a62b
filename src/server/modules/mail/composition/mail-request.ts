// Every mail template of the shop with its data. Dates are moments unless stated; texts are plain.
import type { InquiryType } from '../../../../shared/case-states.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { UnlistedRow } from '../../../../shared/line-remarks.ts'
import type { FailReason, MemberKind } from '../../../../shared/membership.ts'
import type { Team } from '../../../../shared/teams.ts'
import type { OrderMailContents } from './order-mail-contents.ts'
import type { StoredAttachment } from '../../../db/schema/mail.ts'
import type { CompanyMails } from './company-mails.ts'
import type { ReturnMails } from './return-mails.ts'

/**
 * What happened to a money account. `low`: the available balance fell below the setting `threshold`; `unclear`: a payment could
 * not be credited, and staff rejected it with a note; `reversed`: a payment was taken back that the balance does not cover, and
 * orders are stopped; `payoutRejected`: by staff; `payoutFailed`: the bank sent it back.
 */
export type AccountEvent =
  | 'credited'
  | 'low'
  | 'unclear'
  | 'reversed'
  | 'paidOut'
  | 'payoutRejected'
  | 'payoutFailed'

/** What happened to the login of a staff account. `reset`: staff removed its password and second factors. */
export const STAFF_NOTICES = [
  'reset',
  'newDevice',
  'newFactor',
  'factorRemoved',
  'recoveryCodeUsed',
  'newRecoveryCodes',
  'passwordSet',
] as const
export type StaffNotice = (typeof STAFF_NOTICES)[number]

export interface MailContents extends CompanyMails, OrderMailContents, ReturnMails {
  /**
   * Verifies the address. `link` has the same effect as typing the code. `purpose`: to register, or to see the status of
   * an application.
   */
  'email-code': { code: string; minutes: number; purpose: 'register' | 'status'; link: string }
  /** Sent instead of a code when an account has this address. */
  'already-member': { logInUrl: string; forgottenUrl: string }
  /** Sent instead of a code when no application has this address. */
  'no-application': { registerUrl: string }
  'application-received': {
    firstName: string
    company: string
    applicationNo: string
    memberKind: MemberKind
    dueAt: Date
    statusUrl: string
  }
  /** To the sales team. */
  'application-notice': {
    applicationNo: string
    company: string
    /** Its code, such as 'DE', as in every mail to staff. */
    country: string
    memberKind: MemberKind
    dueAt: Date
  }
  'application-approved': {
    firstName: string
    company: string
    customerNo: string
    username: string
    memberKind: MemberKind
    logInUrl: string
  }
  'application-rejected': {
    firstName: string
    company: string
    applicationNo: string
    reason: FailReason
    note: string
    keptUntil: Date
  }
  'application-more-info': {
    firstName: string
    company: string
    applicationNo: string
    /** Codes of REQUESTABLE_DETAILS with staff's notes. */
    items: { item: string; note: string }[]
    statusUrl: string
  }
  /** To the logins that may see the company's money. */
  'account-notice': {
    firstName: string
    /** The mail says that money releases orders of dropshippers in turn, and pays those of wholesalers by reference. */
    kind: MemberKind
    event: AccountEvent
    /** With the currency: 'USD 1,000.00'. For `low`, the top-up that the mail suggests; for `reversed`, what is owed. */
    amount: string
    available: string
    /** Why, in the words of staff; empty: nothing to add. */
    note: string
  }
  /** To the finance team: figures that do not follow from their transfers. */
  'ledger-difference': {
    count: number
    differences: { subject: string; stored: string; expected: string }[]
  }
  /** To staff who handle orders: more `lines` than usual wait for discontinued items, and staff confirm the cancellation. */
  'discontinued-notice': { lines: number; items: string[] }
  'membership-suspended': { firstName: string; company: string; reason: FailReason }
  'membership-reinstated': {
    firstName: string
    company: string
    customerNo: string
    username: string
    logInUrl: string
  }
  /** `code` is in groups of four digits. */
  'log-in-code': { code: string; minutes: number }
  'reset-password': { url: string; minutes: number }
  'password-changed': { username: string; at: Date; forgottenUrl: string }
  /** To a staff account, and after a reset to those who manage staff. `where` names browser and network. */
  'staff-notice': { notice: StaffNotice; account: string; at: Date; where: string | null }
  'change-email-code': { code: string; minutes: number }
  'change-email-notice': { newEmail: string; at: Date }
  'wish-list': {
    senderName: string
    company: string
    customerNo: string
    title: string
    message: string
    lines: {
      itemNo: string
      title: string
      quantity: number
      note: string
      /** Null: no price, for the region or at all. */
      unit: string | null
      /** Whether the item is sold in the region of the sender. */
      isForRegion: boolean
      total: string | null
      url: string
      /** What the sender typed or pasted for the item, and in which rows; empty: nothing. */
      yourNumber: string
      yourRow: string
    }[]
    /** Null when prices are left out. */
    totals: { currency: string; amount: string }[] | null
    /** Of a request for a quotation: the rows for which no item was found. */
    unlisted?: readonly UnlistedRow[]
  }
  /** A bundle generated in the background. */
  'download-ready': {
    firstName: string
    files: number
    megabytes: string
    url: string
    until: Date
  }
  /** Asks a recipient outside the company whether the wish list that it sent may be delivered. */
  'recipient-consent': { company: string; confirmUrl: string }
  'exhibition-registered': {
    exhibition: string
    place: string
    /** First and last day, YYYY-MM-DD. */
    beginsOn: string
    endsOn: string
    booth: string
    registrationNo: string
  }
  /** To the sales team; `words` are the visitor's own. */
  'exhibition-notice': {
    exhibition: string
    registrationNo: string
    company: string
    country: string
    /** YYYY-MM-DD; empty: not stated. */
    visitDay: string
    /** What the visitor entered: name, address, phone and message, one below the other. */
    words: string
  }
  /** `code` and the case number together give access to the case. */
  'case-received': {
    caseNo: string
    code: string
    type: InquiryType
    followUrl: string
    /** The list of a request for a quotation; null for other cases. */
    list: MailContents['wish-list'] | null
  }
  /** To the sales team. All text is untrusted. */
  'case-notice': {
    isNew: boolean
    caseNo: string
    type: InquiryType
    fullName: string
    email: string
    region: string
    customerNo: string
    subject: string
    itemNo: string
    message: string
    files: number
    list: MailContents['wish-list'] | null
  }
  'case-replied': { caseNo: string; reply: string; followUrl: string }
  'case-moved': {
    caseNo: string
    /** `waiting_for_us`: it was reopened. */
    to: 'solved' | 'closed' | 'waiting_for_us'
    followUrl: string
  }
  'team-received': { applicationNo: string; team: Team; dueAt: Date }
  /** To the sales team; `words` are the applicant's own. */
  'team-notice': {
    applicationNo: string
    team: Team
    country: string
    dueAt: Date
    /** The fields of the form, one below the other. */
    words: string
    files: number
  }
  'team-decided': {
    applicationNo: string
    team: Team
    outcome: 'approved' | 'rejected' | 'more_info'
    items: { item: string; note: string }[]
    note: string
    contactUrl: string
  }
  /** To the operators of the shop. */
  'backup-problem': {
    /**
     * `none`: no backup was ever made. `late`: the newest is too old, or for a while the database log was not archived or
     * the folder could not be used. `broken`: the archive of that log is interrupted. `damaged`: the check of the newest
     * backup failed.
     */
    problem: 'none' | 'late' | 'broken' | 'damaged'
    /** When the newest complete backup was made; null: never, or not known. */
    newestAt: Date | null
    /** Why the folder cannot be read, or what the check of the newest backup found, in English; empty: neither. */
    detail: string
  }
}
export type MailTemplate = keyof MailContents

export type MailRequest = {
  [T in MailTemplate]: {
    template: T
    to: string
    lang: Lang
    contents: MailContents[T]
    attachments?: StoredAttachment[]
    /** The consent that the mail waits for: a name that identifies sender and recipient, for `releaseMails`. */
    heldFor?: string
  }
}[MailTemplate]
