// Loads suggestions while the user types: after a pause of 120 ms, cancelling the previous request.
import { useEffect, useState } from 'react'
import { suggest } from '../../../../client/product.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import type { Suggestion } from '../../../../contract/search.ts'
import { useLang } from '../../../site-context.ts'

const PAUSE_MS = 120
const MIN_LENGTH = 2
/** The call accepts no more. */
const MAX_CHARACTERS = 200

/** Null until the first response and for texts that are too short. Failures are ignored without a message. */
export function useSuggested(text: string): Suggestion[] | null {
  const lang = useLang()
  const [list, setList] = useState<Suggestion[] | null>(null)
  const keyword = text.trim().slice(0, MAX_CHARACTERS)
  useEffect(() => {
    if (keyword.length < MIN_LENGTH) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      suggest({ lang, keyword, perPack: 'main' }, sessionTransport, controller.signal).then(
        (answer) => setList(answer.list),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [lang, keyword])
  return keyword.length < MIN_LENGTH ? null : list
}
