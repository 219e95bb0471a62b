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
  const [answer, setAnswer] = useState<{ about: string; preview: Preview | null } | null>(null)
  const about = JSON.stringify([lang, revision, country, postCode, attempt])
  useEffect(() => {
    if (!country) return undefined
    const aborter = new AbortController()
    const input = { lang, revision, address: { country, postCode } }
    const timer = setTimeout(() => {
      checkOut(input, sessionTransport, aborter.signal).then(
        (preview) => setAnswer({ about, preview }),
        (error: unknown) => {
          if (aborter.signal.aborted) return
          setAnswer({ about, preview: null })
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
  }, [about, lang, revision, country, postCode, revalidate])
  const reload = () => setAttempt((count) => count + 1)
  if (!country) return { state: 'none', preview: null, reload }
  const preview = answer?.preview ?? null
  if (answer?.about !== about) return { state: 'loading', preview, reload }
  return { state: preview ? 'ready' : 'failed', preview, reload }
}
