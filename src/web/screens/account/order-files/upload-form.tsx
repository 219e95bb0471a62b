// Chooses and uploads a file of orders; the file then has its own address.
import { uploadOrderFile } from '../../../../client/order-file.ts'
import { ORDER_FILE_BOUNDS } from '../../../../shared/order-file-fields.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { useLive } from '../../../components/use-live.ts'
import { useIdempotencyKeys } from '../../../components/idempotency-keys.ts'
import { useNumber } from '../../../format/format.ts'
import { PATHS } from '../../../paths.ts'
import { useNavigate } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export function UploadForm() {
  const all = useTexts('order-file')
  const t = all.upload
  const { empty } = useTexts('form').attachment.faults
  const lang = useLang()
  const isLive = useLive()
  const number = useNumber()
  const size = `${number(ORDER_FILE_BOUNDS.bytes / 1024 / 1024)} MB`
  const navigate = useNavigate()
  const keys = useIdempotencyKeys()
  const state = useSubmit(
    async (values) => {
      const file = values.get('file') as File
      const { id } = await uploadOrderFile({ lang, key: keys.keyFor(values) }, { file })
      keys.done()
      await navigate(`${PATHS.orderImport}?file=${id}`)
    },
    {
      labels: t.labels,
      countsOnce: true,
      check: (values) => {
        const file = values.get('file') as File
        if (file.name === '') return { file: t.choose }
        if (file.size === 0) return { file: empty }
        return file.size > ORDER_FILE_BOUNDS.bytes ? { file: t.tooLarge(size) } : {}
      },
    },
  )
  return (
    <form {...state.form} className={member.form} aria-label={t.title}>
      <noscript>
        <p>{all.needsScripts}</p>
      </noscript>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="file"
        type="file"
        required
        accept=".csv,.tsv,.txt,.xlsx"
        hint={t.hint(number(ORDER_FILE_BOUNDS.rows), size)}
        disabled={!isLive}
      />
      <div className={member.actions}>
        <SubmitButton state={state}>{t.button}</SubmitButton>
      </div>
    </form>
  )
}
