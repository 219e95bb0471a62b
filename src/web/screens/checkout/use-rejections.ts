// Converts the failure of an order into the error that the form shows, and reloads the page's data.
import { CallError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { useNumber } from '../../format/format.ts'
import { useRevalidator } from '../../router/router-context.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { rejectionText } from './rejections.ts'
import type { Outcome } from './send-order.ts'

interface RejectionOptions {
  currency?: string | undefined
  /** Loads data that depend on the basket again. */
  reload?: () => void
}

/** The returned function throws the error that the form shows; an unknown outcome is shown in place of the form. */
export function useRejections(options: RejectionOptions): (outcome: Outcome) => Promise<void> {
  const t = useTexts('checkout').rejected
  const lang = useLang()
  const money = useMoney()
  const number = useNumber()
  const { revalidate } = useRevalidator()
  const { currency = '', reload } = options
  return async (outcome) => {
    if (outcome.kind === 'unknown' || outcome.kind === 'placed') return
    if (outcome.kind === 'notPlaced') throw conflict(outcome.isBusy ? t.busy : t.notPlaced)
    const { error } = outcome
    if (!(error instanceof CallError)) throw error
    const texts = { t, lang, money: (amount: string) => money(amount, currency), number }
    const text = rejectionText(error, texts)
    if (text === null) throw error
    reload?.()
    await revalidate()
    throw conflict(text)
  }
}

function conflict(msg: string): CallError {
  return new CallError({ code: RESULT_CODES.conflict, msg, result: null })
}
