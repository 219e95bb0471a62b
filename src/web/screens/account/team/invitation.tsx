// Accepts an invitation: an invited colleague opens the mailed link and creates a login.
import { useEffect, useState } from 'react'
import { acceptInvitation, readInvitation } from '../../../../client/colleagues.ts'
import { CallError } from '../../../../client/call.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import type { InvitationDetails } from '../../../../contract/colleagues.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { takeFocus } from '../../../components/form/take-focus.ts'
import { useLive } from '../../../components/use-live.ts'
import { dropLinkToken, useLinkToken } from '../../../features/account/link-token.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { type Texts, textsOf, useTexts } from '../../../texts.ts'
import { InvitationForm } from './invitation-form.tsx'
import css from '../../../features/account/account.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'team').invitation
  return { title, description, canonical: PATHS.invitation, index: false }
}

/**
 * State of the link: not read yet, the invitation, why it could not be read this time, why it is not valid, or the login that
 * was created.
 */
type LinkState =
  | { state: 'reading' }
  | { state: 'open'; invitation: InvitationDetails }
  | { state: 'failed'; message: string }
  | { state: 'rejected'; message: string }
  | { state: 'done'; username: string; isDropshipper: boolean }

export default function Invitation() {
  const t = useTexts('team').invitation
  const isLive = useLive()
  const token = useLinkToken(PATHS.invitation)
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{t.title}</h1>
      <noscript>
        <p className={css.lead}>{t.needsScripts}</p>
      </noscript>
      {token && <AcceptForm key={token} token={token} />}
      {isLive && !token && <p className={css.lead}>{t.none}</p>}
    </div>
  )
}

function AcceptForm({ token }: { token: string }) {
  const t = useTexts('team').invitation
  const lang = useLang()
  const [link, setLink] = useState<LinkState>({ state: 'reading' })
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let isOutdated = false
    readInvitation({ lang, token }, sessionTransport).then(
      (invitation) => isOutdated || setLink({ state: 'open', invitation }),
      (error: unknown) => {
        if (isOutdated) return
        const failure = failureOf(error, t)
        if (failure.state === 'rejected') dropLinkToken(PATHS.invitation)
        setLink(failure)
      },
    )
    return () => {
      isOutdated = true
    }
  }, [lang, token, t, attempts])
  function retry() {
    setLink({ state: 'reading' })
    setAttempts(attempts + 1)
  }
  if (link.state === 'rejected') return <p role="alert">{link.message}</p>
  if (link.state === 'done') return <Done {...link} />
  if (link.state !== 'open') {
    return (
      <Reading
        problem={link.state === 'failed' ? link.message : null}
        isRepeated={attempts > 0}
        onRetry={retry}
      />
    )
  }
  return (
    <InvitationForm
      invitation={link.invitation}
      takesFocus={attempts > 0}
      send={async (input) => {
        const login = await acceptInvitation({ lang, token, ...input }, sessionTransport)
        dropLinkToken(PATHS.invitation)
        setLink({ state: 'done', username: login.username, isDropshipper: login.loginB2d })
      }}
      onGone={(message) => {
        dropLinkToken(PATHS.invitation)
        setLink({ state: 'rejected', message })
      }}
    />
  )
}

interface ReadingProps {
  /** Why the invitation could not be read; null: it is being read. */
  problem: string | null
  isRepeated: boolean
  onRetry: () => void
}

/** The button stays while the invitation is read again, so that it keeps the focus. */
function Reading({ problem, isRepeated, onRetry }: ReadingProps) {
  const t = useTexts('team').invitation
  return (
    <div className={css.form}>
      {problem === null ? <p role="status">{t.loading}</p> : <p role="alert">{problem}</p>}
      {(problem !== null || isRepeated) && (
        <p>
          <Button onClick={onRetry}>{t.retry}</Button>
        </p>
      )}
    </div>
  )
}

function failureOf(error: unknown, t: Texts['team']['invitation']): LinkState {
  if (!(error instanceof CallError)) return { state: 'failed', message: t.unreachable }
  if (isInvalidLink(error)) return { state: 'rejected', message: t.gone }
  return { state: 'failed', message: error.message }
}

/** A truncated link is treated like an expired one. */
function isInvalidLink({ code }: CallError): boolean {
  return code === RESULT_CODES.gone || code === RESULT_CODES.invalid
}

function Done({ username, isDropshipper }: { username: string; isDropshipper: boolean }) {
  const t = useTexts('team').invitation
  return (
    <div role="status" className={css.done}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t.doneTitle}
      </h2>
      <p>{t.done(username)}</p>
      <p>
        <LocalLink
          to={isDropshipper ? PATHS.dropShipLogIn : PATHS.logIn}
          className={buttonClass('primary')}
        >
          {t.toLogIn}
        </LocalLink>
      </p>
    </div>
  )
}
