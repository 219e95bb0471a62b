// The vocabulary of membership: member kinds and roles, states of applications and memberships, the registration form.

export const MEMBER_KINDS = ['wholesale', 'dropship'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

/**
 * What a login may do inside its company. owner: everything; buyer: order, and see the balance and documents of orders;
 * finance: see the account, pay in, ask for payouts and change settings; viewer: see orders and prices.
 */
export const MEMBER_ROLES = ['owner', 'buyer', 'finance', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
/** Who may order. */
export const BUYER_ROLES = ['owner', 'buyer'] as const satisfies readonly MemberRole[]

/** What is recorded about the logins of a company and what they may order; the first three are about an invitation. */
export const COMPANY_EVENTS = [
  'invite',
  'resend',
  'withdraw',
  'join',
  'role',
  'remove',
  // The limit above which an order needs an owner's approval.
  'limit',
] as const
export type CompanyEvent = (typeof COMPANY_EVENTS)[number]

/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 7

/**
 * none: no membership; email_verified: by a code, and nothing is submitted yet; more_info: the applicant has to answer;
 * expired: erased before a decision. The session cookies hold the index of a state, so new states join at the end.
 */
export const APPROVAL_STATES = [
  'none',
  'email_verified',
  'submitted',
  'in_review',
  'more_info',
  'approved',
  'rejected',
  'suspended',
  'expired',
] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** The index that the session cookies hold. */
export function approvalNumber(state: ApprovalState): number {
  return APPROVAL_STATES.indexOf(state)
}

/** The states that an application itself can have. */
export const APPLICATION_STATES = [
  'submitted',
  'in_review',
  'more_info',
  'approved',
  'rejected',
  'expired',
] as const

/** In these states an applicant may log in to follow the application and browses like a visitor. */
export const WAITING_STATES = ['submitted', 'in_review', 'more_info'] as const

/** Why an application was rejected or a membership suspended; the texts are in fail-reasons.ts. */
export const FAIL_REASONS = [
  'not_a_business',
  'papers_missing',
  'region_not_served',
  'duplicate',
  'terms_broken',
  'no_answer',
  'other',
] as const
export type FailReason = (typeof FAIL_REASONS)[number]

/** How an applicant found us. mailer: through a mailing of ours. */
export const HEARD_FROM = ['exhibition', 'magazine', 'internet', 'mailer'] as const

/** What staff may request before they decide: documents, or facts. The applicant answers each in writing. */
export const REQUESTABLE_DETAILS = [
  'business_registration',
  'trade_reference',
  'sales_channels',
  'contact_person',
  'other',
] as const

/** The registration form without its secrets (password, security code, email code). */
export interface ApplicationForm {
  memberKind: MemberKind
  username: string
  firstName: string
  surname: string
  companyName: string
  website?: string | undefined
  businessRegistrationNo?: string | undefined
  salesChannels?: string | undefined
  country: string
  addressLine1: string
  addressLine2?: string | undefined
  city: string
  region?: string | undefined
  postCode: string
  dialCode: string
  phone: string
  email: string
  /** The number of an earlier invoice of ours, of applicants who have bought before. */
  invoiceReference?: string | undefined
  heardFrom?: (typeof HEARD_FROM)[number] | undefined
  productsOfInterest: string[]
  invitationCode?: string | undefined
}
