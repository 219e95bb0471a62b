// Puts several items on the wish list at once: a member's at the server, a visitor's in this browser.
import { addWishLines } from '../../../client/wish-list.ts'
import type { Site } from '../../site-context.ts'
import { MOST_KEPT, readKept } from '../wish-button/kept-list.ts'
import { changeKept, keepsAtServer, setWishCount, setWished } from '../wish-button/wish-state.ts'

export interface Added {
  added: number
  /** Were on the list before. */
  kept: number
  /** Items that the list has no room for. */
  full: string[]
}

/** The least quantity of each; lines that are there stay as they are. Error: the server did not take them. */
export async function addToList(
  itemNos: readonly string[],
  { lang, transport }: Pick<Site, 'lang' | 'transport'>,
): Promise<Added> {
  if (!keepsAtServer()) return addToKept(itemNos)
  const lines = itemNos.map((itemNo) => ({ itemNo }))
  const { rows, wishCount } = await addWishLines({ lang, mode: 'keep', lines }, transport)
  const of = (outcome: string) =>
    rows.filter((row) => row.outcome === outcome).map(({ itemNo }) => itemNo)
  const [added, kept, full] = [of('added'), of('kept'), of('full')]
  setWished([...added, ...kept].map((itemNo) => [itemNo, DEFAULT]))
  setWishCount(wishCount)
  return { added: added.length, kept: kept.length, full }
}

/** The default list, as the wish buttons mark it. */
const DEFAULT = ['']

function addToKept(itemNos: readonly string[]): Added {
  const before = readKept()
  const known = new Set(before.map(({ itemNo }) => itemNo))
  const wanted = itemNos.filter((itemNo) => !known.has(itemNo))
  const added = wanted.slice(0, Math.max(MOST_KEPT - before.length, 0))
  changeKept([...before, ...added.map((itemNo) => ({ itemNo, quantity: null, note: '' }))])
  return {
    added: added.length,
    kept: itemNos.length - wanted.length,
    full: wanted.slice(added.length),
  }
}
