// How well the fit of an item to the device in a row is confirmed, and which of the devices of this name it fits.
import type { MatchedProduct } from '../../../../contract/match-rows.ts'
import { Chip } from '../../../../ui/chip.tsx'
import type { FitReview } from '../../../../shared/fit-review.ts'
import { clauseList } from '../../../../shared/punctuation.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'

export function FitMark({ fit }: { fit: NonNullable<MatchedProduct['fit']> }) {
  const t = useTexts('list-review').fits
  const lang = useLang()
  // A qualifier says which of the devices of this name the item fits.
  const { confidence, qualifier, review } = fit
  return (
    <>
      {review ? (
        <ReviewMark review={review} />
      ) : (
        <Chip tone={confidence === 'unconfirmed' ? 'warn' : 'plain'}>{t[confidence]}</Chip>
      )}
      {review && <small>{review.text}</small>}
      {qualifier.length > 0 && <small>{clauseList(qualifier, lang)}</small>}
    </>
  )
}

/** Marks a fit that returns contradict. */
export function ReviewMark({ review: { state, label } }: { review: FitReview }) {
  return <Chip tone={state === 'refuted' ? 'danger' : 'warn'}>{label}</Chip>
}
