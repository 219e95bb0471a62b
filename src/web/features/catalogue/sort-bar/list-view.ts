// List view, table or cards: from the URL, else the visitor's last choice.
import { useSyncExternalStore } from 'react'
import type { ListView } from '../facets/filter-address.ts'

const COOKIE = 'listView'
const YEAR_S = 31_536_000

export function storeView(view: ListView): void {
  document.cookie = `${COOKIE}=${view}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/** The server renders the same page for all visitors; the remembered view applies once scripts run. */
export function useShownView(fromUrl: ListView | undefined): ListView | undefined {
  const remembered = useSyncExternalStore(subscribe, readStoredView, () => undefined)
  return fromUrl ?? remembered
}

/** A stored 'table' is undefined, the default: it adapts to narrow windows, unlike a table that the URL asks for. */
function readStoredView(): ListView | undefined {
  const view = new RegExp(`(?:^|; )${COOKIE}=(table|cards)`).exec(document.cookie)?.[1]
  return view === 'cards' ? 'cards' : undefined
}

function subscribe(): () => void {
  return () => {}
}
