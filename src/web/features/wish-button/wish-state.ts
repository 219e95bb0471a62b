// Wish list state of this page: from the browser for visitors, from the server for members.
import { loggedInName } from '../../../client/session-cookies.ts'
import { createListeners, withOtherTabs } from '../../page/store.ts'
import { type StoredItem, readStored, writeStored } from './stored-list.ts'

/** The lists of a member that contain an item, by their ids; `''` is the default list where its id is not known. */
export interface ItemLists {
  lists: readonly string[]
  /** In the default list; null: the minimum order quantity, unknown, or only in other lists. */
  quantity: number | null
}

type ListedItems = ReadonlyMap<string, ItemLists>

const NOTHING: ListedItems = new Map()
const { subscribe, notify } = createListeners()
/** Login name of the member whose lists these are; null: a visitor or an applicant. */
let owner: string | null = null
let listedItems: ListedItems = NOTHING
let count: number | null = null

/**
 * True for members, whose list is on the server; applicants, whose `approvalState` is not 5 (approved), keep theirs in
 * the browser like visitors.
 */
export function isStoredAtServer(): boolean {
  return loggedInName() !== null && !/(?:^|; )approvalState=[^5]/.test(document.cookie)
}

export function isInList(itemNo: string): boolean {
  if (isStoredAtServer()) return listedItems.has(itemNo)
  return readStored().some((line) => line.itemNo === itemNo)
}

/** Null: the minimum order quantity, or not on the default list. */
export function listedQuantity(itemNo: string): number | null {
  if (isStoredAtServer()) return listedItems.get(itemNo)?.quantity ?? null
  return readStored().find((line) => line.itemNo === itemNo)?.quantity ?? null
}

/** Null: not loaded yet. */
export function wishCount(): number | null {
  return isStoredAtServer() ? count : readStored().length
}

export function changeStored(list: readonly StoredItem[]): void {
  writeStored(list)
  notify()
}

export function listsOf(itemNo: string): ItemLists {
  return listedItems.get(itemNo) ?? { lists: [], quantity: null }
}

/** The lists of an item once it has been put on the default list too. */
export function withDefaultList({ lists, quantity }: ItemLists): readonly string[] {
  // An item with a quantity is on the default list already, whose id is among these.
  return quantity !== null || lists.includes('') ? lists : [...lists, '']
}

/** Sets the lists of these items; an item that is in none is removed. */
export function setLists(rows: readonly (readonly [string, ItemLists])[]): void {
  const next = new Map(listedItems)
  for (const [itemNo, listed] of rows) {
    if (listed.lists.length > 0) next.set(itemNo, listed)
    else next.delete(itemNo)
  }
  listedItems = next
  notify()
}

export function setWishCount(lines: number): void {
  count = lines
  notify()
}

/** Clears the state if the logged-in user changed; returns true in that case. */
export function clearOtherMembersList(): boolean {
  const name = isStoredAtServer() ? loggedInName() : null
  if (name === owner) return false
  owner = name
  listedItems = NOTHING
  count = null
  notify()
  return true
}

export const subscribeListedItems = withOtherTabs(subscribe)
