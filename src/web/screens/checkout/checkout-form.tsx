// The form of checkout: address, service, reference and customs, the summary, and the button that places the order.
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Basket } from '../../../contract/basket.ts'
import type { Country } from '../../../contract/reference.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { CheckField, RequiredNote } from '../../components/form/form-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import type { SubmitState } from '../../components/form/use-submit.ts'
import { useTexts } from '../../texts.ts'
import { AddressFields } from './address-fields.tsx'
import { readCheckout, storeCheckout } from './checkout-draft.ts'
import { CustomsFields } from './customs-fields.tsx'
import { ServiceChoice } from './service-choice.tsx'
import { Summary } from './summary.tsx'
import { useOrderForm } from './use-order-form.ts'
import type { Placing } from './use-placing.ts'
import { type ListedService, type Services, useServices } from './use-services.ts'
import css from './checkout.module.css'

export interface CheckoutFormProps {
  basket: Basket
  countries: readonly Country[]
  placing: Placing
  /** False while the server renders, which does not know the draft. */
  isLive: boolean
  onClear: () => void
}

export function CheckoutForm({ basket, countries, placing, isLive, onClear }: CheckoutFormProps) {
  const t = useTexts('checkout')
  const { buyer } = placing
  const [values, setValues] = useState(() => (isLive ? readCheckout(buyer).values : {}))
  const services = useServices({
    revision: basket.revision,
    country: values['address.country'] ?? '',
    postCode: (values['address.postCode'] ?? '').trim(),
  })
  const chosen = services.preview?.services.find(
    ({ id, isOffered }) => isOffered && id === values['service'],
  )
  const state = useOrderForm({ basket, services, chosen, placing })
  function keep(event: FormEvent<HTMLFormElement>) {
    state.form.onInput(event)
    // A box that is not ticked is missing in the values of the form.
    const next = { ...values, mayWait: '', ...typedValues(event.currentTarget) }
    setValues(next)
    storeCheckout(buyer, { values: next })
  }
  return (
    <form {...state.form} onInput={keep} className={css.form}>
      <div className={css.wide}>
        <ErrorSummary state={state} />
      </div>
      <fieldset disabled={!isLive} className={css.parts}>
        <RequiredNote />
        <Fields
          state={state}
          values={values}
          countries={countries}
          services={services}
          chosen={chosen}
          currency={basket.totals[0]?.currency ?? services.preview?.currency ?? ''}
          onClear={onClear}
        />
      </fieldset>
      <Summary basket={basket} preview={services.preview} chosen={chosen}>
        <SubmitButton state={state}>{t.place}</SubmitButton>
      </Summary>
    </form>
  )
}

interface FieldsProps extends Pick<CheckoutFormProps, 'countries' | 'onClear'> {
  state: SubmitState
  values: Record<string, string>
  services: Services
  chosen: ListedService | undefined
  currency: string
}

function Fields(props: FieldsProps) {
  const { state, values, countries, services, chosen, currency, onClear } = props
  const t = useTexts('checkout')
  return (
    <>
      <Part id="address" title={t.address.title} note={t.address.kept}>
        <AddressFields state={state} values={values} countries={countries} />
        <p>
          <Button small look="quiet" onClick={onClear}>
            {t.address.clear}
          </Button>
        </p>
      </Part>
      <Part id="service" title={t.labels.service}>
        <ServiceChoice state={state} services={services} chosen={chosen} values={values} />
      </Part>
      <Part id="details" title={t.details.title}>
        <CustomsFields state={state} values={values} currency={currency} />
        <div>
          <CheckField
            state={state}
            name="mayWait"
            value="on"
            defaultChecked={values['mayWait'] === 'on'}
          >
            {t.labels.mayWait}
          </CheckField>
          <p className={css.checkHint}>{t.wait.hint}</p>
        </div>
      </Part>
    </>
  )
}

interface PartProps {
  id: string
  title: string
  note?: string
  children: ReactNode
}

function Part({ id, title, note, children }: PartProps) {
  return (
    <section className={css.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className={css.muted}>{note}</p>}
      {children}
    </section>
  )
}

export function typedValues(form: HTMLFormElement): Record<string, string> {
  const pairs = [...new FormData(form)]
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
