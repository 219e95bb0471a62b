// Error summary at the top of a form: takes the focus after a failed submit and links to the fields.
import { useEffect, useId, useRef } from 'react'
import { ErrorIcon } from '../../../ui/icons.tsx'
import { useTexts } from '../../texts.ts'
import { fieldId } from './field-id.ts'
import type { SubmitState } from './use-submit.ts'
import css from './form.module.css'

export function ErrorSummary({ state }: { state: SubmitState }) {
  const t = useTexts('form')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { errors, failures, labels, notice, isUnanswered } = state
  const wrong = Object.keys(labels).filter((name) => errors[name])
  const failedTitle = isUnanswered ? t.noAnswerTitle : t.failedTitle
  const isOpen = notice !== null || wrong.length > 0
  useEffect(() => {
    if (failures > 0) box.current?.focus()
  }, [failures])
  if (!isOpen) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={id} className={css.summary}>
      <ErrorIcon className={css.summaryIcon} />
      <div>
        <h2 id={id} className={css.summaryTitle}>
          {wrong.length > 0 ? t.summaryTitle(wrong.length) : failedTitle}
        </h2>
        {notice && <p>{notice}</p>}
        {wrong.length > 0 && (
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
                  {errors[name]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** A hash link alone would scroll without moving the focus. */
export function focusField(event: { preventDefault: () => void }, name: string): void {
  const field = document.getElementById(fieldId(name))
  if (!field) return
  event.preventDefault()
  field.focus()
}
