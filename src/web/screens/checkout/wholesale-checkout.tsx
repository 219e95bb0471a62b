// Checkout of a wholesaler: where the goods go, how they leave, and submitting the order for an offer.
import type { FormEvent, ReactNode } from 'react'
import { CallError } from '../../../client/call.ts'
import { submitOrder } from '../../../client/order-offer.ts'
import type { Basket } from '../../../contract/basket.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { MemberAddress } from '../../../contract/user-session.ts'
import { SHIP_POLICIES } from '../../../shared/ship-policies.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import {
  RequiredNote,
  SelectField,
  TextAreaField,
  TextField,
} from '../../components/form/form-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../components/form/use-submit.ts'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useRevalidator } from '../../router/router-context.ts'
import { useTexts } from '../../texts.ts'
import { useBlocksCheckout } from '../basket/line-fault.ts'
import type { Outcome } from './send-order.ts'
import type { Placing } from './use-placing.ts'
import css from './checkout.module.css'

export interface WholesaleCheckoutProps {
  basket: Basket
  /** The default one first. */
  addresses: readonly MemberAddress[]
  placing: Placing
  /** False while the server renders, which does not know the draft. */
  isLive: boolean
  /** Fields of the draft by name. */
  values: Record<string, string>
  /** Stores the typed values as the draft. */
  onKeep: (form: HTMLFormElement) => void
  /** Shows the outcome, or throws the error that the form shows. */
  report: (outcome: Outcome) => Promise<void>
  /** The lines of the basket. */
  items: ReactNode
}

export function WholesaleCheckout(props: WholesaleCheckoutProps) {
  const { basket, addresses, isLive, values, onKeep, items } = props
  const t = useTexts('wholesale').checkout
  const state = useSubmission(props)
  function keep(event: FormEvent<HTMLFormElement>) {
    state.form.onInput(event)
    onKeep(event.currentTarget)
  }
  return (
    <>
      <p data-lazy="wholesale-checkout">{t.intro}</p>
      <noscript>
        <p className={css.notice}>{t.needsScripts}</p>
      </noscript>
      <form {...state.form} onInput={keep} className={css.form}>
        <div className={css.wide}>
          <ErrorSummary state={state} />
        </div>
        <fieldset disabled={!isLive} className={css.parts}>
          <RequiredNote />
          <Delivery state={state} values={values} addresses={addresses} />
          <section className={css.part} aria-labelledby="details-title">
            <h2 id="details-title">{t.details}</h2>
            <TextField
              state={state}
              name="ownReference"
              maxLength={60}
              defaultValue={values['ownReference'] ?? ''}
              hint={t.referenceHint}
              autoComplete="off"
            />
            <TextAreaField
              state={state}
              name="note"
              rows={4}
              maxLength={1000}
              defaultValue={values['note'] ?? ''}
              hint={t.noteHint}
            />
          </section>
        </fieldset>
        <Submission basket={basket} state={state} hasAddress={addresses.length > 0}>
          {items}
        </Submission>
      </form>
    </>
  )
}

interface DeliveryProps {
  state: SubmitState
  values: Record<string, string>
  addresses: readonly MemberAddress[]
}

function Delivery({ state, values, addresses }: DeliveryProps) {
  const t = useTexts('wholesale').checkout
  const selected = addresses.find(({ id }) => id === values['deliverTo']) ?? addresses[0]
  const policy = SHIP_POLICIES.find((each) => each === values['shipPolicy']) ?? SHIP_POLICIES[0]
  return (
    <>
      <section className={css.part} aria-labelledby="address-title">
        <h2 id="address-title">{t.labels.deliverTo}</h2>
        {selected ? (
          <SelectField state={state} name="deliverTo" required defaultValue={selected.id}>
            {addresses.map(({ id, label, recipient, line1, city, countryName }) => (
              <option key={id} value={id}>
                {[label, recipient, line1, city, countryName].join(' · ')}
              </option>
            ))}
          </SelectField>
        ) : (
          <p className={css.notice}>{t.noAddress}</p>
        )}
        <p>
          <LocalLink to={PATHS.memberAddresses} className={selected ? undefined : buttonClass()}>
            {t.addAddress}
          </LocalLink>
        </p>
      </section>
      <section className={css.part} aria-labelledby="policy-title">
        <h2 id="policy-title">{t.labels.shipPolicy}</h2>
        <fieldset className={css.services}>
          <legend className={css.hidden}>{t.labels.shipPolicy}</legend>
          {SHIP_POLICIES.map((each) => (
            <label key={each} className={css.service}>
              <input type="radio" name="shipPolicy" value={each} defaultChecked={each === policy} />
              <span className={css.serviceName}>{t.policies[each].name}</span>
              <span className={css.promise}>{t.policies[each].text}</span>
            </label>
          ))}
        </fieldset>
      </section>
    </>
  )
}

interface SubmissionProps {
  basket: Basket
  state: SubmitState
  hasAddress: boolean
  children: ReactNode
}

function Submission({ basket, state, hasAddress, children }: SubmissionProps) {
  const { checkout: t } = useTexts('wholesale')
  const { sum, faulty, change } = useTexts('checkout')
  const money = useMoney()
  const isBlocked = basket.lines.some(useBlocksCheckout())
  return (
    <aside className={css.summary} aria-labelledby="summary">
      <h2 id="summary">{sum.title}</h2>
      {children}
      <dl className={css.costs}>
        {basket.totals.map(({ amount, currency }) => (
          <div key={currency}>
            <dt>{sum.goods}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.muted}>{t.notBinding}</p>
      {isBlocked ? (
        <p className={css.missing}>
          {faulty} <LocalLink to={PATHS.basket}>{change}</LocalLink>
        </p>
      ) : (
        hasAddress && <SubmitButton state={state}>{t.submit}</SubmitButton>
      )}
    </aside>
  )
}

function useSubmission({ basket, placing, report }: WholesaleCheckoutProps): SubmitState {
  const t = useTexts('wholesale').checkout
  const { revalidate } = useRevalidator()
  return useSubmit(
    async (form, transport) => {
      const { revision } = basket
      const outcome = await placing.send(submitOrder, { revision, ...choicesOf(form) }, transport)
      if (!outcome) return
      if (!isAddressGone(outcome)) return report(outcome)
      await revalidate()
      throw new CallError({ code: RESULT_CODES.conflict, msg: t.addressGone, result: null })
    },
    { labels: t.labels },
  )
}

/** A colleague may remove the chosen address meanwhile. */
function isAddressGone(outcome: Outcome): boolean {
  const error = outcome.kind === 'rejected' ? outcome.error : null
  return error instanceof CallError && error.code === RESULT_CODES.notFound
}

function choicesOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const shipPolicy = SHIP_POLICIES.find((each) => each === form.get('shipPolicy'))
  return {
    deliverTo: text('deliverTo'),
    shipPolicy: shipPolicy ?? SHIP_POLICIES[0],
    ownReference: text('ownReference'),
    note: text('note'),
  }
}
