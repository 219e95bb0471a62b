// Table or cards: what the address says, else what this visitor chose last.
import { useSyncExternalStore } from 'react'
import type { ListView } from '../facets/filter-address.ts'

const COOKIE = 'listView'
const YEAR_S = 31_536_000

export function rememberView(view: ListView): void {
  document.cookie = `${COOKIE}=${view}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/** Pages are the same for everybody; the remembered view comes when scripts run. */
export function useShownView(asked: ListView | undefined): ListView | undefined {
  const remembered = useSyncExternalStore(subscribe, readRemembered, () => undefined)
  return asked ?? remembered
}

function readRemembered(): ListView | undefined {
  const view = new RegExp(`(?:^|; )${COOKIE}=(table|cards)`).exec(document.cookie)?.[1]
  return view === 'cards' ? 'cards' : undefined
}

function subscribe(): () => void {
  return () => {}
}
