// Number of lines in the basket, shared by the header and every part of the page that changes the basket.
import { useEffect, useSyncExternalStore } from 'react'
import { readBasket } from '../../../client/basket.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import { createStore } from '../../page/store.ts'
import { useLang } from '../../site-context.ts'

const count = createStore<number | null>(null)
let isRequested = false

export function setBasketCount(lines: number): void {
  isRequested = true
  count.write(lines)
}

/** Null until it has loaded, and if loading fails: the link works without it. */
export function useBasketCount(): number | null {
  const lang = useLang()
  useEffect(() => {
    if (isRequested) return
    isRequested = true
    readBasket({ lang }, sessionTransport).then(
      (basket) => setBasketCount(basket.count),
      () => {
        isRequested = false
      },
    )
  }, [lang])
  return useSyncExternalStore(count.subscribe, count.read, () => null)
}
