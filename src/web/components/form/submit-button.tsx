// Submit button: disabled until scripts run, busy while the request is pending.
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../texts.ts'
import { useLive } from '../use-live.ts'
import type { SubmitState } from './use-submit.ts'
import css from './form.module.css'

export function SubmitButton({ state, children }: { state: SubmitState; children: ReactNode }) {
  const live = useLive()
  const { loading } = useTexts('frame')
  const { needsScripts } = useTexts('form')
  return (
    <div className={css.submit}>
      {/* Unlike `disabled`, aria-disabled keeps the focus on the pressed button. */}
      <Button type="submit" look="primary" disabled={!live} aria-disabled={state.sending}>
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
