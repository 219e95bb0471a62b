// The available balance, shared by the header and by every part of the page that moves money.
import { useEffect, useSyncExternalStore } from 'react'
import { readBalance } from '../../../client/account.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import type { AccountBalance } from '../../../contract/account.ts'
import type { Lang } from '../../../shared/lang.ts'
import { createStore } from '../../page/store.ts'
import { useLocation } from '../../router/router-context.ts'
import { useLang } from '../../site-context.ts'

/** Staff credit money and jobs hold it, so a balance is read again on the next page after a while. */
const FRESH_MS = 30_000

const balance = createStore<AccountBalance | null>(null)
/** When it was last requested, in milliseconds. */
let requestedAt: number | null = null

/** Loads the balance again; call this after an order or a payout. */
export function refreshBalance(lang: Lang): void {
  requestedAt = Date.now()
  readBalance({ lang }, sessionTransport).then(balance.write, () => undefined)
}

/** Null until it has loaded, and for logins that may not see money. Never rendered by the server. */
export function useBalance(): AccountBalance | null {
  const lang = useLang()
  const { pathname } = useLocation()
  useEffect(() => {
    if (requestedAt === null || Date.now() - requestedAt > FRESH_MS) refreshBalance(lang)
  }, [lang, pathname])
  return useSyncExternalStore(balance.subscribe, balance.read, () => null)
}
