// Rows with errors, editable in place, and the button that checks the file again with the edits.
import { checkOrderFile, orderFileErrorsPath } from '../../../../client/order-file.ts'
import type { CheckedRow, OpenedOrderFile } from '../../../../contract/order-file.ts'
import type { OrderFileField } from '../../../../shared/order-file-fields.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { wordList } from '../../../../shared/punctuation.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { fieldId } from '../../../components/form/field-id.ts'
import { controlProps } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { useLive } from '../../../components/use-live.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import type { FileSteps } from './step-heading.tsx'

/** Error codes that concern another row, or need only another check: the row has no field to edit for them. */
const WITHOUT_FIELD: ReadonlySet<string> = new Set(['linkedRow', 'changed'])

interface RowsFormProps extends Pick<FileSteps, 'onDone'> {
  file: OpenedOrderFile
}

export function RowsForm({ file, onDone }: RowsFormProps) {
  const all = useTexts('order-file')
  const t = all.rows
  const lang = useLang()
  const isLive = useLive()
  const { revalidate } = useRevalidator()
  const { id, mapping, service, mayWait, list, next } = file
  const isPlacing = file.state === 'placing'
  const rows = list.map((row) => ({ row, fields: fieldsOf(row) }))
  const state = useSubmit(
    async (values, transport) => {
      const edits = rows.flatMap(({ row, fields }) => editsOf(row, fields, values))
      await checkOrderFile({ lang, id, mapping, service, mayWait, edits }, transport)
      await revalidate()
      onDone()
    },
    {
      labels: Object.fromEntries(
        rows.flatMap(({ row: { line }, fields }) =>
          fields.map((field) => [nameOf(line, field), t.label(line, all.fields[field])]),
        ),
      ),
    },
  )
  return (
    <form {...state.form} className={member.section}>
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <ErrorSummary state={state} />
      <ul className={member.cards}>
        {rows.map(({ row, fields }) => (
          // A row that a check has changed gets another key, so that its fields show the new values.
          <RowCard key={JSON.stringify(row)} row={row} fields={fields} state={state} />
        ))}
      </ul>
      {isPlacing && <p>{t.later}</p>}
      <div className={member.actions}>
        <fieldset disabled={!isLive || isPlacing}>
          <SubmitButton state={state}>{all.columns.checkAgain}</SubmitButton>
        </fieldset>
        {next !== null && (
          <LocalLink to={`${PATHS.orderImport}?file=${id}&after=${next}`} rel="next">
            {t.more}
          </LocalLink>
        )}
        <a href={orderFileErrorsPath({ id, lang })} download className={buttonClass('quiet')}>
          {t.download}
        </a>
        <span role="status">{state.sending && all.columns.checking}</span>
      </div>
      <p className={member.muted}>{t.kept}</p>
    </form>
  )
}

interface RowCardProps {
  row: CheckedRow
  fields: OrderFileField[]
  state: SubmitState
}

function RowCard({ row: { line, reference, errors, ...row }, fields, state }: RowCardProps) {
  const { rows: t, fields: names } = useTexts('order-file')
  const lang = useLang()
  const choices = errors.flatMap((error) => error.choices)
  return (
    <li className={member.card}>
      <h3>
        {t.row(line)} <bdi className={member.muted}>{reference}</bdi>
      </h3>
      <ul>
        {errors.map(({ text, code }) => (
          <li key={`${code} ${text}`}>{text}</li>
        ))}
      </ul>
      {choices.length > 0 && <p className={member.muted}>{t.choose(wordList(choices, lang))}</p>}
      {fields.map((field) => (
        <Field
          key={field}
          id={fieldId(nameOf(line, field))}
          label={t.label(line, names[field])}
          error={state.errors[nameOf(line, field)]}
        >
          <input
            {...controlProps(state, nameOf(line, field), null)}
            defaultValue={row.fields[field] ?? ''}
            maxLength={200}
            autoComplete="off"
            dir="auto"
            className={controlClass}
          />
        </Field>
      ))}
    </li>
  )
}

function nameOf(line: number, field: OrderFileField): string {
  return `row-${line}-${field}`
}

function fieldsOf({ errors }: CheckedRow): OrderFileField[] {
  const named = errors.filter(({ code }) => !WITHOUT_FIELD.has(code)).map(({ field }) => field)
  return [...new Set(named)]
}

function editsOf(row: CheckedRow, fields: readonly OrderFileField[], values: FormData) {
  return fields.flatMap((field) => {
    const value = String(values.get(nameOf(row.line, field)) ?? '').trim()
    return value === (row.fields[field] ?? '') ? [] : [{ line: row.line, field, value }]
  })
}
