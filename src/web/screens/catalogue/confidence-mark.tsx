// Coloured label for how certain a fit is, and the legend that explains the labels.
import type { FitReview } from '../../../shared/fit-review.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { useTexts } from '../../texts.ts'
import css from './device.module.css'

/** confirmed: by the maker or two observations; reported: observed once; unconfirmed: derived, or contradicted by returns. */
type Confidence = 'confirmed' | 'reported' | 'unconfirmed'

const TONES: Record<Confidence, ChipTone> = {
  confirmed: 'ok',
  reported: 'plain',
  unconfirmed: 'warn',
}
const ORDER: Confidence[] = ['confirmed', 'reported', 'unconfirmed']

interface Mark {
  confidence: Confidence
  /** Its label replaces that of the confidence. */
  review?: FitReview | undefined
}

export function ConfidenceMark({ confidence, review }: Mark) {
  const t = useTexts('lists').device
  return <Chip tone={TONES[confidence]}>{review?.label ?? t.confidence[confidence]}</Chip>
}

/** Explains the marks used on the page. */
export function ConfidenceLegend({ marks }: { marks: readonly Confidence[] }) {
  const t = useTexts('lists').device
  const shown = ORDER.filter((confidence) => marks.includes(confidence))
  if (shown.length === 0) return null
  return (
    <dl className={css.legend} aria-label={t.legend}>
      {shown.map((confidence) => (
        <div key={confidence}>
          <dt>
            <ConfidenceMark confidence={confidence} />
          </dt>
          <dd>{t.confidenceNote[confidence]}</dd>
        </div>
      ))}
    </dl>
  )
}
