// Forgotten password: requests a reset link, or sets the new password when opened from that link.
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { AskForReset } from '../../features/account/ask-for-reset.tsx'
import { dropLinkToken, useLinkToken } from '../../features/account/link-token.ts'
import { SetPassword } from '../../features/account/set-password.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import css from '../../features/account/account.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'account').forgotten
  return { title, description, canonical: PATHS.forgotten, index: false }
}

export default function ForgottenPassword() {
  const t = useTexts('account').forgotten
  /** The token of a link that has expired or was used; the page then offers to request a new link. */
  const [goneToken, setGoneToken] = useState<string | null>(null)
  const linked = useLinkToken(PATHS.forgotten)
  const token = linked === goneToken ? null : linked
  const drop = () => dropLinkToken(PATHS.forgotten)
  function onGone() {
    drop()
    setGoneToken(token)
  }
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{token ? t.newTitle : t.title}</h1>
      {token ? (
        <SetPassword key={token} token={token} onUsed={drop} onGone={onGone} />
      ) : (
        <AskForReset />
      )}
    </div>
  )
}
