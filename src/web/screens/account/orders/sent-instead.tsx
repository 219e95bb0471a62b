// Shows which item another one replaces, and lets the buyer refuse the substitute until the order is packed.
import { useRef, useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { rejectSubstitute } from '../../../../client/substitution.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { Button } from '../../../../ui/button.tsx'
import { noticeOf } from '../../../components/toasts/failure-messages.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useLive } from '../../../components/use-live.ts'
import { refreshBalance } from '../../../features/account/balance.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

interface SentInsteadProps {
  orderNo: string
  item: ResultOf<typeof readOrderRoute>['items'][number]
}

export function SentInstead({ orderNo, item }: SentInsteadProps) {
  const t = useTexts('reorder').substitution
  const isLive = useLive()
  const [isConfirming, setConfirming] = useState(false)
  /** The question was answered with “keep”, so the button that asked it takes the focus again. */
  const [isKept, setKept] = useState(false)
  const reject = useRejection(orderNo, item.position)
  return (
    <div data-lazy="sent-instead">
      {item.replaces !== null && <div className={member.muted}>{t.insteadOf(item.replaces)}</div>}
      {item.mayRefuse && !isConfirming && (
        <Button
          small
          disabled={!isLive}
          autoFocus={isKept}
          aria-label={t.refuseItem(item.itemNo)}
          onClick={() => setConfirming(true)}
        >
          {t.refuse}
        </Button>
      )}
      {item.mayRefuse && isConfirming && (
        <div className={member.question}>
          <p>{t.sure(item.itemNo)}</p>
          <div className={member.actions}>
            <Button small onClick={() => void reject()}>
              {t.refuseNow}
            </Button>
            <Button
              small
              autoFocus
              look="quiet"
              onClick={() => {
                setKept(true)
                setConfirming(false)
              }}
            >
              {t.keep}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** A second click during the call does nothing. */
function useRejection(orderNo: string, position: number): () => Promise<void> {
  const t = useTexts('reorder').substitution
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await rejectSubstitute({ lang, orderNo, position }, sessionTransport)
      showMessage('done', t.refused)
      refreshBalance(lang)
    } catch (error) {
      const isLate = error instanceof CallError && error.code === RESULT_CODES.conflict
      const notice = noticeOf(error, lang)
      if (isLate) showMessage('fail', t.tooLate)
      else if (notice) showMessage(notice.kind, notice.text)
    } finally {
      isBusy.current = false
      await revalidate()
    }
  }
}
