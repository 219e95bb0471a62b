// Panel for pasting a list as text or file, with a row-by-row preview; keeps all input on failure.
import { type ReactNode, useState } from 'react'
import { matchRows } from '../../../../client/wish-list.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { type AddLines, type PasteRow, pasteRows } from './paste-rows.ts'
import { PastePreview } from './paste-preview.tsx'
import { readTextFile } from './text-file.ts'
import css from './paste.module.css'

const MOST_CHARACTERS = 60_000
type Progress = 'idle' | 'reading' | 'failed' | 'tooLong' | 'fileFailed'

export function PastePanel({ onAdd, onClose }: { onAdd: AddLines; onClose: () => void }) {
  const t = useTexts('wish-list')
  const { pasted, setPasted, progress, rows, setRows, tooMany, check, takeFile } = usePastedRows()
  return (
    <section className={css.panel} aria-labelledby="paste">
      <SectionHeading
        id="paste"
        title={t.paste.title}
        note={t.paste.intro}
        aside={
          <Button small look="quiet" onClick={onClose}>
            {t.lists.close}
          </Button>
        }
      />
      {rows ? (
        <PastePreview
          rows={rows}
          onChange={setRows}
          onAdd={onAdd}
          onAgain={() => setRows(null)}
          tooMany={tooMany}
        />
      ) : (
        <PasteForm pasted={pasted} onType={setPasted} onFile={takeFile} onCheck={check}>
          <Button look="primary" type="submit" disabled={progress === 'reading'}>
            {progress === 'reading' ? t.paste.reading : t.paste.read}
          </Button>
          <span role="status" className={css.problem}>
            {progress !== 'idle' && progress !== 'reading' && t.paste[progress]}
          </span>
        </PasteForm>
      )}
    </section>
  )
}

/** Pasted text or file content, and the rows that the server matched. */
function usePastedRows() {
  const { lang, transport } = useSite()
  const [pasted, setPasted] = useState('')
  const [progress, setProgress] = useState<Progress>('idle')
  const [rows, setRows] = useState<PasteRow[] | null>(null)
  const [tooMany, setTooMany] = useState(0)

  async function check() {
    if (pasted.trim() === '') return
    if (pasted.length > MOST_CHARACTERS) return setProgress('tooLong')
    setProgress('reading')
    try {
      const answer = await matchRows({ lang, pasted }, transport)
      setRows(pasteRows(answer.rows))
      setTooMany(answer.tooMany)
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }
  async function takeFile(file: File | undefined) {
    if (!file) return
    const text = await readTextFile(file)
    if (text === null) return setProgress('fileFailed')
    setProgress('idle')
    setPasted(text)
  }

  return { pasted, setPasted, progress, rows, setRows, tooMany, check, takeFile }
}

interface PasteFormProps {
  pasted: string
  onType: (pasted: string) => void
  onFile: (file: File | undefined) => Promise<void>
  onCheck: () => Promise<void>
  children: ReactNode
}

function PasteForm({ pasted, onType, onFile, onCheck, children }: PasteFormProps) {
  const t = useTexts('wish-list').paste
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void onCheck()
      }}
    >
      <Field id="pasted" label={t.field}>
        <textarea
          id="pasted"
          className={controlClass}
          rows={7}
          value={pasted}
          placeholder={t.example}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <Field id="paste-file" label={t.file}>
        <input
          id="paste-file"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => void onFile(event.target.files?.[0])}
        />
      </Field>
      <p className={css.actions}>{children}</p>
    </form>
  )
}
