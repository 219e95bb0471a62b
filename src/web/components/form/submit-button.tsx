// Submit button: disabled until scripts run, busy while the request is pending.
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { useTexts } from '../../texts.ts'
import { useLive } from '../use-live.ts'
import type { SubmitState } from './use-submit.ts'
import css from './form.module.css'

interface SubmitButtonProps {
  state: SubmitState
  /** Not primary for a form that is not the main purpose of the page. */
  look?: ButtonLook
  children: ReactNode
}

export function SubmitButton({ state, look = 'primary', children }: SubmitButtonProps) {
  const isLive = useLive()
  const { loading } = useTexts('frame')
  const { needsScripts } = useTexts('form')
  return (
    <div className={css.submit}>
      {/* Unlike `disabled`, aria-disabled keeps the focus on the pressed button. */}
      <Button type="submit" look={look} disabled={!isLive} aria-disabled={state.sending}>
        {children}
      </Button>
      <span role="status" className={css.sending}>
        {state.sending ? `${loading} …` : ''}
      </span>
      <noscript>
        <p className={css.requiredNote}>{needsScripts}</p>
      </noscript>
    </div>
  )
}
