// Password field that allows showing and pasting; new passwords get a strength bar.
import { type InputHTMLAttributes, type ReactNode, useRef, useState } from 'react'
import { ChargeBar } from '../../../ui/charge-bar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/field.tsx'
import { hiddenClass } from '../../../ui/visually-hidden.tsx'
import { labelled } from '../../../shared/punctuation.ts'
import { useTexts } from '../../texts.ts'
import { useLive } from '../use-live.ts'
import { controlProps, LabelledField } from './form-field.tsx'
import { strengthOf } from './password-strength.ts'
import type { SubmitState } from './use-submit.ts'
import css from './form.module.css'

export interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  state: SubmitState
  name: string
  hint?: ReactNode
  wrapClass?: string | undefined
  /** True for a new password: shows the rule and the strength bar. */
  isNew?: boolean
}

/** Those of PASSWORD_LENGTH in shared/password-rules.ts. */
const NEW_PASSWORD_LENGTH = { minLength: 12, maxLength: 128 } as const
/** The strengths 0 to 3 fill two to five of the five ticks of the bar. */
const MIN_TICKS = 2

/** autoComplete is 'new-password' for a new one, else 'current-password'. */
export function PasswordField(props: PasswordFieldProps) {
  const { state, name, hint, wrapClass, isNew = false, ...rest } = props
  const t = useTexts('form').password
  const isLive = useLive()
  const [isShown, setShown] = useState(false)
  const [strength, setStrength] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const shownHint = hint ?? (isNew ? t.rule : undefined)
  return (
    <div className={wrapClass}>
      <LabelledField state={state} name={name} hint={shownHint} required={rest.required}>
        <div className={css.password}>
          <input
            autoComplete={isNew ? 'new-password' : 'current-password'}
            {...(isNew ? NEW_PASSWORD_LENGTH : {})}
            {...rest}
            {...controlProps(state, name, shownHint)}
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(controlClass, css.passwordControl)}
            onInput={
              isNew
                ? ({ currentTarget }) => setStrength(strengthOf(currentTarget.value))
                : undefined
            }
          />
          <button
            type="button"
            className={css.show}
            disabled={!isLive}
            aria-pressed={isShown}
            aria-label={labelled(t.showLabel, state.labels[name] ?? '')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t.hide : t.show}
          </button>
        </div>
      </LabelledField>
      {strength !== null && (
        <p className={css.strength} aria-live="polite">
          <ChargeBar level={strength + MIN_TICKS} tone={strength === 0 ? 'warn' : 'accent'} />
          {t.strength[strength]}
        </p>
      )}
      <span role="status" className={hiddenClass}>
        {isShown ? t.shown : ''}
      </span>
    </div>
  )
}
