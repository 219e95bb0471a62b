// Why a product was found: the number, device, barcode or values that matched.
import type { MatchedOn } from '../../../contract/product.ts'
import { useTexts } from '../../texts.ts'
import css from './match-reason.module.css'

type Reasons = ReturnType<typeof useTexts<'lists'>>['matched']

export function MatchReason({ matchedOn }: { matchedOn: MatchedOn }) {
  const reason = wording(useTexts('lists').matched, matchedOn)
  return reason && <p className={css.reason}>{reason}</p>
}

function wording(t: Reasons, { kind, raw, brand }: MatchedOn): string {
  const named =
    brand && !raw.toLowerCase().startsWith(brand.toLowerCase()) ? `${brand} ${raw}` : raw
  const words: Record<string, (text: string) => string> = {
    itemNo: () => t.own,
    item_no: () => t.own,
    own: () => t.own,
    ean: () => t.ean,
    device: t.fits,
    device_alias: t.fits,
    fit: t.fits,
    oem: t.oem,
    reported_name: t.reported,
    reported: t.reported,
    iec: t.cell,
    ansi: t.cell,
    superseded: t.superseded,
    alias: t.alias,
    values: t.values,
    value: t.values,
    numeric: t.values,
    words: t.words,
    word: t.words,
    title: t.words,
    name: t.words,
  }
  if (!raw && kind !== 'ean') return ''
  return (words[kind] ?? t.other)(named)
}
