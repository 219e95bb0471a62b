// The login of staff: email address, password and code in one form, so that no answer says which of them is wrong.
import { useEffect } from 'react'
import { CallError } from '../../../client/call.ts'
import { askPasskeyLogIn, logInWithPasskey } from '../../../client/staff-passkeys.ts'
import { logInStaff, readStaffEntry, readStaffMe } from '../../../client/staff-session.ts'
import { staffTransport } from '../../../client/staff-transport.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { TextField } from '../../components/form/form-field.tsx'
import { PasswordField } from '../../components/form/password-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useSubmit } from '../../components/form/use-submit.ts'
import { useLive } from '../../components/use-live.ts'
import { useSearchParams } from '../../features/account/search-params.ts'
import { StaffLayout } from '../../layouts/staff-layout.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink, useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { useLoaderData } from '../../router/router-context.ts'
import type { LoaderData } from '../loader-data.ts'
import { signWithPasskey } from './own/browser-passkeys.ts'
import { PasskeyButton } from './own/passkey-button.tsx'
import { pathAfterLogIn } from './own/staff-address.ts'
import css from '../../features/account/account.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readStaffEntry({ lang }, transport)
}

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'staff').logIn
  return { title, canonical: PATHS.staffLogIn, index: false, alternates: false }
}

export default function StaffLogInScreen() {
  const t = useTexts('staff').logIn
  const redirectTo = useSearchParams().get('redirect')
  const destination = pathAfterLogIn(redirectTo, useHref(PATHS.staff))
  const isInsecure = useLive() && !isSecureContext
  useRedirectWithSession(destination)
  return (
    <StaffLayout>
      <div className={classNames(columnClass, css.page)}>
        <h1>{t.title}</h1>
        <p className={css.lead}>{redirectTo === null ? t.lead : t.returns}</p>
        {isInsecure && (
          <p role="alert" className={css.rejection}>
            {t.insecure}
          </p>
        )}
        <PasskeyLogIn destination={destination} />
        <LogInForm destination={destination} />
        <div className={css.aside}>
          <p>
            <strong>{t.lost}</strong>
          </p>
          <p>{t.lostText}</p>
          <p>
            {t.memberQuestion} <LocalLink to={PATHS.logIn}>{t.memberLink}</LocalLink>
          </p>
        </div>
      </div>
    </StaffLayout>
  )
}

/**
 * Moves on to `destination` if the browser has a session. Only the page can find out: after a link on another site, the
 * browser requests the page itself without the SameSite=Strict cookie.
 */
function useRedirectWithSession(destination: string): void {
  const lang = useLang()
  useEffect(() => {
    readStaffMe({ lang }, staffTransport).then(
      () => location.replace(destination),
      () => undefined,
    )
  }, [lang, destination])
}

function PasskeyLogIn({ destination }: { destination: string }) {
  const t = useTexts('staff').passkeys
  const lang = useLang()
  const { passkeyHost } = useLoaderData() as LoaderData<typeof loader>
  async function prove(): Promise<boolean> {
    const { options } = await askPasskeyLogIn({ lang }, staffTransport)
    const response = await signWithPasskey(options)
    if (!response) return false
    await logInWithPasskey({ lang, response }, staffTransport)
    location.assign(destination)
    return true
  }
  return <PasskeyButton host={passkeyHost} label={t.logIn} prove={prove} />
}

function LogInForm({ destination }: { destination: string }) {
  const t = useTexts('staff').logIn
  const lang = useLang()
  const state = useSubmit(
    async (values) => {
      const text = (name: string) => String(values.get(name))
      const input = { email: text('email').trim(), code: text('code').trim() }
      await logInStaff({ lang, ...input, password: text('password') }, staffTransport).catch(
        withMessage(t.wrong),
      )
      location.assign(destination)
    },
    { labels: t.labels, withoutToast: [RESULT_CODES.invalid], isRepeatable: true },
  )
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="email"
        required
        maxLength={254}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField state={state} name="password" required maxLength={256} />
      <TextField
        state={state}
        name="code"
        hint={t.codeHint}
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <SubmitButton state={state}>{t.submit}</SubmitButton>
    </form>
  )
}

/** The message above the form does not reveal whether email address, password or code was wrong. */
function withMessage(msg: string) {
  return (error: unknown): never => {
    const isWrong = error instanceof CallError && error.code === RESULT_CODES.invalid
    throw isWrong ? new CallError({ code: error.code, msg, result: null }) : error
  }
}
