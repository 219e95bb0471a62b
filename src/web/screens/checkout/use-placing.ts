// What happens after an order was sent: its page, another try, or the question what became of it.
import { useCallback, useEffect, useState } from 'react'
import type { Transport } from '../../../client/call.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import type { PlacedOrder } from '../../../contract/order.ts'
import { pagePath } from '../../../shared/page-paths.ts'
import { showMessage } from '../../components/toasts/toast-store.ts'
import { refreshBalance } from '../../features/account/balance.ts'
import { setBasketCount } from '../../features/basket-button/basket-count.ts'
import { moneyFormat } from '../../features/pricing/price/money-format.ts'
import { numberFormat } from '../../format/format.ts'
import { PATHS } from '../../paths.ts'
import { useNavigate } from '../../router/router-context.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { dropCheckout, keyOfCheckout, readCheckout, storeCheckout } from './checkout-draft.ts'
import { askForOrder, type Outcome, type Place, sendOrder } from './send-order.ts'

export interface Placing {
  owner: string
  /** asking, unknown: an order was sent, and the answer is not known yet. */
  phase: 'ready' | 'asking' | 'unknown'
  /** About an earlier attempt; empty: nothing. */
  notice: string
  ask: () => void
  /** With the key of the draft. Null: the order is placed, and its page follows. */
  send: <I extends object>(
    place: Place<I>,
    choices: I,
    transport: Transport,
  ) => Promise<Outcome | null>
}

/** `owner` is the login name; `isLive` is false while the server renders and does not change. */
export function usePlacing(owner: string, isLive: boolean): Placing {
  const t = useTexts('checkout')
  const lang = useLang()
  const finish = useFinish(owner)
  const [phase, setPhase] = useState<Placing['phase']>(() => {
    const { key, isSent } = isLive ? readCheckout(owner) : { key: null, isSent: false }
    return key !== null && isSent ? 'asking' : 'ready'
  })
  const [notice, setNotice] = useState('')

  const settle = useCallback(
    async (outcome: Outcome) => {
      if (outcome.kind === 'placed') {
        await finish(outcome.order)
        return true
      }
      if (outcome.kind === 'unknown') setNotice(outcome.error?.message ?? '')
      else storeCheckout(owner, { isSent: false })
      setPhase(outcome.kind === 'unknown' ? 'unknown' : 'ready')
      return false
    },
    [owner, finish],
  )
  useEffect(() => {
    if (phase !== 'asking') return
    const key = readCheckout(owner).key ?? ''
    void askForOrder({ key, lang }, sessionTransport).then((outcome) => {
      setNotice(outcome.kind === 'notPlaced' ? t.unknown.notPlaced : '')
      return settle(outcome)
    })
  }, [phase, owner, lang, t, settle])
  async function send<I extends object>(place: Place<I>, choices: I, transport: Transport) {
    const key = keyOfCheckout(owner)
    // Kept before it is sent: after a reload the page asks what became of it.
    storeCheckout(owner, { key, isSent: true })
    const outcome = await sendOrder(place, { ...choices, lang, key }, transport)
    return (await settle(outcome)) ? null : outcome
  }
  return { owner, phase, notice, ask: () => setPhase('asking'), send }
}

/** Forgets the draft and shows the page of the order. */
function useFinish(owner: string): (order: PlacedOrder) => Promise<void> {
  const t = useTexts('checkout')
  const lang = useLang()
  const navigate = useNavigate()
  return useCallback(
    async ({ orderNo, state, total, currency, backordered }) => {
      dropCheckout(owner)
      setBasketCount(0)
      refreshBalance(lang)
      const { held, waiting, submitted, approval, backordered: follows } = t.placed
      if (state === 'awaiting_approval') showMessage('warning', approval(orderNo))
      else if (state === 'awaiting_funds') showMessage('warning', waiting(orderNo))
      else if (state === 'submitted') showMessage('done', submitted(orderNo))
      else if (backordered > 0) {
        showMessage('done', follows(orderNo, t.pieces(numberFormat(lang)(backordered))))
      } else showMessage('done', held(orderNo, moneyFormat(lang)(total, currency)))
      await navigate(pagePath(PATHS.order, { no: encodeURIComponent(orderNo) }))
    },
    [owner, t, navigate, lang],
  )
}
