// Match reason of a product: the number, device, barcode or values that matched.
import type { MatchedOn } from '../../../../contract/search.ts'
import { bracketed } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import css from './match-reason.module.css'

type Reasons = ReturnType<typeof useTexts<'lists'>>['matched']

export function MatchReason({ matchedOn }: { matchedOn: MatchedOn }) {
  const reason = wording(useTexts('lists').matched, matchedOn)
  // Present if returns of customers contradict that it fits this device.
  const { review } = matchedOn
  return (
    reason && (
      <p className={css.reason}>
        {reason}
        {review && `${bracketed(review.label)} ${review.text}`}
      </p>
    )
  )
}

function wording(t: Reasons, { kind, raw, brand, review }: MatchedOn): string {
  const text = brand && !raw.toLowerCase().startsWith(brand.toLowerCase()) ? `${brand} ${raw}` : raw
  const wordings: Record<string, (text: string) => string> = {
    item_no: () => t.own,
    ean: () => t.ean,
    device: review?.state === 'refuted' ? t.other : t.fits,
    oem: t.oem,
    reported_name: t.reported,
    iec: t.cell,
    ansi: t.cell,
    superseded: t.superseded,
    alias: t.alias,
    specification: t.values,
    brand: () => t.brand(raw),
    words: t.words,
  }
  // Category matches have an internal name that means nothing to a reader.
  if (!raw || kind === 'category') return ''
  return (wordings[kind] ?? t.other)(text)
}
