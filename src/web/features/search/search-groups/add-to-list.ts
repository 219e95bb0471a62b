// Adds several items to the wish list: on the server for members, in this browser for visitors.
import { addWishLines } from '../../../../client/wish-list.ts'
import type { Site } from '../../../site-context.ts'
import { MAX_STORED, readStored } from '../../wish-button/stored-list.ts'
import {
  changeStored,
  isStoredAtServer,
  listsOf,
  setWishCount,
  setLists,
  withDefaultList,
} from '../../wish-button/wish-state.ts'

export interface AddOutcome {
  added: number
  /** Number of items already on the list. */
  kept: number
  /** Items rejected because the list is full. */
  full: string[]
}

/**
 * Adds each item with the smallest quantity that the member can order, in a visitor's list without one; existing lines
 * are unchanged. Errors: those of the server call.
 */
export async function addToList(
  itemNos: readonly string[],
  { lang, transport }: Pick<Site, 'lang' | 'transport'>,
): Promise<AddOutcome> {
  if (!isStoredAtServer()) return addToStored(itemNos)
  const lines = itemNos.map((itemNo) => ({ itemNo }))
  const { rows, wishCount } = await addWishLines({ lang, mode: 'keep', lines }, transport)
  const itemNosOf = (outcome: string) =>
    rows.filter((row) => row.outcome === outcome).map(({ itemNo }) => itemNo)
  const [added, kept, full] = [itemNosOf('added'), itemNosOf('kept'), itemNosOf('full')]
  setLists(
    rows
      .filter(({ outcome }) => outcome === 'added' || outcome === 'kept')
      .map(({ itemNo, quantity }) => [
        itemNo,
        { lists: withDefaultList(listsOf(itemNo)), quantity },
      ]),
  )
  setWishCount(wishCount)
  return { added: added.length, kept: kept.length, full }
}

function addToStored(itemNos: readonly string[]): AddOutcome {
  const before = readStored()
  const listed = new Set(before.map(({ itemNo }) => itemNo))
  const missing = itemNos.filter((itemNo) => !listed.has(itemNo))
  const added = missing.slice(0, Math.max(MAX_STORED - before.length, 0))
  changeStored([...before, ...added.map((itemNo) => ({ itemNo, quantity: null, note: '' }))])
  return {
    added: added.length,
    kept: itemNos.length - missing.length,
    full: missing.slice(added.length),
  }
}
