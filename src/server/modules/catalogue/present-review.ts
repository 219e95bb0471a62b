// How a fit is shown that returns contradict, for the item itself or for its twin.
import { type FitReview, fitReview } from '../../../shared/fit-review.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { ReviewedFit } from './reviewed-fit-repository.ts'

interface Marked {
  confidence: ReviewedFit['confidence']
  review?: FitReview
}

/** A fit that nothing contradicts keeps its confidence. */
export function markFit(fit: ReviewedFit, twin: number | undefined, lang: Lang): Marked {
  const { confidence, review, twin_reviews: others } = fit
  if (review !== null) return { confidence, review: fitReview(review, lang) }
  const ofTwin = others?.find(({ id }) => id === twin)
  if (!ofTwin) return { confidence }
  return { confidence: 'unconfirmed', review: fitReview(ofTwin.state, lang, true) }
}
