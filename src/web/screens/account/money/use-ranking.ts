// Ranks waiting orders: every move is shown immediately and saved; a failed save keeps the new ranking on the page.
import { useRef, useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { rankOrders } from '../../../../client/order.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import type { WaitingOrder } from '../../../../contract/order-ranking.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { wordList } from '../../../../shared/punctuation.ts'
import { moveEntry } from '../../../components/move-entry.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'

type Orders = readonly WaitingOrder[]

export interface Ranking {
  list: Orders
  /** For the live region: what happened to the last move. */
  message: string
  /** The last save failed. */
  isUnsaved: boolean
  move: (orderNo: string, to: number) => void
  save: () => void
}

/** `loaded` is the initial ranking. */
export function useRanking(loaded: Orders): Ranking {
  const t = useTexts('money').waiting
  const [list, setList] = useState(loaded)
  const { save, message, isUnsaved } = useSaving((gone) =>
    setList((current) => current.filter(({ orderNo }) => orderNo !== gone)),
  )
  function move(orderNo: string, to: number) {
    const from = list.findIndex((each) => each.orderNo === orderNo)
    const next = moveEntry(list, from, to)
    const place = next.findIndex((each) => each.orderNo === orderNo)
    if (from < 0 || place === from) return
    setList(next)
    save(next, t.saved(orderNo, place + 1, next.length))
  }
  return { list, message, isUnsaved, move, save: () => save(list, t.savedAll) }
}

interface PendingSave {
  list: Orders
  /** Message once it is saved. */
  saved: string
}

/** One save at a time; later moves are saved together after it. */
function useSaving(onGone: (orderNo: string) => void) {
  const t = useTexts('money').waiting
  const lang = useLang()
  const [message, setMessage] = useState('')
  const [isUnsaved, setUnsaved] = useState(false)
  const pending = useRef<PendingSave | null>(null)
  const isSaving = useRef(false)
  async function savePending() {
    while (pending.current) {
      const { list, saved } = pending.current
      pending.current = null
      const gone = await send(list, lang)
      for (const orderNo of gone) onGone(orderNo)
      setMessage(gone.length > 0 ? t.gone(wordList(gone, lang)) : saved)
      setUnsaved(false)
    }
  }
  async function save(list: Orders, saved: string) {
    pending.current = { list, saved }
    if (isSaving.current) return
    isSaving.current = true
    try {
      await savePending()
    } catch {
      setUnsaved(true)
      setMessage(t.notSaved)
    } finally {
      isSaving.current = false
    }
  }
  return { message, isUnsaved, save: (...change: Parameters<typeof save>) => void save(...change) }
}

/** Leaves out orders that no longer wait, and returns their numbers. */
async function send(list: Orders, lang: Lang): Promise<string[]> {
  const gone: string[] = []
  for (let orderNos = list.map(({ orderNo }) => orderNo); orderNos.length > 0;) {
    const rejected = await rejectedNumber({ lang, orderNos })
    if (rejected === null) break
    gone.push(rejected)
    orderNos = orderNos.filter((orderNo) => orderNo !== rejected)
  }
  return gone
}

/** Null once it is saved; else the number of an order that no longer waits. */
async function rejectedNumber(input: { lang: Lang; orderNos: string[] }): Promise<string | null> {
  try {
    await rankOrders(input, sessionTransport)
    return null
  } catch (error) {
    const isConflict = error instanceof CallError && error.code === RESULT_CODES.conflict
    const orderNo = isConflict && (error.result as { orderNo?: string } | null)?.orderNo
    if (!orderNo || !input.orderNos.includes(orderNo)) throw error
    return orderNo
  }
}
