// Wish list hooks for components; the state module loads after hydration and requests data if needed.
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../page/store.ts'
import { useLocation } from '../../router/router-context.ts'
import { useSite } from '../../site-context.ts'

type ListedStatus = typeof import('./wish-requests.ts')

const { subscribe, notify } = createListeners()
let wishes: ListedStatus | null = null

/** If loading fails, items stay unmarked; the next call retries. */
async function loadListedItems(): Promise<ListedStatus> {
  const arrived = await import('./wish-requests.ts')
  if (!wishes) {
    wishes = arrived
    arrived.subscribeListedItems(notify)
    notify()
  }
  return arrived
}

/** False until scripts run, so that the server renders the same page for all visitors. */
export function useIsInList(itemNo: string): boolean {
  const site = useSite()
  useEffect(() => {
    loadListedItems().then(({ requestItem }) => requestItem(itemNo, site), ignore)
  }, [itemNo, site])
  return useSyncExternalStore(
    subscribe,
    () => wishes?.isInList(itemNo) ?? false,
    () => false,
  )
}

/** Number of wish list lines. Null during server rendering and until a member's count has loaded. */
export function useWishCount(): number | null {
  const site = useSite()
  const { key } = useLocation()
  useEffect(() => {
    loadListedItems().then(({ requestCount }) => requestCount(site), ignore)
  }, [site, key])
  return useSyncExternalStore(
    subscribe,
    () => wishes?.wishCount() ?? null,
    () => null,
  )
}

const ignore = () => undefined
