// Hook for the wish list lines of a visitor.
import { useSyncExternalStore } from 'react'
import { type KeptWish, readKept } from './kept-list.ts'
import { subscribeWishes } from './wish-state.ts'

/** Empty during server rendering. */
export function useKept(): readonly KeptWish[] {
  return useSyncExternalStore(subscribeWishes, readKept, none)
}

const NO_LINES: readonly KeptWish[] = []
const none = () => NO_LINES
