// The services that ship the basket to a destination, loaded again whenever the destination changes.
import { useEffect, useState } from 'react'
import { CallError } from '../../../client/call.ts'
import { checkOut } from '../../../client/order.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import type { ResultOf } from '../../../contract/call.ts'
import type { checkoutRoute } from '../../../contract/order.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { useRevalidator } from '../../router/router-context.ts'
import { useLang } from '../../site-context.ts'

export type Preview = ResultOf<typeof checkoutRoute>
/** A service with its price and days, or, where `isOffered` is false, with the reasons why it does not take the order. */
export type ListedService = Preview['services'][number]

export interface Services {
  /** none: no country is chosen yet. While another answer is loading, `preview` is the last one. */
  state: 'none' | 'loading' | 'failed' | 'ready'
  preview: Preview | null
  reload: () => void
}

interface Destination {
  /** Number of the basket's version, which the call compares with the stored one. */
  revision: number
  country: string
  postCode: string
}

/** Pause in typing, in milliseconds, after which the services are loaded. */
const PAUSE_MS = 350

export function useServices({ revision, country, postCode }: Destination): Services {
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; preview: Preview | null } | null>(null)
  // Identifies the request to which an answer belongs.
  const key = JSON.stringify([lang, revision, country, postCode, attempt])
  useEffect(() => {
    if (!country) return undefined
    const aborter = new AbortController()
    const input = { lang, revision, address: { country, postCode } }
    const timer = setTimeout(() => {
      checkOut(input, sessionTransport, aborter.signal).then(
        (preview) => setAnswer({ key, preview }),
        (error: unknown) => {
          if (aborter.signal.aborted) return
          setAnswer({ key, preview: null })
          // Another tab has changed the basket; its new revision loads the services again.
          const isChanged = error instanceof CallError && error.code === RESULT_CODES.conflict
          if (isChanged) void revalidate()
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [key, lang, revision, country, postCode, revalidate])
  const reload = () => setAttempt((count) => count + 1)
  if (!country) return { state: 'none', preview: null, reload }
  const preview = answer?.preview ?? null
  if (answer?.key !== key) return { state: 'loading', preview, reload }
  return { state: preview ? 'ready' : 'failed', preview, reload }
}
