// Looks through the questions while somebody types: the newest words win, a lost answer leaves the list as it is.
import { useEffect, useRef, useState } from 'react'
import { listQuestions } from '../../../client/product-support.ts'
import { useSite } from '../../site-context.ts'
import type { LoadedQuestions } from './load-questions.ts'

const PAUSE_MS = 200

/** `loaded`: what the address asked for; it stands until something else is typed. */
export function useFaqSearch(loaded: LoadedQuestions, area: 'main' | 'dropship') {
  const { lang, transport } = useSite()
  const [typed, setTyped] = useState(loaded)
  const [from, setFrom] = useState(loaded)
  const running = useRef<AbortController>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another address: its list, and what was typed here before is past.
  if (from !== loaded) {
    setFrom(loaded)
    setTyped(loaded)
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
    waiting.current = setTimeout(() => void look(words.trim().slice(0, 100)), PAUSE_MS)
  }
  async function look(keyword: string) {
    const search = new AbortController()
    running.current = search
    try {
      const input = { lang, area, ...(keyword && { keyword }) }
      const answer = await listQuestions(input, transport, search.signal)
      if (!search.signal.aborted) setTyped({ keyword, answer })
    } catch {
      // The form still works: Enter asks the server for the page.
    }
  }
  return { shown: typed, type }
}
