// Security check of a form: runs proof of work while the user types, or shows an image to read.
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { issueCaptchaV2 } from '../../../client/reference.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { useLive } from '../use-live.ts'
import { PictureCode } from './picture-code.tsx'
import { canHash } from './proof-of-work.ts'
import {
  createSecurityCheck,
  type SecurityAnswer,
  type SecurityCheck,
  UNTOUCHED,
} from './security-check.ts'
import css from './security-code.module.css'

/** Handle for the surrounding form. */
export interface SecurityCodeHandle {
  /**
   * The answer for one submission. Null: the user has to complete the check, which shows a message and takes the focus.
   */
  take(): Promise<SecurityAnswer | null>
  /** Call after every submission that did not end the form; `rejected` (code 423) shows a message. */
  reset(rejected?: boolean): void
}

export interface SecurityCodeProps {
  ref: Ref<SecurityCodeHandle>
}

/** Why the visitor has to repeat the check; null: there is no error. */
type AnswerError = 'missing' | 'expired' | 'rejected' | null

/** Must be inside its form; uses the texts 'security-code'. */
export function SecurityCode({ ref }: SecurityCodeProps) {
  const t = useTexts('security-code')
  const check = useCheck()
  const { mode, phase, picture } = useSyncExternalStore(check.subscribe, check.read, untouched)
  const { field, typed, setTyped, answerError, renew, change } = useAnswer(ref, check)
  const box = useRef<HTMLFieldSetElement>(null)
  useFirstTouch(box, check.begin)
  return (
    <fieldset ref={box} className={css.box}>
      <legend className={css.title}>{t.title}</legend>
      {mode === 'picture' && (
        <PictureCode
          ref={field}
          picture={picture}
          typed={typed}
          error={answerError && t[answerError]}
          onType={setTyped}
          onExpired={() => renew('expired')}
          onRefresh={() => renew(null)}
        />
      )}
      <div className={css.line}>
        <p role="status" className={css.status}>
          {mode === 'proof' && <ProofStatus phase={phase} rejected={answerError === 'rejected'} />}
          {phase === 'failed' && t.failed}
        </p>
        {phase === 'failed' && (
          <Button small onClick={() => renew(null)}>
            {t.retry}
          </Button>
        )}
        <Switch mode={mode} onChange={change} />
      </div>
    </fieldset>
  )
}

/** Typed text and its error; exposes the handle to the surrounding form. */
function useAnswer(ref: Ref<SecurityCodeHandle>, check: SecurityCheck) {
  const [typed, setTyped] = useState('')
  const [answerError, setAnswerError] = useState<AnswerError>(null)
  const field = useRef<HTMLInputElement>(null)

  const renew = useCallback(
    (why: AnswerError) => {
      setTyped('')
      setAnswerError(why)
      check.renew()
    },
    [check],
  )

  async function take(): Promise<SecurityAnswer | null> {
    const needsTyping = check.read().mode === 'picture'
    if (needsTyping && !typed.trim()) return showError('missing')
    const answer = await check.take(typed.trim()).catch(() => null)
    if (answer) setAnswerError(null)
    if (answer || check.read().phase === 'failed') return answer
    if (needsTyping) return showError('expired')
    check.renew('picture')
    return null
  }

  function showError(why: AnswerError): null {
    if (why === 'expired') setTyped('')
    setAnswerError(why)
    field.current?.focus()
    return null
  }

  useImperativeHandle(ref, () => ({
    take,
    reset(rejected) {
      renew(rejected ? 'rejected' : null)
      if (rejected) field.current?.focus()
    },
  }))

  function change(next: 'proof' | 'picture'): void {
    setTyped('')
    setAnswerError(null)
    check.renew(next)
  }

  return { field, typed, setTyped, answerError, renew, change }
}

function ProofStatus({ phase, rejected }: { phase: string; rejected: boolean }): ReactNode {
  const t = useTexts('security-code')
  if (phase === 'ready') {
    return (
      <>
        <CheckIcon size={16} className={css.done} /> {rejected ? t.again : t.ready}
      </>
    )
  }
  if (phase === 'working') return t.working
  return phase === 'idle' ? t.idle : null
}

function Switch(props: {
  mode: 'proof' | 'picture'
  onChange: (next: 'proof' | 'picture') => void
}) {
  const t = useTexts('security-code')
  const live = useLive()
  if (props.mode === 'proof') {
    return (
      <Button look="quiet" small disabled={!live} onClick={() => props.onChange('picture')}>
        {t.usePicture}
      </Button>
    )
  }
  if (!canHash()) return null
  return (
    <Button look="quiet" small onClick={() => props.onChange('proof')}>
      {t.useProof}
    </Button>
  )
}

const untouched = () => UNTOUCHED

function useCheck() {
  const { lang, transport } = useSite()
  const [check] = useState(() => createSecurityCheck(() => issueCaptchaV2({ lang }, transport)))
  useEffect(() => {
    // Without https there is no hashing, so only the image remains.
    if (!canHash()) check.renew('picture')
    return () => check.stop()
  }, [check])
  return check
}

/** Starts the work on the first interaction with the form, so that it is done before submission. */
function useFirstTouch(box: { current: HTMLElement | null }, begin: () => Promise<unknown>): void {
  useEffect(() => {
    const form = box.current?.closest('form')
    const start = () => void begin().catch(() => undefined)
    form?.addEventListener('focusin', start, { once: true })
    return () => form?.removeEventListener('focusin', start)
  }, [box, begin])
}
