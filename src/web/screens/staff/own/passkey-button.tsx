// A button that asks for a passkey, and says what to do when that failed.
import { useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLive } from '../../../components/use-live.ts'
import { noticeOf } from '../../../components/toasts/failure-messages.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { canUsePasskeys } from './browser-passkeys.ts'
import css from './staff.module.css'

export interface PasskeyButtonProps {
  /** The host under which passkeys work; null: the address of the shop does not allow them. */
  host: string | null
  label: string
  /** Asks for the passkey and sends it. False when the person declined in the dialog of the browser. */
  prove: () => Promise<boolean>
}

/** Renders nothing where passkeys do not work. */
export function PasskeyButton({ host, label, prove }: PasskeyButtonProps) {
  const t = useTexts('staff').passkeys
  const lang = useLang()
  const isLive = useLive()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!isLive || !canUsePasskeys(host)) return null
  async function start(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      if (!(await prove())) setProblem(t.declined)
    } catch (error) {
      const isWrong = error instanceof CallError && error.code === RESULT_CODES.invalid
      setProblem(isWrong ? t.unknown : (noticeOf(error, lang)?.text ?? t.unknown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.form}>
      <div>
        <Button aria-disabled={isBusy} onClick={() => void start()}>
          {label}
        </Button>
      </div>
      <div role="alert">{problem && <p className={css.problem}>{problem}</p>}</div>
    </div>
  )
}
