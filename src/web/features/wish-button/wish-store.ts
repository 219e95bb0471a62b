// Wish list hooks for components; the state module loads after hydration and requests data if needed.
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../site-context.ts'

type Wishes = typeof import('./wish-questions.ts')

const listeners = new Set<() => void>()
let wishes: Wishes | null = null

/** If loading fails, items stay unmarked; the next call retries. */
async function bringWishes(): Promise<Wishes> {
  const arrived = await import('./wish-questions.ts')
  if (!wishes) {
    wishes = arrived
    arrived.subscribeWishes(tellAll)
    tellAll()
  }
  return arrived
}

/** False until scripts run, so that the server renders the same page for all visitors. */
export function useWished(itemNo: string): boolean {
  const site = useSite()
  useEffect(() => {
    bringWishes().then(({ askForItem }) => askForItem(itemNo, site), ignore)
  }, [itemNo, site])
  return useSyncExternalStore(
    subscribe,
    () => wishes?.isWished(itemNo) ?? false,
    () => false,
  )
}

/** Adds an item or removes it. Errors: thrown if the module fails to load. */
export async function toggle(...asked: Parameters<Wishes['toggleWish']>): Promise<void> {
  await (await bringWishes()).toggleWish(...asked)
}

/** Number of wish list lines. Null during server rendering and until a member's count has loaded. */
export function useWishCount(): number | null {
  const site = useSite()
  const { key } = useLocation()
  useEffect(() => {
    bringWishes().then(({ askForCount }) => askForCount(site), ignore)
  }, [site, key])
  return useSyncExternalStore(
    subscribe,
    () => wishes?.wishCount() ?? null,
    () => null,
  )
}

function tellAll(): void {
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const ignore = () => undefined
