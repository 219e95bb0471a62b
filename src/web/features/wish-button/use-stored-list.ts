// Hook for the wish list lines of a visitor.
import { useSyncExternalStore } from 'react'
import { type StoredItem, readStored } from './stored-list.ts'
import { subscribeListedItems } from './wish-state.ts'

/** Empty during server rendering. */
export function useStoredList(): readonly StoredItem[] {
  return useSyncExternalStore(subscribeListedItems, readStored, noLines)
}

const NO_LINES: readonly StoredItem[] = []
const noLines = () => NO_LINES
