// Form of a list to check: typed or pasted text, or a file that is read in the browser.
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useTexts } from '../../../texts.ts'
import { type FileFault, readListFile } from './list-file.ts'
import { ScanIntoList } from './scan-into-list.tsx'
import type { Progress } from './use-review.ts'
import css from './paste.module.css'

interface PasteFormProps {
  progress: Progress
  /** True where the button that opened the form has disappeared. */
  takesFocus: boolean
  onCheck: (pasted: string) => void
}

export function PasteForm({ progress, takesFocus, onCheck }: PasteFormProps) {
  const t = useTexts('list-review')
  const isLive = useLive()
  const [pasted, setPasted] = useState('')
  const [fileFault, setFileFault] = useState<FileFault | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  async function readFile(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    const read = await readListFile(file)
    setFileFault(typeof read === 'string' ? null : read.fault)
    if (typeof read === 'string') setPasted(read)
    // Otherwise the browser ignores the corrected file, which has the same name.
    else input.value = ''
  }
  const fault = fileFault ?? (progress === 'failed' || progress === 'tooLong' ? progress : null)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        setFileFault(null)
        onCheck(pasted)
      }}
    >
      <Field id="pasted" label={t.field}>
        <textarea
          id="pasted"
          ref={field}
          className={controlClass}
          rows={7}
          value={pasted}
          placeholder={t.example}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setPasted(event.target.value)}
        />
      </Field>
      <Field id="paste-file" label={t.file}>
        <input
          id="paste-file"
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => void readFile(event.target)}
        />
      </Field>
      <p className={css.actions}>
        <Button look="primary" type="submit" disabled={!isLive || progress === 'reading'}>
          {progress === 'reading' ? t.reading : t.read}
        </Button>
        {isLive && pasted === '' && <ScanIntoList onList={onCheck} />}
        <span role="status" className={css.problem}>
          {fault && t[fault]}
        </span>
      </p>
    </form>
  )
}
