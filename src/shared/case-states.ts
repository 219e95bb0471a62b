// The vocabulary of cases, what customers report and staff answer: inquiry types and states; and reasons for returns.

/** The inquiry type of the feedback form. `report_seller` comes from the verification page. */
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

export const CASE_STATES = ['new', 'waiting_for_us', 'waiting_for_you', 'solved', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** Return reasons; `does_not_fit` must name the device. */
export const RETURN_REASONS = [
  'defective',
  'does_not_fit',
  'damaged',
  'wrong_item',
  'missing',
  'not_needed',
] as const
