// Merges the browser's list into the member's after login; the member's line wins a conflict.
import type { Transport } from '../../../client/call.ts'
import { addWishLines } from '../../../client/wish-list.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { StoredItem } from '../wish-button/stored-list.ts'

export interface MergeReport {
  wishCount: number
  /** Number of lines that are new or whose quantity was raised. */
  added: number
  /** Number of lines whose items the member's list already had. */
  kept: number
  /** Item numbers that the catalogue does not have. */
  unknown: string[]
  /** Item numbers for which the list has no room. */
  full: string[]
}

type AddedRows = Awaited<ReturnType<typeof addWishLines>>

export async function mergeStored(
  stored: readonly StoredItem[],
  { lang, transport }: { lang: Lang; transport: Transport },
): Promise<MergeReport> {
  const lines = stored.map(({ itemNo, quantity, note, customerRefs }) => ({
    itemNo,
    ...(quantity !== null && { quantity }),
    ...(note && { note }),
    ...(customerRefs && { customerRefs: [...customerRefs] }),
  }))
  return reportOf(await addWishLines({ lang, mode: 'keep', lines }, transport))
}

export function reportOf({ rows, wishCount }: AddedRows): MergeReport {
  const itemNosOf = (outcome: string) =>
    rows.filter((row) => row.outcome === outcome).map(({ itemNo }) => itemNo)
  return {
    wishCount,
    added: itemNosOf('added').length + itemNosOf('raised').length,
    kept: itemNosOf('kept').length,
    unknown: itemNosOf('unknown'),
    full: itemNosOf('full'),
  }
}

/** The lines for which the member's list has no room; they stay in the browser. */
export function linesWithoutRoom(
  stored: readonly StoredItem[],
  { full }: MergeReport,
): StoredItem[] {
  return stored.filter(({ itemNo }) => full.includes(itemNo))
}
