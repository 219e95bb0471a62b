// What a press on a wish button does: at once on the screen, then at the server, back again when it fails.
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
/** The default list, as the state marks it. */
const DEFAULT = ['']

interface Question {
  itemNos: string[]
  withCount: boolean
  site: Site
}

/** Which of these items are wished for, and how many lines there are. */
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

/** On or off the list; `quantity` null: the least that can be ordered. */
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
    // The transport has said why.
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
