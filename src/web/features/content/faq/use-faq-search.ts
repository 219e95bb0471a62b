// Searches the questions while the user types: the latest query wins, a failed request keeps the list.
import { useEffect, useRef, useState } from 'react'
import { listQuestions } from '../../../../client/product-support.ts'
import { useSite } from '../../../site-context.ts'
import type { LoadedQuestions } from './load-questions.ts'

const PAUSE_MS = 200

/** `loaded`: the result for the URL, shown until the user types something else. */
export function useFaqSearch(loaded: LoadedQuestions, area: 'main' | 'dropship') {
  const { lang, transport } = useSite()
  const [shown, setShown] = useState(loaded)
  const [lastLoaded, setLastLoaded] = useState(loaded)
  const running = useRef<AbortController>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A new URL brings its own list and discards the typed query.
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded)
    setShown(loaded)
  }
  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      running.current?.abort()
    },
    [loaded],
  )
  function type(words: string) {
    clearTimeout(waiting.current)
    running.current?.abort()
    waiting.current = setTimeout(() => void loadAnswers(words.trim().slice(0, 100)), PAUSE_MS)
  }
  async function loadAnswers(keyword: string) {
    const search = new AbortController()
    running.current = search
    try {
      const input = { lang, area, ...(keyword && { keyword }) }
      const answer = await listQuestions(input, transport, search.signal)
      if (!search.signal.aborted) setShown({ keyword, answer })
    } catch {
      // The form still works: Enter loads the page from the server.
    }
  }
  return { shown, type }
}
