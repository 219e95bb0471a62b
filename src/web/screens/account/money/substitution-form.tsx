// Form for the rules of a company about substitutes: what may be sent in place of an item that ran out.
import { useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { changeSubstitution } from '../../../../client/substitution.ts'
import type { SubstitutionSettings } from '../../../../contract/substitution.ts'
import { SUBSTITUTION_RULES } from '../../../../shared/substitution.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SelectField, TextAreaField, TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { exceptionText, readExceptions } from './exception-lines.ts'

export function SubstitutionForm({ settings }: { settings: SubstitutionSettings }) {
  const t = useTexts('reorder').substitution
  const [isSaved, setSaved] = useState(false)
  const state = useSaving(setSaved)
  const { rule, mostPercent, exceptions } = settings
  return (
    <section className={member.section} aria-labelledby="substitutes" data-lazy="substitution-form">
      <SectionHeading id="substitutes" title={t.title} note={t.lead} />
      <form
        {...state.form}
        className={member.form}
        onInput={(event) => {
          state.form.onInput(event)
          setSaved(false)
        }}
      >
        <ErrorSummary state={state} />
        <SelectField state={state} name="rule" required defaultValue={rule}>
          {SUBSTITUTION_RULES.map((each) => (
            <option key={each} value={each}>
              {t.rules[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          state={state}
          name="mostPercent"
          required
          inputMode="numeric"
          maxLength={3}
          hint={t.percentHint}
          autoComplete="off"
          defaultValue={String(mostPercent)}
        />
        <TextAreaField
          state={state}
          name="exceptions"
          rows={4}
          hint={t.exceptionsHint}
          defaultValue={exceptionText(exceptions, t.words)}
        />
        <SubmitButton state={state}>{t.save}</SubmitButton>
        <div role="status">{isSaved && <p className={member.done}>{t.saved}</p>}</div>
      </form>
    </section>
  )
}

function useSaving(setSaved: (isSaved: boolean) => void): SubmitState {
  const t = useTexts('reorder').substitution
  const lang = useLang()
  const text = (values: FormData, name: string) => String(values.get(name) ?? '').trim()
  return useSubmit(
    async (values, transport) => {
      setSaved(false)
      const { exceptions } = readExceptions(text(values, 'exceptions'), t.words)
      const chosen = text(values, 'rule')
      const rule = SUBSTITUTION_RULES.find((each) => each === chosen) ?? 'never'
      const mostPercent = Number(text(values, 'mostPercent'))
      try {
        await changeSubstitution({ lang, rule, mostPercent, exceptions }, transport)
      } catch (error) {
        throw withItem(error, exceptions, t.unknownItem)
      }
      setSaved(true)
    },
    {
      labels: t.labels,
      check(values) {
        const { wrong } = readExceptions(text(values, 'exceptions'), t.words)
        const isPercent = /^(?:100|\d{1,2})$/.test(text(values, 'mostPercent'))
        return {
          ...(!isPercent && { mostPercent: t.wrongPercent }),
          ...(wrong !== null && { exceptions: t.wrongLine(wrong) }),
        }
      },
    },
  )
}

/** The form has one field for all exceptions, so an error of one exception is shown there and names its item. */
function withItem(
  error: unknown,
  exceptions: SubstitutionSettings['exceptions'],
  reasonOf: (itemNo: string) => string,
): unknown {
  if (!(error instanceof CallError)) return error
  error.errors = error.errors.map((each) => {
    const at = /^exceptions\.(\d+)\./.exec(each.field)?.[1]
    const itemNo = exceptions[Number(at)]?.itemNo
    return itemNo === undefined ? each : { field: 'exceptions', reason: reasonOf(itemNo) }
  })
  return error
}
