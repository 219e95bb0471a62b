// Path of the feedback form with known values prefilled.
import type { InquiryType } from '../../../../shared/case-states.ts'
import { PATHS } from '../../../paths.ts'

export function feedbackPath(known: { type?: InquiryType; subject?: string }) {
  const query = new URLSearchParams(known)
  return query.size > 0 ? `${PATHS.feedback}?${query}` : PATHS.feedback
}
