// Text of the reason why a pasted row was not added, for the preview and the downloaded file.
import type { wishList } from '../../../texts/en_us/wish-list.ts'
import type { PasteRow } from './paste-rows.ts'

export type PasteTexts = (typeof wishList)['paste']

export function pasteReason(row: PasteRow, t: PasteTexts): string {
  const { matched, fault, rejected, itemNo } = row
  const reasons = [
    rejected && t.refused[rejected],
    itemNo === null || matched.outcome === 'ok' ? null : t.chosen(itemNo),
    matched.outcome === 'ok' || itemNo !== null ? null : t.outcome[matched.outcome],
    fault && t.fault[fault],
  ]
  return reasons.filter(Boolean).join('; ')
}
