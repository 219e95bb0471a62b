// Number of lines in the basket, shared by the header and every part of the page that changes the basket.
import { useEffect, useSyncExternalStore } from 'react'
import { readBasket } from '../../../client/basket.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import { createStore } from '../../page/store.ts'
import { useLang } from '../../site-context.ts'

const count = createStore<number | null>(null)
let isAsked = false

export function setBasketCount(lines: number): void {
  isAsked = true
  count.write(lines)
}

/** Null until it has loaded, and if loading fails: the link works without it. */
export function useBasketCount(): number | null {
  const lang = useLang()
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    readBasket({ lang }, sessionTransport).then(
      (basket) => setBasketCount(basket.count),
      () => {
        isAsked = false
      },
    )
  }, [lang])
  return useSyncExternalStore(count.subscribe, count.read, () => null)
}
