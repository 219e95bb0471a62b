// Path of the feedback form with some values prefilled.
import type { InquiryType } from '../../../../shared/case-states.ts'
import { PATHS } from '../../../paths.ts'

export function feedbackPath(prefilled: { type?: InquiryType; subject?: string }) {
  const query = new URLSearchParams(prefilled)
  return query.size > 0 ? `${PATHS.feedback}?${query}` : PATHS.feedback
}
