// Wish list state of this page: from the browser for visitors, from the server for members.
import { loggedInName } from '../../../client/session-cookies.ts'
import { type KeptWish, readKept, writeKept } from './kept-list.ts'

/** Items of a member with the lists that contain them; `''` is the default list. */
type Wished = ReadonlyMap<string, readonly string[]>

const NOTHING: Wished = new Map()
const listeners = new Set<() => void>()
let owner: string | null = null
let wished: Wished = NOTHING
let count: number | null = null

/** True for members, whose list is on the server; applicants keep theirs in the browser like visitors. */
export function keepsAtServer(): boolean {
  return loggedInName() !== null && !/(?:^|; )approvalState=[^5]/.test(document.cookie)
}

export function isWished(itemNo: string): boolean {
  if (keepsAtServer()) return wished.has(itemNo)
  return readKept().some((line) => line.itemNo === itemNo)
}

/** Null: not loaded yet. */
export function wishCount(): number | null {
  return keepsAtServer() ? count : readKept().length
}

export function changeKept(list: readonly KeptWish[]): void {
  writeKept(list)
  tellAll()
}

export function listsOf(itemNo: string): readonly string[] {
  return wished.get(itemNo) ?? []
}

/** Removes items that are in no list. */
export function setWished(rows: readonly (readonly [string, readonly string[]])[]): void {
  const next = new Map(wished)
  for (const [itemNo, lists] of rows) {
    if (lists.length > 0) next.set(itemNo, lists)
    else next.delete(itemNo)
  }
  wished = next
  tellAll()
}

export function setWishCount(lines: number): void {
  count = lines
  tellAll()
}

/** Clears the state if the logged-in user changed; returns true in that case. */
export function forgetStranger(): boolean {
  const name = keepsAtServer() ? loggedInName() : null
  if (name === owner) return false
  owner = name
  wished = NOTHING
  count = null
  tellAll()
  return true
}

export function subscribeWishes(tell: () => void): () => void {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}

function tellAll(): void {
  for (const tell of listeners) tell()
}
