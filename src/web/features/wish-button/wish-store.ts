// Wish list hooks for components; the module that requests and holds the state loads after hydration.
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../page/store.ts'
import { useLocation } from '../../router/router-context.ts'
import { useSite } from '../../site-context.ts'

type WishRequests = typeof import('./wish-requests.ts')

const { subscribe, notify } = createListeners()
let loaded: WishRequests | null = null

/** If loading fails, items stay unmarked; the next call retries. */
async function loadRequests(): Promise<WishRequests> {
  const requests = await import('./wish-requests.ts')
  if (!loaded) {
    loaded = requests
    requests.subscribeListedItems(notify)
    notify()
  }
  return requests
}

/** False until scripts run, so that the server renders the same page for all visitors. */
export function useIsInList(itemNo: string): boolean {
  const site = useSite()
  useEffect(() => {
    loadRequests().then(({ requestItemState }) => requestItemState(itemNo, site), ignore)
  }, [itemNo, site])
  return useSyncExternalStore(
    subscribe,
    () => loaded?.isInList(itemNo) ?? false,
    () => false,
  )
}

/** Number of wish list lines. Null during server rendering and until a member's count has loaded. */
export function useWishCount(): number | null {
  const site = useSite()
  const { key } = useLocation()
  useEffect(() => {
    loadRequests().then(({ requestCount }) => requestCount(site), ignore)
  }, [site, key])
  return useSyncExternalStore(
    subscribe,
    () => loaded?.wishCount() ?? null,
    () => null,
  )
}

const ignore = () => undefined
