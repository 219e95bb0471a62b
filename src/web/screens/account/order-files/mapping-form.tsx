// Which column has which field, with samples, the options of the file, and the button that checks it.
import { checkOrderFile } from '../../../../client/order-file.ts'
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'
import {
  NEEDED_FIELDS,
  ORDER_FILE_FIELDS,
  type OrderFileField,
  type OrderFileMapping,
} from '../../../../shared/order-file-fields.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import type { Lang } from '../../../../shared/lang.ts'
import { wordList } from '../../../../shared/punctuation.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { CheckField, SelectField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { useLive } from '../../../components/use-live.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import type { FileSteps } from './step-heading.tsx'

interface MappingFormProps extends Pick<FileSteps, 'onDone'> {
  file: OpenedOrderFile
}

export function MappingForm({ file, onDone }: MappingFormProps) {
  const t = useTexts('order-file')
  const lang = useLang()
  const isLive = useLive()
  const { revalidate } = useRevalidator()
  const state = useSubmit(
    async (values, transport) => {
      const service = String(values.get('service') ?? '') || null
      const options = { service, mayWait: values.get('mayWait') === 'on' }
      const mapping = mappingIn(values)
      await checkOrderFile({ lang, id: file.id, mapping, ...options }, transport)
      await revalidate()
      onDone()
    },
    {
      labels: { mapping: t.columns.title, ...t.options },
      check: (values) => mappingErrors(values, t, lang),
    },
  )
  return (
    <form {...state.form} className={member.section}>
      <h2>{t.columns.title}</h2>
      <p>{file.isRemembered ? t.columns.remembered : t.columns.guessed}</p>
      <ErrorSummary state={state} />
      <ColumnTable file={file} />
      <div className={member.form}>
        <SelectField state={state} name="service" defaultValue={file.service ?? ''}>
          <option value="">{t.options.cheapest}</option>
          {file.services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <CheckField state={state} name="mayWait" value="on" defaultChecked={file.mayWait}>
          {t.options.mayWait}
        </CheckField>
        <p className={member.muted}>{t.options.mayWaitHint}</p>
      </div>
      <div className={member.actions}>
        <fieldset disabled={!isLive}>
          <SubmitButton state={state}>{t.columns.check}</SubmitButton>
        </fieldset>
        <span role="status">{state.sending && t.columns.checking}</span>
      </div>
    </form>
  )
}

function ColumnTable({ file: { columns, mapping } }: { file: OpenedOrderFile }) {
  const { columns: t, fields } = useTexts('order-file')
  const fieldAt = new Map(Object.entries(mapping).map(([field, column]) => [column, field]))
  return (
    <DataTable caption={t.title}>
      <TableHead texts={[t.column, t.samples, t.field]} />
      <tbody>
        {columns.map(({ heading, samples }, at) => {
          const name = heading || t.unnamed(at + 1)
          return (
            <tr key={at}>
              <th scope="row" className={member.name}>
                <bdi>{name}</bdi>
              </th>
              <td>
                <bdi>{samples.join(' · ')}</bdi>
              </td>
              <td className={member.wide}>
                <select
                  name={`column-${at}`}
                  aria-label={t.fieldOf(name)}
                  defaultValue={fieldAt.get(at) ?? ''}
                  className={controlClass}
                >
                  <option value="">{t.ignore}</option>
                  {ORDER_FILE_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {fields[field]}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function chosenFields(values: FormData): [OrderFileField, number][] {
  return [...values].flatMap(([name, value]): [OrderFileField, number][] => {
    const column = /^column-(\d+)$/.exec(name)?.[1]
    const field = ORDER_FILE_FIELDS.find((each) => each === value)
    return column === undefined || field === undefined ? [] : [[field, Number(column)]]
  })
}

function mappingIn(values: FormData): OrderFileMapping {
  return Object.fromEntries(chosenFields(values))
}

function mappingErrors(
  values: FormData,
  t: ReturnType<typeof useTexts<'order-file'>>,
  lang: Lang,
): Record<string, string> {
  const chosen = chosenFields(values).map(([field]) => field)
  const twice = chosen.find((field, at) => chosen.indexOf(field) !== at)
  if (twice) return { mapping: t.columns.twice(t.fields[twice]) }
  const missing = NEEDED_FIELDS.filter((field) => !chosen.includes(field))
  if (missing.length === 0) return {}
  return {
    mapping: t.columns.missing(
      wordList(
        missing.map((field) => t.fields[field]),
        lang,
      ),
    ),
  }
}
