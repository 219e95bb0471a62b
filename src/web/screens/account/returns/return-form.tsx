// The items of an order to return: quantity, reason, device and date code of each; on submit it asks for warranty and
// fee, which the page shows below.
import { useState } from 'react'
import { previewReturn } from '../../../../client/return.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { listReturnableRoute } from '../../../../contract/return.ts'
import { RETURN_REASONS } from '../../../../shared/case-states.ts'
import { RETURN_RESOLUTIONS } from '../../../../shared/return-rules.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SelectField, TextField } from '../../../components/form/form-field.tsx'
import type { Labels } from '../../../components/form/form-errors.ts'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { useDay } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { type Texts, useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import type { PreviewedReturn } from './previewed-return.ts'
import { mapToFormLines } from './sent-lines.ts'

/** An order, with its lines that can be returned. */
type ReturnableOrder = ResultOf<typeof listReturnableRoute>
type Line = ReturnableOrder['lines'][number]
type ReturnInput = PreviewedReturn['input']

interface ReturnFormProps {
  order: ReturnableOrder
  /** Null when the fields have changed since the preview. */
  onPreview: (previewed: PreviewedReturn | null) => void
}

export function ReturnForm({ order, onPreview }: ReturnFormProps) {
  const t = useTexts('returns')
  const lang = useLang()
  const { lines, orderNo } = order
  const state = useSubmit(
    async (values, transport) => {
      const input = { lang, ...inputOf(values, order) }
      try {
        onPreview({ input, result: await previewReturn(input, transport) })
      } catch (error) {
        throw mapToFormLines(error, chosenLines(values, order))
      }
    },
    {
      isRepeatable: true,
      labels: labelsOf(t, lines.length),
      check: (values) => checkQuantities(values, order, t),
    },
  )
  return (
    <form
      {...state.form}
      className={member.form}
      aria-label={t.request.title(orderNo)}
      onInput={(event) => {
        state.form.onInput(event)
        onPreview(null)
      }}
    >
      <ErrorSummary state={state} />
      {lines.map((line, at) => (
        <LineFields key={`${line.parcelNo} ${line.position}`} line={line} at={at} state={state} />
      ))}
      <SelectField state={state} name="wish" required defaultValue="refund">
        {RETURN_RESOLUTIONS.map((wish) => (
          <option key={wish} value={wish}>
            {t.wishes[wish]}
          </option>
        ))}
      </SelectField>
      <p className={member.muted}>{t.request.fees}</p>
      <SubmitButton state={state}>{t.request.check}</SubmitButton>
    </form>
  )
}

/** `at` is the index of the line in the form. */
const nameOf = (at: number, field: string) => `lines.${at}.${field}`

function LineFields({ line, at, state }: { line: Line; at: number; state: SubmitState }) {
  const t = useTexts('returns')
  const day = useDay()
  const [reason, setReason] = useState<string>(RETURN_REASONS[0])
  const { warrantyUntil } = line
  return (
    <section className={member.section} aria-labelledby={`line-${at}`}>
      <SectionHeading id={`line-${at}`} title={line.itemNo} note={line.title} />
      <p className={member.muted}>
        {t.request.parcel(line.parcelNo, day(line.dispatchedOn))} ·{' '}
        {t.request.left(line.returnable)} ·{' '}
        {warrantyUntil === null ? t.request.byHand : t.request.warranty(day(warrantyUntil))}
      </p>
      <div className={member.pair}>
        <TextField
          state={state}
          name={nameOf(at, 'quantity')}
          type="number"
          inputMode="numeric"
          min={0}
          max={line.returnable}
          autoComplete="off"
        />
        <SelectField
          state={state}
          name={nameOf(at, 'reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        >
          {RETURN_REASONS.map((each) => (
            <option key={each} value={each}>
              {t.reasons[each]}
            </option>
          ))}
        </SelectField>
      </div>
      {reason === 'does_not_fit' && (
        <TextField
          state={state}
          name={nameOf(at, 'device')}
          maxLength={120}
          hint={t.request.deviceHint}
          autoComplete="off"
        />
      )}
      {reason !== 'missing' && (
        <TextField
          state={state}
          name={nameOf(at, 'dateCode')}
          maxLength={40}
          hint={t.request.dateCodeHint}
          autoComplete="off"
        />
      )}
    </section>
  )
}

function labelsOf({ request: t }: Texts['returns'], lines: number): Labels {
  const fields = { quantity: t.quantity, reason: t.reason, device: t.device, dateCode: t.dateCode }
  const ofLines = Array.from({ length: lines }, (_, at) =>
    Object.entries(fields).map(([field, label]) => [nameOf(at, field), label]),
  )
  return { ...Object.fromEntries(ofLines.flat()), wish: t.wish }
}

function quantityOf(values: FormData, at: number): number {
  return Number(values.get(nameOf(at, 'quantity')) ?? 0)
}

/** The indexes of the lines with a quantity. */
function chosenLines(values: FormData, { lines }: ReturnableOrder): number[] {
  return [...lines.keys()].filter((at) => quantityOf(values, at) > 0)
}

function checkQuantities(values: FormData, order: ReturnableOrder, t: Texts['returns']) {
  const [first, ...others] = chosenLines(values, order)
  if (first === undefined) return { [nameOf(0, 'quantity')]: t.request.none }
  const parcelOf = (at: number) => order.lines[at]?.parcelNo
  const other = others.find((at) => parcelOf(at) !== parcelOf(first))
  return other === undefined ? {} : { [nameOf(other, 'quantity')]: t.request.oneParcel }
}

/** Leaves out lines without a quantity. */
function inputOf(values: FormData, order: ReturnableOrder): Omit<ReturnInput, 'lang'> {
  const { orderNo, lines } = order
  const text = (at: number, field: string) => String(values.get(nameOf(at, field)) ?? '').trim()
  const chosen = chosenLines(values, order).flatMap((at) => {
    const line = lines[at]
    if (!line) return []
    const { parcelNo, position } = line
    const quantity = quantityOf(values, at)
    const reason = RETURN_REASONS.find((each) => each === text(at, 'reason')) ?? RETURN_REASONS[0]
    const device = text(at, 'device')
    const dateCode = text(at, 'dateCode')
    return { parcelNo, position, quantity, reason, device, dateCode }
  })
  const wish = RETURN_RESOLUTIONS.find((each) => each === values.get('wish')) ?? 'refund'
  return { orderNo, wish, lines: chosen }
}
