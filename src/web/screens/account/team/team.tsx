// The logins of a company: owners invite colleagues, give roles and remove logins; others read.
import { useState } from 'react'
import { listColleagues } from '../../../../client/colleagues.ts'
import type { Colleague, CompanyTeam } from '../../../../contract/colleagues.ts'
import { MEMBER_ROLES } from '../../../../shared/membership.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLive } from '../../../components/use-live.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { PATHS } from '../../../paths.ts'
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData, useRevalidator } from '../../../router/router-context.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly } from '../../member-only.ts'
import { MemberPage } from '../member/member-page.tsx'
import { ColleagueCard } from './colleague-card.tsx'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { RemoveForm } from './remove-form.tsx'
import { RoleForm } from './role-form.tsx'
import { TeamEvents } from './team-events.tsx'
import css from '../member/member.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return memberOnly(() => listColleagues({ lang }, transport))
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'team')
  return { title, canonical: PATHS.team, index: false }
}

/** The form that is shown in place of the list; null: the list is shown. */
type ShownForm = { form: 'invite' } | { form: 'role' | 'remove'; colleague: Colleague } | null

export default function TeamScreen() {
  const data = useLoaderData() as Data
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<ShownForm>(null)
  const [done, setDone] = useState('')
  /** Switching between the list and a form scrolls to the top, as for a new page. */
  function show(next: ShownForm, message = '') {
    setDone(message)
    setOpen(next)
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  async function changed(message: string) {
    await revalidate()
    show(null, message)
  }
  if (open) return <OpenForm open={open} onDone={changed} onCancel={() => show(null)} />
  return <TeamList team={data} done={done} onOpen={show} onChanged={changed} />
}

interface OpenFormProps {
  open: NonNullable<ShownForm>
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

function OpenForm({ open, ...rest }: OpenFormProps) {
  const t = useTexts('team')
  if (open.form === 'invite') {
    return (
      <MemberPage at={PATHS.team} title={t.inviteTitle}>
        <InviteForm {...rest} />
      </MemberPage>
    )
  }
  const { colleague, form } = open
  const { username } = colleague
  return (
    <MemberPage
      at={PATHS.team}
      title={form === 'role' ? t.roleTitle(username) : t.removeTitle(username)}
    >
      {form === 'role' ? (
        <RoleForm colleague={colleague} {...rest} />
      ) : (
        <RemoveForm colleague={colleague} {...rest} />
      )}
    </MemberPage>
  )
}

interface TeamListProps {
  team: CompanyTeam
  /** What was just changed, as a sentence, or ''. */
  done: string
  onOpen: (open: ShownForm) => void
  onChanged: (message: string) => Promise<void>
}

function TeamList({ team, done, onOpen, onChanged }: TeamListProps) {
  const t = useTexts('team')
  const isLive = useLive()
  const { mayChange, colleagues, invitations, events } = team
  return (
    <MemberPage at={PATHS.team} title={t.title} lead={t.lead} hasButtons={mayChange}>
      <div role="status">{done && <p className={css.done}>{done}</p>}</div>
      <ul className={css.cards}>
        {colleagues.map((colleague) => (
          <ColleagueCard
            key={colleague.id}
            colleague={colleague}
            mayChange={mayChange}
            onRole={() => onOpen({ form: 'role', colleague })}
            onRemove={() => onOpen({ form: 'remove', colleague })}
          />
        ))}
      </ul>
      {mayChange ? (
        <div className={css.actions}>
          <Button look="primary" disabled={!isLive} onClick={() => onOpen({ form: 'invite' })}>
            {t.invite}
          </Button>
        </div>
      ) : (
        <p className={css.muted}>{t.readOnly}</p>
      )}
      {invitations.length > 0 && <OpenInvitations list={invitations} onChanged={onChanged} />}
      <dl className={css.facts}>
        {MEMBER_ROLES.map((role) => (
          <div key={role}>
            <dt>{t.roles[role]}</dt>
            <dd>{t.roleTexts[role]}</dd>
          </div>
        ))}
      </dl>
      {events.length > 0 && <TeamEvents events={events} />}
    </MemberPage>
  )
}
