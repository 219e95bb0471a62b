// Merges the browser's list into the member's after login; the member's line wins a conflict.
import type { Transport } from '../../../client/call.ts'
import { addWishLines } from '../../../client/wish-list.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { StoredItem } from '../wish-button/stored-list.ts'

export interface MergeReport {
  wishCount: number
  added: number
  stored: number
  unknown: string[]
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
  const namesOf = (outcome: string) =>
    rows.filter((row) => row.outcome === outcome).map(({ itemNo }) => itemNo)
  return {
    wishCount,
    added: namesOf('added').length + namesOf('raised').length,
    stored: namesOf('kept').length,
    unknown: namesOf('unknown'),
    full: namesOf('full'),
  }
}

/** Lines that stay in the browser because the member's list was full. */
export function leftBehind(stored: readonly StoredItem[], { full }: MergeReport): StoredItem[] {
  return stored.filter(({ itemNo }) => full.includes(itemNo))
}
