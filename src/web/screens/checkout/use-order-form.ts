// Checks the form of checkout and sends the order; what is rejected stays in the form with the reason.
import { CallError, type Transport } from '../../../client/call.ts'
import type { Basket } from '../../../contract/basket.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { type SubmitState, useSubmit } from '../../components/form/use-submit.ts'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { useNumber } from '../../format/format.ts'
import { useRevalidator } from '../../router/router-context.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { keyOfCheckout, storeCheckout } from './checkout-draft.ts'
import { customsErrors, plainAmount } from './customs-fields.tsx'
import { rejectionText } from './rejections.ts'
import { type Outcome, sendOrder } from './send-order.ts'
import { totalOf } from './summary.tsx'
import type { Placing } from './use-placing.ts'
import type { OfferedService, Services } from './use-services.ts'

interface OrderForm {
  basket: Basket
  services: Services
  chosen: OfferedService | undefined
  placing: Placing
}

export function useOrderForm({ basket, services, chosen, placing }: OrderForm): SubmitState {
  const t = useTexts('checkout')
  const lang = useLang()
  const report = useRejections(services)
  const isShort = basket.lines.some(({ fault }) => fault === 'short')
  return useSubmit(
    async (form: FormData, transport: Transport) => {
      const expectedTotal = totalOf(services.preview, chosen)
      if (expectedTotal === null || !chosen) return
      const key = keyOfCheckout(placing.owner)
      // Kept before it is sent: after a reload the page asks what became of it.
      storeCheckout(placing.owner, { key, isSent: true })
      const { revision } = basket
      const sent = { lang, key, revision, expectedTotal, service: chosen.id, ...choicesOf(form) }
      const outcome = await sendOrder(sent, transport)
      if (!(await placing.settle(outcome))) await report(outcome)
    },
    {
      labels: t.labels,
      check: (form) => ({
        ...(!chosen && services.state !== 'none' && { service: t.service.choose }),
        ...(services.state === 'failed' && { service: t.service.failed }),
        ...(isShort && form.get('mayWait') === null && { mayWait: t.wait.needed }),
        ...customsErrors(choicesOf(form), t.details),
      }),
    },
  )
}

/** Throws what the form shows; the page then shows what the server holds now. */
function useRejections(services: Services): (outcome: Outcome) => Promise<void> {
  const t = useTexts('checkout').rejected
  const money = useMoney()
  const number = useNumber()
  const { revalidate } = useRevalidator()
  const { preview, ask } = services
  return async (outcome) => {
    if (outcome.kind === 'unknown' || outcome.kind === 'placed') return
    if (outcome.kind === 'notPlaced') throw conflict(outcome.isBusy ? t.busy : t.notPlaced)
    const { error } = outcome
    if (!(error instanceof CallError)) throw error
    const currency = preview?.currency ?? ''
    const words = { t, money: (amount: string) => money(amount, currency), number }
    const text = rejectionText(error, words)
    if (text === null) throw error
    ask()
    await revalidate()
    throw conflict(text)
  }
}

function conflict(msg: string): CallError {
  return new CallError({ code: RESULT_CODES.conflict, msg, result: null })
}

const ADDRESS = [
  'country',
  'name',
  'company',
  'line1',
  'line2',
  'postCode',
  'city',
  'region',
  'phone',
] as const

function choicesOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const address = Object.fromEntries(
    ADDRESS.map((name) => [name, text(`address.${name}`)]),
  ) as Record<(typeof ADDRESS)[number], string>
  return {
    address,
    ownReference: text('ownReference'),
    declaredValue: plainAmount(text('declaredValue')),
    ioss: text('ioss').replaceAll(/\s/g, ''),
    recipientTaxNo: text('recipientTaxNo'),
    mayWait: form.get('mayWait') !== null,
  }
}
