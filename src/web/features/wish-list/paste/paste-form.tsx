// Form of a list to check: typed or pasted text, or a file that is read in the browser.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useTexts } from '../../../texts.ts'
import { type ListFileFault, readListFile } from './list-file.ts'
import { ScanIntoList } from './scan-into-list.tsx'
import type { Progress } from './use-rows.ts'
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
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const list = useList(field, onCheck)
  const { pasted, fileFault, isMissing } = list
  const fault = fileFault ?? (progress === 'failed' || progress === 'tooLong' ? progress : null)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (progress !== 'reading') list.check()
      }}
    >
      <ListField field={field} text={pasted} isMissing={isMissing} onChange={list.change} />
      <Field id="paste-file" label={t.file}>
        <input
          id="paste-file"
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => void list.readFile(event.target)}
        />
      </Field>
      <p className={css.actions}>
        {/* Unlike `disabled`, aria-disabled keeps the focus on the pressed button. */}
        <Button
          look="primary"
          type="submit"
          disabled={!isLive}
          aria-disabled={progress === 'reading'}
        >
          {progress === 'reading' ? t.reading : t.read}
        </Button>
        {isLive && pasted === '' && <ScanIntoList onScanned={list.takeScanned} />}
        <span role="status" className={fault ? css.problem : undefined}>
          {fault ? t[fault] : list.isScanned && t.scan.kept}
        </span>
      </p>
    </form>
  )
}

/** The list and what is wrong with it. An empty one is not checked. */
function useList(field: RefObject<HTMLTextAreaElement | null>, onCheck: (pasted: string) => void) {
  const [pasted, setPasted] = useState('')
  const [fileFault, setFileFault] = useState<ListFileFault | null>(null)
  const [isMissing, setMissing] = useState(false)
  // True until the scanned text was changed or checked.
  const [isScanned, setScanned] = useState(false)
  function change(text: string) {
    setPasted(text)
    setMissing(false)
    setScanned(false)
  }
  async function readFile(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    const read = await readListFile(file)
    setMissing(false)
    setFileFault(typeof read === 'string' ? null : read.fault)
    if (typeof read === 'string') change(read)
    // Otherwise the browser ignores the corrected file, which has the same name.
    else input.value = ''
  }
  /** The scanned list stays in the field until the review shows its rows. */
  function takeScanned(scanned: string, next: 'review' | 'keep') {
    field.current?.focus()
    change(scanned)
    setFileFault(null)
    setScanned(next === 'keep')
    if (next === 'review') onCheck(scanned)
  }
  function check() {
    setFileFault(null)
    setScanned(false)
    setMissing(pasted.trim() === '')
    if (pasted.trim() === '') field.current?.focus()
    else onCheck(pasted)
  }
  return { pasted, change, fileFault, isMissing, isScanned, readFile, takeScanned, check }
}

interface ListFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** An empty list was to be checked. */
  isMissing: boolean
  onChange: (text: string) => void
}

function ListField({ field, text, isMissing, onChange }: ListFieldProps) {
  const t = useTexts('list-review')
  return (
    <Field id="pasted" label={t.field} error={isMissing && t.missing}>
      <textarea
        id="pasted"
        ref={field}
        className={controlClass}
        rows={7}
        value={text}
        placeholder={t.example}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'pasted-error' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
