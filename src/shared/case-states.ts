// The vocabulary of cases, what customers report and staff answer: inquiry types and states; and reasons for returns.

/**
 * The inquiry type of the feedback form. `report_seller` comes from the verification page; `cooperation`: working with
 * us.
 */
export const INQUIRY_TYPES = [
  'product',
  'order',
  'warranty',
  'drop_ship',
  'cooperation',
  'report_seller',
  'website',
  'other',
] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]

/**
 * `waiting_for_you`: staff replied, and wait for the customer. A reply of the customer reopens a `solved` case; a
 * `closed` one takes none.
 */
export const CASE_STATES = ['new', 'waiting_for_us', 'waiting_for_you', 'solved', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

/**
 * Why pieces are returned, explained by the rules of `REASON_RULES` (return-rules.ts). `does_not_fit` must name the
 * device; `damaged`: on arrival; `missing`: pieces that were not in the parcel.
 */
export const RETURN_REASONS = [
  'defective',
  'does_not_fit',
  'damaged',
  'wrong_item',
  'missing',
  'not_needed',
] as const
