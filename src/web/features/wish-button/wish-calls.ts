// Server calls of the wish-list buttons, with optimistic updates that are rolled back on failure.
import { addWish, readWishCount, readWishes, removeWishes } from '../../../client/wish-list.ts'
import type { Site } from '../../site-context.ts'
import { readStored } from './stored-list.ts'
import {
  changeStored,
  isInList,
  isStoredAtServer,
  listsOf,
  setWishCount,
  setListed,
} from './wish-state.ts'

const MOST_ASKED = 500
/** Id of the default list in the state. */
const DEFAULT = ['']

interface Question {
  itemNos: string[]
  withCount: boolean
  site: Site
}

/** Loads which of these items are on a wish list, and the number of lines. */
export async function askServer({ itemNos, withCount, site }: Question): Promise<void> {
  const { lang, transport } = site
  const counted = withCount ? readWishCount({ lang }, transport) : null
  for (let at = 0; at < itemNos.length; at += MOST_ASKED) {
    const asked = itemNos.slice(at, at + MOST_ASKED)
    const { list } = await readWishes({ lang, itemNos: asked }, transport)
    const found = new Map(list.map((row) => [row.itemNo, row.listIds]))
    setListed(asked.map((itemNo) => [itemNo, found.get(itemNo) ?? []]))
  }
  if (counted) setWishCount((await counted).wishCount)
}

/** Adds an item or removes it; `quantity` null: the minimum order quantity. */
export async function toggleListed(
  itemNo: string,
  quantity: number | null,
  site: Site,
): Promise<void> {
  if (!isStoredAtServer()) return toggleStored(itemNo, quantity)
  const before = listsOf(itemNo)
  try {
    if (isInList(itemNo)) {
      setListed([[itemNo, []]])
      await removeFrom(before, itemNo, site)
    } else {
      setListed([[itemNo, DEFAULT]])
      const { lang, transport } = site
      const line = { lang, id: itemNo, ...(quantity !== null && { quantity }) }
      setWishCount((await addWish(line, transport)).wishCount)
    }
  } catch {
    // The transport has already shown the error.
    setListed([[itemNo, before]])
  }
}

async function removeFrom(lists: readonly string[], itemNo: string, { lang, transport }: Site) {
  for (const listId of lists) {
    const where = listId === '' ? {} : { listId }
    const answer = await removeWishes({ lang, ids: itemNo, ...where }, transport)
    setWishCount(answer.wishCount)
  }
}

function toggleStored(itemNo: string, quantity: number | null): void {
  const stored = readStored()
  const others = stored.filter((line) => line.itemNo !== itemNo)
  if (others.length < stored.length) changeStored(others)
  else changeStored([...stored, { itemNo, quantity, note: '' }])
}
