// Login form for both areas: one message for a wrong name or password, a security check or a code by mail where the
// server requires it, and the redirect after login.
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from './search-params.ts'
import { CallError } from '../../../client/call.ts'
import { logIn, logInDropShip } from '../../../client/user-session.ts'
import type { TooManyAttempts } from '../../../contract/browser-code.ts'
import type { LoggedIn } from '../../../contract/user-session.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import { ownPath } from '../../../shared/own-path.ts'
import { LocalLink, localHref } from '../../page/local-link.tsx'
import { expectSessionChange } from '../../page/watch-session.ts'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { CheckField, TextField } from '../../components/form/form-field.tsx'
import { PasswordField } from '../../components/form/password-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useSubmit } from '../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../components/security-code/security-code.tsx'
import { sendChecked } from '../../components/security-code/send-checked.ts'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import type { ConfirmBrowserProps } from './browser-code/confirm-browser.tsx'
import { lazyConfirmBrowser } from './browser-code/lazy-confirm-browser.ts'
import { LogInRejectedNotice, type LogInRejection } from './log-in-rejected.tsx'
import css from './account.module.css'

/** `area`: by the kind of its members; that of wholesalers is the main area. */
export function LogInForm({ area }: { area: MemberKind }) {
  const t = useTexts('account').logIn
  const { state, form, check, needsCheck, rejection, enterOther, confirmation } = useLogIn(area)
  return (
    <>
      <form {...state.form} ref={form} className={css.form}>
        <ErrorSummary state={state} />
        {rejection && <LogInRejectedNotice rejection={rejection} onEnterOther={enterOther} />}
        <TextField
          state={state}
          name="username"
          required
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField state={state} name="password" required maxLength={256} />
        <CheckField state={state} name="remember">
          {t.labels.remember}
        </CheckField>
        {needsCheck && (
          <div role="group" aria-label={t.labels.securityCode}>
            <p role="status" className={css.note}>
              {t.codeNeeded}
            </p>
            <SecurityCode ref={check} />
          </div>
        )}
        <div className={css.actions}>
          <SubmitButton state={state}>{t.submit}</SubmitButton>
          <LocalLink to={PATHS.forgotten}>{t.forgotten}</LocalLink>
        </div>
      </form>
      {confirmation.times > 0 && <Confirmation {...confirmation} />}
    </>
  )
}

function Confirmation(props: ConfirmBrowserProps) {
  const part = useLazyComponent(lazyConfirmBrowser)
  return part && <part.ConfirmBrowser {...props} />
}

/** Form state: the rejection, and whether a security check or a code by mail is required. */
function useLogIn(area: MemberKind) {
  const t = useTexts('account').logIn
  const lang = useLang()
  const redirect = ownPath(useSearchParams().get('redirect'))
  const check = useRef<SecurityCodeHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const { needsCheck, resubmit } = useRepeatedSubmit(form)
  /** How many times in a row the answer required a code by mail. */
  const [times, setTimes] = useState(0)
  const [rejection, setRejection] = useState<LogInRejection | null>(null)
  /** The area of the next attempt. */
  const next = useRef(area)
  const state = useSubmit(
    async (values, transport) => {
      setRejection(null)
      const call = next.current === 'dropship' ? logInDropShip : logIn
      next.current = area
      const typed = {
        lang,
        username: String(values.get('username')).trim(),
        password: String(values.get('password')),
        remember: values.get('remember') !== null,
      }
      const send: typeof call = (input) => call(input, transport).catch(withMessage(t.wrong))
      const answer = needsCheck
        ? await sendChecked(check.current, (code) => send({ ...typed, ...code }, transport))
        : await send(typed, transport)
      if (answer) continueAfterLogIn(answer, lang, redirect)
    },
    {
      isRepeatable: true,
      labels: { username: t.labels.username, password: t.labels.password },
      withoutToast: [RESULT_CODES.forbidden, RESULT_CODES.securityCode],
      onRejected: (error) => {
        if (error.code === RESULT_CODES.forbidden) setRejection(error.result as LogInRejection)
        const isMissing = error.code === RESULT_CODES.securityCode && !needsCheck
        if (isMissing) resubmit(true)
        const isByMail = needsCodeByMail(error)
        setTimes((before) => (isByMail ? before + 1 : 0))
        return error.code === RESULT_CODES.forbidden || isMissing || isByMail
      },
    },
  )
  const confirmation = {
    times,
    username: () => String(new FormData(form.current ?? undefined).get('username')).trim(),
    // A known browser needs no security check.
    onConfirmed() {
      setTimes(0)
      resubmit(false)
    },
  }
  /** Submits the same name and password, which are right, to the other area. */
  function enterOther(other: MemberKind) {
    next.current = other
    form.current?.requestSubmit()
  }
  return { state, form, check, needsCheck, rejection, enterOther, confirmation }
}

/** Submits the form again once it is shown with or without the security check. */
function useRepeatedSubmit(form: { current: HTMLFormElement | null }) {
  const [needsCheck, setNeedsCheck] = useState(false)
  const [resubmissions, setResubmissions] = useState(0)
  useEffect(() => {
    if (resubmissions > 0) form.current?.requestSubmit()
  }, [form, resubmissions])
  return {
    needsCheck,
    resubmit(withCheck: boolean) {
      setNeedsCheck(withCheck)
      setResubmissions((before) => before + 1)
    },
  }
}

function needsCodeByMail({ code, result }: CallError): boolean {
  return code === RESULT_CODES.tooOften && (result as Partial<TooManyAttempts>).codeByMail === true
}

/** Loads a full page, so that the server renders it for the new session. */
function continueAfterLogIn({ approvalState }: LoggedIn, lang: Lang, redirect: string): void {
  expectSessionChange()
  const home = redirect === '/' ? localHref(lang, PATHS.home) : redirect
  const isMember = approvalState === 'approved'
  location.assign(isMember ? home : localHref(lang, PATHS.applicationStatus))
}

/** One message above the form instead of errors at fields, which would reveal whether name or password was wrong. */
function withMessage(msg: string) {
  return (error: unknown): never => {
    if (!(error instanceof CallError && isWrongNameOrPassword(error))) throw error
    throw new CallError({ code: error.code, msg, result: null })
  }
}

function isWrongNameOrPassword({ code }: CallError): boolean {
  return code === RESULT_CODES.invalid
}
