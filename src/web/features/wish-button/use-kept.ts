// The lines of a visitor, for the screens that show them.
import { useSyncExternalStore } from 'react'
import { type KeptWish, readKept } from './kept-list.ts'
import { subscribeWishes } from './wish-state.ts'

/** None while the server renders. */
export function useKept(): readonly KeptWish[] {
  return useSyncExternalStore(subscribeWishes, readKept, none)
}

const NO_LINES: readonly KeptWish[] = []
const none = () => NO_LINES
