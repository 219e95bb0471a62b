// The dropshipper's own reference, and the details that customs of the destination need.
import { TextField } from '../../components/form/form-field.tsx'
import type { SubmitState } from '../../components/form/use-submit.ts'
import type { Texts } from '../../texts.ts'
import { useTexts } from '../../texts.ts'
import css from './checkout.module.css'
import { currencyName } from '../../../shared/currency-name.ts'

interface CustomsFieldsProps {
  state: SubmitState
  values: Record<string, string>
  currency: string
}

export function CustomsFields({ state, values, currency }: CustomsFieldsProps) {
  const t = useTexts('checkout').details
  const country = values['address.country'] ?? ''
  const text = (name: string, maxLength: number) => ({
    state,
    name,
    maxLength,
    defaultValue: values[name] ?? '',
    autoComplete: 'off',
  })
  return (
    <>
      <div className={css.pair}>
        <TextField {...text('ownReference', 60)} hint={t.referenceHint} />
        <TextField
          {...text('declaredValue', 13)}
          inputMode="decimal"
          hint={t.declaredHint(currencyName(currency))}
        />
      </div>
      {isInUnion(country) && <TextField {...text('ioss', 14)} hint={t.iossHint} />}
      {country !== '' && !isInUnion(country) && (
        <TextField {...text('recipientTaxNo', 40)} hint={t.taxHint} />
      )}
    </>
  )
}

/** Whole sentences by field name, for what browsers do not check. */
export function customsErrors(
  { declaredValue, ioss }: { declaredValue: string; ioss: string },
  t: Texts['checkout']['details'],
): Record<string, string> {
  const isAmount = /^\d{1,8}(?:\.\d{1,2})?$/.test(declaredValue) && Number(declaredValue) > 0
  return {
    ...(declaredValue !== '' && !isAmount && { declaredValue: t.declaredWrong }),
    ...(ioss !== '' && !/^[A-Za-z]{2}[A-Za-z0-9]{8,12}$/.test(ioss) && { ioss: t.iossWrong }),
  }
}

/**
 * The member states of the European Union. Its Import One-Stop Shop (IOSS) lets the recipient's seller, here the
 * dropshipper, pay the VAT of small parcels in advance; the dropshipper's IOSS number tells customs so.
 */
const UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

function isInUnion(country: string): boolean {
  return UNION.has(country)
}
