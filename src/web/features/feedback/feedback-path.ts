// The address of the feedback form with what is known already.
import type { InquiryType } from '../../../shared/case-states.ts'
import { PATHS } from '../../paths.ts'

/** The type of the inquiry, the model, the subject. */
export function feedbackPath(known: { type?: InquiryType; item?: string; subject?: string }) {
  const query = new URLSearchParams(known)
  return query.size > 0 ? `${PATHS.feedback}?${query}` : PATHS.feedback
}
