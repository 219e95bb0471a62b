// Presents the confidence of a fit, and the review of one that returns of the item or of its twin contradict.
import { type FitReview, fitReview } from '../../../shared/fit-review.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { ReviewedFit } from './reviewed-fit-repository.ts'

export interface MarkedFit {
  confidence: ReviewedFit['confidence']
  review?: FitReview
}

/** A fit that nothing contradicts keeps its confidence. */
export function markFit(fit: ReviewedFit, twin: number | undefined, lang: Lang): MarkedFit {
  const { confidence, review, twin_reviews: twinReviews } = fit
  if (review !== null) return { confidence, review: fitReview(review, lang) }
  const ofTwin = twinReviews?.find(({ id }) => id === twin)
  if (!ofTwin) return { confidence }
  return { confidence: 'unconfirmed', review: fitReview(ofTwin.state, lang, true) }
}
