// Cancels an order or its unshipped rest, or requests the cancellation, and shows what happens to the money.
import { useRevalidator } from '../../../router/router-context.ts'
import { CallError } from '../../../../client/call.ts'
import { cancelOrder } from '../../../../client/order.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { CheckField, TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { refreshBalance } from '../../../features/account/balance.ts'
import { refreshBasketCount } from '../../../features/basket-button/basket-count.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

/** At most one of them is allowed in any state of an order. */
const CANCEL_ACTIONS = ['cancel', 'ask_cancel', 'cancel_rest'] as const

export function CancelOrder({ order }: { order: ResultOf<typeof readOrderRoute> }) {
  const t = useTexts('money').orders
  const money = useMoney()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { orderNo, actions, state, total, currency } = order
  // The money of a cancelled or replaced line is available already, so the total would be too much.
  const isWhole = state === 'held' && order.items.every(({ cancelled }) => cancelled === 0)
  const form = useSubmit(
    async (values, transport) => {
      const reason = String(values.get('reason') ?? '').trim()
      // `copy` puts what is cancelled into the basket.
      const copy = values.get('copy') !== null
      await cancelOrder({ lang, orderNo, copy, ...(reason && { reason }) }, transport)
      refreshBalance(lang)
      const basket = copy ? await refreshBasketCount(lang) : null
      await revalidate()
      // A colleague may have cancelled the order before, or the items may have left the catalogue.
      const isBack = basket?.lines.some(({ itemNo }) =>
        order.items.some((item) => item.itemNo === itemNo),
      )
      if (isBack) showMessage('done', t.backInBasket)
    },
    {
      labels: { reason: t.reason },
      onRejected: ({ code, result }: CallError) => {
        if (code !== RESULT_CODES.conflict) return false
        if ((result as { reason?: string } | null)?.reason === 'basketFull') {
          showMessage('fail', t.basketFull)
          return true
        }
        showMessage('fail', t.tooLate)
        void revalidate()
        return true
      },
    },
  )
  const action = CANCEL_ACTIONS.find((each) => actions.includes(each))
  if (!action) return null
  return (
    <section className={member.section} aria-labelledby="cancel">
      <SectionHeading id="cancel" title={t.cancelTitle} />
      <p>{t.actionTexts[action]}</p>
      {isWhole && <p>{t.comesBack(money(total, currency))}</p>}
      <form {...form.form} className={member.form}>
        <ErrorSummary state={form} />
        <TextField state={form} name="reason" maxLength={200} autoComplete="off" />
        {action !== 'ask_cancel' && (
          <CheckField state={form} name="copy">
            {action === 'cancel' ? t.putBack : t.putRestBack}
          </CheckField>
        )}
        <SubmitButton state={form} look="plain">
          {t.actions[action]}
        </SubmitButton>
      </form>
    </section>
  )
}
