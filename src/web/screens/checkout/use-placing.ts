// Sends an order and then shows its page, allows another attempt, or looks up whether it was placed.
import { useCallback, useEffect, useState } from 'react'
import type { Transport } from '../../../client/call.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import type { PlacedOrder } from '../../../contract/order.ts'
import { pagePath } from '../../../shared/page-paths.ts'
import { showMessage } from '../../components/toasts/toast-store.ts'
import { refreshBalance } from '../../features/account/balance.ts'
import { setBasketCount } from '../../features/basket-button/basket-count.ts'
import { moneyText } from '../../features/pricing/price/money-format.ts'
import { numberText } from '../../../shared/number-text.ts'
import { PATHS } from '../../paths.ts'
import { useNavigate } from '../../router/router-context.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import {
  type Buyer,
  dropCheckout,
  keyOfCheckout,
  readCheckout,
  storeCheckout,
} from './checkout-draft.ts'
import { lookUpOrder, type Outcome, type PlaceCall, sendOrder } from './send-order.ts'

export interface Placing {
  buyer: Buyer
  /** An earlier attempt is being looked up (`checking`), or its outcome could not be found out (`unknown`). */
  phase: 'ready' | 'checking' | 'unknown'
  /** Message about an earlier attempt, or ''. */
  notice: string
  lookUp: () => void
  /** Sends the key of the draft too. Returns null if the order was placed; its page is then shown. */
  send: <I extends object>(
    place: PlaceCall<I>,
    choices: I,
    transport: Transport,
  ) => Promise<Outcome | null>
}

/** `buyer` and `isLive` must not change between renders; `isLive` is false while the server renders. */
export function usePlacing(buyer: Buyer, isLive: boolean): Placing {
  const t = useTexts('checkout')
  const lang = useLang()
  const finish = useFinish(buyer)
  const [phase, setPhase] = useState<Placing['phase']>(() => {
    const { key, isSent } = isLive ? readCheckout(buyer) : { key: null, isSent: false }
    return key !== null && isSent ? 'checking' : 'ready'
  })
  const [notice, setNotice] = useState('')

  const conclude = useCallback(
    async (outcome: Outcome) => {
      if (outcome.kind === 'placed') {
        await finish(outcome.order)
        return true
      }
      if (outcome.kind === 'unknown') setNotice(outcome.error?.message ?? '')
      else storeCheckout(buyer, { isSent: false })
      setPhase(outcome.kind === 'unknown' ? 'unknown' : 'ready')
      return false
    },
    [buyer, finish],
  )
  useEffect(() => {
    if (phase !== 'checking') return
    const key = readCheckout(buyer).key ?? ''
    void lookUpOrder({ key, lang }, sessionTransport).then((outcome) => {
      setNotice(outcome.kind === 'notPlaced' ? t.unknown.notPlaced : '')
      return conclude(outcome)
    })
  }, [phase, buyer, lang, t, conclude])
  async function send<I extends object>(place: PlaceCall<I>, choices: I, transport: Transport) {
    const key = keyOfCheckout(buyer)
    // Stored before sending, so that after a reload the page can look up whether the order was placed.
    storeCheckout(buyer, { key, isSent: true })
    const outcome = await sendOrder(place, { ...choices, lang, key }, transport)
    return (await conclude(outcome)) ? null : outcome
  }
  return { buyer, phase, notice, lookUp: () => setPhase('checking'), send }
}

/** Deletes the draft and shows the page of the order. */
function useFinish(buyer: Buyer): (order: PlacedOrder) => Promise<void> {
  const t = useTexts('checkout')
  const lang = useLang()
  const navigate = useNavigate()
  return useCallback(
    async ({ orderNo, state, total, currency, backordered }) => {
      dropCheckout(buyer)
      setBasketCount(0)
      refreshBalance(lang)
      const { held, waiting, submitted, approval, backordered: follows } = t.placed
      if (state === 'awaiting_approval') showMessage('warning', approval(orderNo))
      else if (state === 'awaiting_funds') showMessage('warning', waiting(orderNo))
      else if (state === 'submitted') showMessage('done', submitted(orderNo))
      else if (backordered > 0) {
        showMessage('done', follows(orderNo, t.pieces(numberText(backordered))))
      } else showMessage('done', held(orderNo, moneyText(total, currency)))
      await navigate(pagePath(PATHS.order, { no: encodeURIComponent(orderNo) }))
    },
    [buyer, t, navigate, lang],
  )
}
