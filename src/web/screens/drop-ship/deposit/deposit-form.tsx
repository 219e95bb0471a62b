// The form of the deposit calculator: a GET form that also reports every change while typing.
import type { FormEvent } from 'react'
import { BUSINESS } from '../../../../shared/business-constants.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { useNumber } from '../../../format/format.ts'
import { useHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { type ParsedDeposit, ENTRY_LIMITS } from './deposit-entries.ts'
import css from './deposit.module.css'

interface DepositFormProps {
  /** The initial field values, from the address. */
  initial: ParsedDeposit
  wrong: ParsedDeposit['wrong']
  onChange: (params: URLSearchParams) => void
}

export function DepositForm({ initial, wrong, onChange }: DepositFormProps) {
  const t = useTexts('drop-ship').deposit
  const number = useNumber()
  const { entries } = initial
  const bounds = (name: 'orders' | 'to') =>
    t.whole(number(ENTRY_LIMITS[name].min), number(ENTRY_LIMITS[name].max))
  const { min, max } = ENTRY_LIMITS.value
  const errors = {
    orders: bounds('orders'),
    value: t.amount(number(min / 100), number(max / 100)),
    to: bounds('to'),
  }
  const field = (name: 'orders' | 'value' | 'to', label: string, hint?: string) => (
    <Field id={name} label={label} hint={hint} error={wrong.includes(name) && errors[name]}>
      <input
        id={name}
        name={name}
        className={controlClass}
        defaultValue={entries[name]}
        inputMode={name === 'value' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-invalid={wrong.includes(name) || undefined}
        aria-describedby={describedBy(name, Boolean(hint), wrong.includes(name))}
      />
    </Field>
  )
  return (
    <form
      method="get"
      action={useHref(PATHS.dropShipDeposit)}
      aria-labelledby="figures"
      className={css.form}
      onInput={(event: FormEvent<HTMLFormElement>) => onChange(paramsOf(event.currentTarget))}
    >
      {field('orders', t.orders)}
      {field('value', t.value, t.valueHint)}
      {field('to', t.target, t.targetHint(`USD ${number(BUSINESS.depositUsd)}`))}
      <Field id="pay" label={t.method}>
        <select id="pay" name="pay" className={controlClass} defaultValue={entries.pay}>
          <option value="paypal">{t.methods.paypal}</option>
          <option value="transfer">{t.methods.transfer}</option>
        </select>
      </Field>
      <Button type="submit" look="primary" className={css.submit}>
        {t.submit}
      </Button>
    </form>
  )
}

function describedBy(name: string, hasHint: boolean, hasError: boolean): string | undefined {
  const ids = [hasHint && `${name}-hint`, hasError && `${name}-error`]
  return ids.filter(Boolean).join(' ') || undefined
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.set(name, value)
  }
  return params
}
