// Puts removed lines back into the list that is kept in the browser.
import { MAX_STORED, type StoredItem } from '../wish-button/stored-list.ts'

export interface RemovedLine {
  line: StoredItem
  /** Its former index in the list. */
  place: number
}

/**
 * `removed` is in the order of the places. A line that was added again meanwhile stays as it is; `left`: the lines for
 * which the list has no room.
 */
export function putBack(
  now: readonly StoredItem[],
  removed: readonly RemovedLine[],
): { list: StoredItem[]; left: RemovedLine[] } {
  const list = [...now]
  const left: RemovedLine[] = []
  for (const each of missingFrom(now, removed)) {
    if (list.length < MAX_STORED) list.splice(each.place, 0, each.line)
    else left.push(each)
  }
  return { list, left }
}

/** Those of the removed lines whose items are not in the list. */
export function missingFrom(
  now: readonly StoredItem[],
  removed: readonly RemovedLine[],
): readonly RemovedLine[] {
  const listed = new Set(now.map(({ itemNo }) => itemNo))
  return removed.filter(({ line }) => !listed.has(line.itemNo))
}
