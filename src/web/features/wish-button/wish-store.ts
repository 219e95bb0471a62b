// The wishes for components; what the server must be asked for is asked once for all of a page.
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type Site, useSite } from '../../site-context.ts'
import { type KeptWish, readKept } from './kept-list.ts'
import {
  forgetStranger,
  isWished,
  keepsAtServer,
  subscribeWishes,
  wishCount,
} from './wish-state.ts'

/** Items whose state the server has yet to be asked for. */
const unasked = new Set<string>()
let asksCount = false
let isScheduled = false

/** False while the server renders, so that a page is the same for everybody. */
export function useWished(itemNo: string): boolean {
  const site = useSite()
  useEffect(() => {
    if (!keepsAtServer()) return
    unasked.add(itemNo)
    schedule(site)
  }, [itemNo, site])
  return useSyncExternalStore(
    subscribeWishes,
    () => isWished(itemNo),
    () => false,
  )
}

/** The lines of a visitor; none while the server renders. */
export function useKept(): readonly KeptWish[] {
  return useSyncExternalStore(subscribeWishes, readKept, () => NO_LINES)
}

/** How many lines the wish list has. Null until it is known: while the server renders, and before a member's count came. */
export function useWishCount(): number | null {
  const site = useSite()
  const { key } = useLocation()
  useEffect(() => {
    if ((forgetStranger() || wishCount() === null) && keepsAtServer()) {
      asksCount = true
      schedule(site)
    }
  }, [site, key])
  return useSyncExternalStore(subscribeWishes, wishCount, () => null)
}

function schedule(site: Site): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    forgetStranger()
    const question = { itemNos: [...unasked], withCount: asksCount, site }
    unasked.clear()
    asksCount = false
    // A lost piece or answer leaves the buttons as they are; a press still works.
    import('./wish-calls.ts').then(({ askServer }) => askServer(question)).catch(() => undefined)
  })
}

const NO_LINES: readonly KeptWish[] = []
