// Checks the form of checkout and sends the order; a rejected order stays in the form, with the reason.
import type { Transport } from '../../../client/call.ts'
import { placeOrder } from '../../../client/order.ts'
import type { Basket } from '../../../contract/basket.ts'
import { type SubmitState, useSubmit } from '../../components/form/use-submit.ts'
import { plainAmount } from '../../components/plain-amount.ts'
import { useTexts } from '../../texts.ts'
import { customsErrors } from './customs-fields.tsx'
import { totalOf } from './summary.tsx'
import type { Placing } from './use-placing.ts'
import { useRejections } from './use-rejections.ts'
import type { ListedService, Services } from './use-services.ts'

interface OrderForm {
  basket: Basket
  services: Services
  chosen: ListedService | undefined
  placing: Placing
}

export function useOrderForm({ basket, services, chosen, placing }: OrderForm): SubmitState {
  const t = useTexts('checkout')
  const report = useRejections({ currency: services.preview?.currency, reload: services.reload })
  const isShort = basket.lines.some(({ fault }) => fault === 'short')
  return useSubmit(
    async (form: FormData, transport: Transport) => {
      const expectedTotal = totalOf(services.preview, chosen)
      if (expectedTotal === null || !chosen) return
      const { revision } = basket
      const sent = { revision, expectedTotal, service: chosen.id, ...choicesOf(form) }
      const outcome = await placing.send(placeOrder, sent, transport)
      if (outcome) await report(outcome)
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
