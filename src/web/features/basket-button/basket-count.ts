// Number of lines in the basket, shared by the header and every part of the page that changes the basket.
import { useEffect, useSyncExternalStore } from 'react'
import { readBasket } from '../../../client/basket.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import type { Basket } from '../../../contract/basket.ts'
import type { Lang } from '../../../shared/lang.ts'
import { createStore } from '../../page/store.ts'
import { useLang } from '../../site-context.ts'

const count = createStore<number | null>(null)
let isRequested = false

export function setBasketCount(lines: number): void {
  isRequested = true
  count.write(lines)
}

/** Reads the basket after a call that changed it without returning it. Null, and the former count, if that fails. */
export async function refreshBasketCount(lang: Lang): Promise<Basket | null> {
  const basket = await readBasket({ lang }, sessionTransport).catch(() => null)
  if (basket) setBasketCount(basket.count)
  return basket
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
