// Image of a security check with its input field and a refresh button.
import { type Ref, useEffect, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { useTexts } from '../../texts.ts'
import { VALID_MS } from './security-check.ts'
import css from './security-code.module.css'

export interface PictureCodeProps {
  ref: Ref<HTMLInputElement>
  /** Null while loading. */
  picture: string | null
  typed: string
  error: string | null
  onType: (typed: string) => void
  /** Called when the image on screen has expired. */
  onExpired: () => void
  onRefresh: () => void
}

export function PictureCode(props: PictureCodeProps) {
  const { ref, picture, typed, error, onType, onExpired, onRefresh } = props
  const t = useTexts('security-code')
  const id = useId()
  useExpiry(picture, onExpired)
  const label = (
    <>
      {t.label} <abbr title={t.required}>*</abbr>
    </>
  )
  return (
    <div className={css.picture}>
      <div className={css.frame}>
        {picture && <img src={picture} alt={t.alt} width="160" height="56" />}
      </div>
      <Button small onClick={onRefresh}>
        {t.another}
      </Button>
      <Field id={id} label={label} hint={t.hint} error={error} className={css.typed}>
        <input
          ref={ref}
          id={id}
          className={controlClass}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          required
          maxLength={8}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
      </Field>
    </div>
  )
}

/** Reports an expired image immediately, or when the page becomes visible again. */
function useExpiry(picture: string | null, onExpired: () => void): void {
  useEffect(() => {
    if (!picture) return
    let due = false
    const reportIfDue = () => {
      if (due && document.visibilityState === 'visible') onExpired()
    }
    const timer = setTimeout(() => {
      due = true
      reportIfDue()
    }, VALID_MS)
    document.addEventListener('visibilitychange', reportIfDue)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reportIfDue)
    }
    // Excludes onExpired, because a new callback must not restart the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [picture])
}
