// Server calls of the wish buttons, with optimistic updates that are rolled back on failure.
import { addWish, readWishCount, readWishes, removeWishes } from '../../../client/wish-list.ts'
import type { Site } from '../../site-context.ts'
import { readKept } from './kept-list.ts'
import {
  changeKept,
  isWished,
  keepsAtServer,
  listsOf,
  setWishCount,
  setWished,
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
    setWished(asked.map((itemNo) => [itemNo, found.get(itemNo) ?? []]))
  }
  if (counted) setWishCount((await counted).wishCount)
}

/** Adds an item or removes it; `quantity` null: the minimum order quantity. */
export async function toggleWish(
  itemNo: string,
  quantity: number | null,
  site: Site,
): Promise<void> {
  if (!keepsAtServer()) return toggleKept(itemNo, quantity)
  const before = listsOf(itemNo)
  try {
    if (isWished(itemNo)) {
      setWished([[itemNo, []]])
      await removeFrom(before, itemNo, site)
    } else {
      setWished([[itemNo, DEFAULT]])
      const { lang, transport } = site
      const line = { lang, id: itemNo, ...(quantity !== null && { quantity }) }
      setWishCount((await addWish(line, transport)).wishCount)
    }
  } catch {
    // The transport has already shown the error.
    setWished([[itemNo, before]])
  }
}

async function removeFrom(lists: readonly string[], itemNo: string, { lang, transport }: Site) {
  for (const listId of lists) {
    const where = listId === '' ? {} : { listId }
    const answer = await removeWishes({ lang, ids: itemNo, ...where }, transport)
    setWishCount(answer.wishCount)
  }
}

function toggleKept(itemNo: string, quantity: number | null): void {
  const kept = readKept()
  const others = kept.filter((line) => line.itemNo !== itemNo)
  if (others.length < kept.length) changeKept(others)
  else changeKept([...kept, { itemNo, quantity, note: '' }])
}
