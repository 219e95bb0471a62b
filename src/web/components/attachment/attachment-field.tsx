// Attachment field of a form: choose or drop a file, immediate check, removal and upload progress.
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { hiddenClass } from '../../../ui/visually-hidden.tsx'
import { bracketed } from '../../../shared/punctuation.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { bytesText } from '../../format/bytes-text.ts'
import { describedBy, fieldId } from '../form/field-id.ts'
import type { SubmitState } from '../form/use-submit.ts'
import { ACCEPTED_TYPES, fileProblemText } from './check-file.ts'
import css from './attachment.module.css'

export interface AttachmentFieldProps {
  /** `state.labels[name]` is the label; the form's check adds the errors of useAttachment. */
  state: SubmitState
  name?: string
  /** Replaces the hint on file types and size. */
  hint?: string
  /** From 0 to 1 during the upload, otherwise null. */
  progress: number | null
}

/** Uses the texts 'form'. The form's values contain the file under `name`. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { state, name = 'attachment', hint, progress } = props
  const { attachment: t, optional } = useTexts('form')
  const lang = useLang()
  const { input, file, isDraggedOver, remove, onChange, target } = useChosenFile()
  const id = fieldId(name)
  const label = state.labels[name] ?? ''
  const error = state.errors[name] ?? (file && fileProblemText(file, lang))
  return (
    <div className={css.field}>
      <p id={`${id}-label`} className={css.label}>
        {label}
        <span className={css.optional}>{bracketed(optional)}</span>
      </p>
      <div className={classNames(css.box, isDraggedOver && css.over)} {...target}>
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          accept={ACCEPTED_TYPES}
          className={classNames(hiddenClass, css.input)}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={describedBy(name, true, Boolean(error))}
          aria-invalid={error ? true : undefined}
          onChange={onChange}
        />
        <label htmlFor={id} id={`${id}-choose`} className={classNames(buttonClass(), css.choose)}>
          {file ? t.another : t.choose}
        </label>
        {file ? (
          <p className={css.file}>
            <span className={css.name}>{file.name}</span> <span>{bytesText(file.size)}</span>
            <Button small look="quiet" disabled={state.sending} onClick={remove}>
              {t.remove}
            </Button>
          </p>
        ) : (
          <span className={css.drop}>{t.drop}</span>
        )}
      </div>
      <AttachmentProgress progress={state.sending && file ? progress : null} />
      <p id={`${id}-hint`} className={css.hint}>
        {hint ?? t.hint(bytesText(BUSINESS.attachmentMaxBytes))}
      </p>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** The file in the input; setting it from code notifies the form, which clears the previous file's error. */
function useChosenFile() {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)
  useEffect(() => {
    // A form that was sent is reset; its input then holds no file.
    const form = input.current?.form
    const clear = () => setFile(null)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  function notifyForm() {
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setFile(input.current?.files?.[0] ?? null)
  }
  return {
    input,
    file,
    isDraggedOver,
    onChange: () => setFile(input.current?.files?.[0] ?? null),
    remove() {
      if (!input.current) return
      input.current.value = ''
      notifyForm()
      input.current.focus()
    },
    /** Drag-and-drop handlers for the drop target. */
    target: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setDraggedOver(true)
      },
      onDragLeave: () => setDraggedOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setDraggedOver(false)
        if (!input.current || event.dataTransfer.files.length === 0) return
        input.current.files = event.dataTransfer.files
        notifyForm()
      },
    },
  }
}

function AttachmentProgress({ progress }: { progress: number | null }) {
  const t = useTexts('form').attachment
  if (progress === null) return null
  const percent = Math.round(progress * 100)
  return (
    <p className={css.progress}>
      <progress max={100} value={percent} aria-label={t.progress} />
      <span>{percent < 100 ? `${percent}%` : t.checking}</span>
    </p>
  )
}
