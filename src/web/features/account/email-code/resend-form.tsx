// Help for a missing mail, and a resend button after the waiting time.
import { useEffect, useRef, useState } from 'react'
import { sendEmailCode } from '../../../../client/user-application.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { Button } from '../../../../ui/button.tsx'
import { useTexts } from '../../../texts.ts'
import { useSubmit } from '../../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import type { EmailCodeProps } from './email-code-props.ts'
import { clockTime } from './link-code.ts'
import css from './email-code.module.css'

export interface ResendFormProps {
  lang: Lang
  purpose: EmailCodeProps['purpose']
  email: string
  /** Seconds until another mail may be requested. */
  waitSeconds: number
}

export function ResendForm({ lang, purpose, email, waitSeconds }: ResendFormProps) {
  const t = useTexts('registration').code
  const check = useRef<SecurityCodeHandle>(null)
  const [secondsLeft, waitAgain] = useCountdown(waitSeconds)
  const [resent, setResent] = useState(false)
  const state = useSubmit(
    async (_, transport) => {
      if (secondsLeft > 0) return
      setResent(false)
      const sent = await sendChecked(check.current, (answer) =>
        sendEmailCode({ lang, email, purpose, ...answer }, transport),
      )
      if (!sent) return
      waitAgain(sent.resendAfter)
      setResent(true)
      check.current?.reset()
    },
    { labels: {}, isRepeatable: true },
  )
  return (
    <details className={css.help}>
      <summary>{t.noMail}</summary>
      <form {...state.form} className={css.form}>
        <p className={css.note}>{t.noMailHelp}</p>
        <SecurityCode ref={check} />
        <div className={css.actions}>
          <Button type="submit" aria-disabled={secondsLeft > 0 || state.sending}>
            {secondsLeft > 0 ? t.resendIn(clockTime(secondsLeft)) : t.resend}
          </Button>
          <span role="status" className={css.note}>
            {resent ? t.resent : ''}
          </span>
        </div>
        {state.notice && (
          <p role="alert" className={css.rejection}>
            {state.notice}
          </p>
        )}
      </form>
    </details>
  )
}

/** Seconds left, updated every second; computed from the clock, because background tabs skip timer ticks. */
function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(seconds)
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return [
    left,
    (more) => {
      setUntil(Date.now() + more * 1000)
      setLeft(more)
    },
  ]
}
