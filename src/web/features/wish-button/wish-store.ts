// The wishes for components: what knows them is fetched once the page stands, and asks the server if it must.
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../site-context.ts'

type Wishes = typeof import('./wish-questions.ts')

const listeners = new Set<() => void>()
let wishes: Wishes | null = null

/** A piece that does not come leaves the page without marks; the next question fetches it again. */
async function bringWishes(): Promise<Wishes> {
  const arrived = await import('./wish-questions.ts')
  if (!wishes) {
    wishes = arrived
    arrived.subscribeWishes(tellAll)
    tellAll()
  }
  return arrived
}

/** False until scripts run, so that a page is the same for everybody. */
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

/** On or off the list. Error: the piece that does it did not come. */
export async function toggle(...asked: Parameters<Wishes['toggleWish']>): Promise<void> {
  await (await bringWishes()).toggleWish(...asked)
}

/** How many lines the wish list has. Null until it is known: while the server renders, and before a member's count came. */
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
