// Secret token of a mailed link: read once and removed from the URL to keep it out of the browser history.
import { useState } from 'react'
import { useLocation } from '../../router/router-context.ts'
import { useLive } from '../../components/use-live.ts'

/** By the page that the link leads to, which alone may use the token. */
const remembered = new Map<string, string>()

/**
 * Value of '#token=…' in the address of this page, which keeps it as long as it is shown; the token of a newer link
 * replaces it. Null without one. `name`: what stands before the value.
 */
export function useLinkToken(page: string, name = 'token'): string | null {
  const isLive = useLive()
  // Re-render when a link opened in this same tab changes only the fragment of the address.
  useLocation()
  const [kept, setKept] = useState<string | null>(null)
  const token = isLive ? readToken(page, name) : null
  if (token !== null && token !== kept) setKept(token)
  return token ?? kept
}

/** Once the link was used or rejected: the page no longer has its token when it is opened again. */
export function dropLinkToken(page: string): void {
  remembered.delete(page)
}

function readToken(page: string, name: string): string | null {
  const { hash, search, pathname } = location
  const token = new URLSearchParams(hash.slice(1)).get(name)
  if (token) {
    remembered.set(page, token)
    history.replaceState(history.state, '', pathname + search)
  }
  return remembered.get(page) ?? null
}
