// Server calls of the wish list buttons, with optimistic updates that are rolled back on failure.
import {
  addWish,
  readWishCount,
  readListsOfItems,
  removeWishes,
} from '../../../client/wish-list.ts'
import type { Site } from '../../site-context.ts'
import { MAX_STORED, readStored } from './stored-list.ts'
import {
  changeStored,
  isStoredAtServer,
  listsOf,
  setWishCount,
  setLists,
  withDefaultList,
} from './wish-state.ts'

const MAX_PER_CALL = 500

interface StateRequest {
  itemNos: string[]
  needsCount: boolean
  site: Site
}

/** Loads which of these items are on a wish list, and the number of lines if it is needed. */
export async function loadWishState({ itemNos, needsCount, site }: StateRequest): Promise<void> {
  const { lang, transport } = site
  const counted = needsCount ? readWishCount({ lang }, transport) : null
  for (let at = 0; at < itemNos.length; at += MAX_PER_CALL) {
    const batch = itemNos.slice(at, at + MAX_PER_CALL)
    const { list } = await readListsOfItems({ lang, itemNos: batch }, transport)
    const found = new Map(list.map((row) => [row.itemNo, row]))
    setLists(
      batch.map((itemNo) => {
        const { listIds = [], quantity = null } = found.get(itemNo) ?? {}
        return [itemNo, { lists: listIds, quantity }]
      }),
    )
  }
  if (counted) setWishCount((await counted).wishCount)
}

/**
 * Puts an item on the default list, or changes its quantity there; null: the minimum order quantity. Returns the
 * quantity as it is stored now, or `full` if a visitor's list takes no more. Errors: those of the server call.
 */
export async function putOnList(
  itemNo: string,
  quantity: number | null,
  { lang, transport }: Site,
): Promise<number | null | 'full'> {
  if (!isStoredAtServer()) return putOnStoredList(itemNo, quantity)
  const before = listsOf(itemNo)
  setLists([[itemNo, { lists: withDefaultList(before), quantity }]])
  try {
    const line = { lang, id: itemNo, ...(quantity !== null && { quantity }) }
    const answer = await addWish(line, transport)
    setLists([[itemNo, { ...listsOf(itemNo), quantity: answer.quantity }]])
    setWishCount(answer.wishCount)
    return answer.quantity
  } catch (error) {
    setLists([[itemNo, before]])
    throw error
  }
}

/** Removes an item from all lists. Errors: those of the server call. */
export async function takeOffLists(itemNo: string, { lang, transport }: Site): Promise<void> {
  if (!isStoredAtServer()) {
    return changeStored(readStored().filter((line) => line.itemNo !== itemNo))
  }
  const before = listsOf(itemNo)
  setLists([[itemNo, { lists: [], quantity: null }]])
  try {
    for (const listId of before.lists) {
      const where = listId === '' ? {} : { listId }
      const answer = await removeWishes({ lang, ids: itemNo, ...where }, transport)
      setWishCount(answer.wishCount)
    }
  } catch (error) {
    setLists([[itemNo, before]])
    throw error
  }
}

function putOnStoredList(itemNo: string, quantity: number | null): number | null | 'full' {
  const stored = readStored()
  const isKnown = stored.some((line) => line.itemNo === itemNo)
  if (!isKnown && stored.length >= MAX_STORED) return 'full'
  changeStored(
    isKnown
      ? stored.map((line) => (line.itemNo === itemNo ? { ...line, quantity } : line))
      : [...stored, { itemNo, quantity, note: '' }],
  )
  return quantity
}
