// Changes the password of the logged-in user; every other session ends.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { useState } from 'react'
import { changePassword, readMember } from '../../../client/user-session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { PasswordField } from '../../components/form/password-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { takeFocus } from '../../components/form/take-focus.ts'
import { useSubmit } from '../../components/form/use-submit.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { usePasswordAttempts } from '../../features/account/password-attempts.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from '../../features/account/account.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readMember({ lang }, transport)
}
type Data = LoaderData<typeof loader>

export function head(_: Data, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'account').change
  return { title, description, canonical: PATHS.changePassword, index: false }
}

export default function ChangePassword() {
  const t = useTexts('account').change
  const [isDone, setDone] = useState(false)
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{t.title}</h1>
      {isDone ? <Changed /> : <ChangeForm onDone={() => setDone(true)} />}
    </div>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('account').change
  const { username } = useLoaderData() as Data
  const lang = useLang()
  const { send, unanswered } = usePasswordAttempts()
  const state = useSubmit(
    async (values, transport) => {
      const currentPassword = String(values.get('currentPassword'))
      const newPassword = String(values.get('newPassword'))
      await send(changePassword({ lang, currentPassword, newPassword }, transport))
      onDone()
    },
    {
      labels: t.labels,
      unanswered,
      check: (values) =>
        values.get('newPassword') === values.get('again') ? {} : { again: t.different },
    },
  )
  return (
    <form {...state.form} className={css.form}>
      <p className={css.lead}>{t.lead}</p>
      <ErrorSummary state={state} />
      {/* Username field for password managers. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField state={state} name="currentPassword" required maxLength={256} />
      <PasswordField state={state} name="newPassword" isNew required />
      <PasswordField state={state} name="again" autoComplete="new-password" required />
      <SubmitButton state={state}>{t.submit}</SubmitButton>
    </form>
  )
}

function Changed() {
  const t = useTexts('account').change
  return (
    <div role="status" className={css.done}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t.doneTitle}
      </h2>
      <p>{t.done}</p>
      <p>
        <LocalLink to={PATHS.member} className={buttonClass('primary')}>
          {t.toMember}
        </LocalLink>
      </p>
    </div>
  )
}
