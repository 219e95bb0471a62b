// Invitations that are not accepted yet: send again or withdraw.
import { useState } from 'react'
import { resendInvitation, withdrawInvitation } from '../../../../client/colleagues.ts'
import type { ColleagueInvitation } from '../../../../contract/colleagues.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from '../member/member.module.css'

export interface OpenInvitationsProps {
  list: ColleagueInvitation[]
  onChanged: (message: string) => Promise<void>
}

export function OpenInvitations({ list, onChanged }: OpenInvitationsProps) {
  const t = useTexts('team')
  const { isBusy, change } = useChanges(onChanged)
  return (
    <section className={css.section} aria-labelledby="invitations">
      <SectionHeading id="invitations" title={t.invitations} />
      <ul className={css.cards}>
        {list.map((invitation) => (
          <Invitation
            key={invitation.id}
            invitation={invitation}
            isBusy={isBusy}
            onChange={change}
          />
        ))}
      </ul>
    </section>
  )
}

interface InvitationProps {
  invitation: ColleagueInvitation
  isBusy: boolean
  onChange: (act: 'resend' | 'withdraw', invitation: ColleagueInvitation) => void
}

function Invitation({ invitation, isBusy, onChange }: InvitationProps) {
  const t = useTexts('team')
  const isLive = useLive()
  const { email, role, expiresAt, isExpired } = invitation
  return (
    <li className={css.card}>
      <h3>
        <bdi>{email}</bdi> <span className={css.mark}>{t.roles[role]}</span>
      </h3>
      <p className={css.muted}>
        {isExpired ? t.expired : t.validUntil} <Moment at={expiresAt} />
      </p>
      <div className={css.actions}>
        <Button
          small
          disabled={!isLive}
          aria-disabled={isBusy}
          aria-label={t.resendLabel(email)}
          onClick={() => onChange('resend', invitation)}
        >
          {t.resend}
        </Button>
        <Button
          small
          disabled={!isLive}
          aria-disabled={isBusy}
          aria-label={t.withdrawLabel(email)}
          onClick={() => onChange('withdraw', invitation)}
        >
          {t.withdraw}
        </Button>
      </div>
    </li>
  )
}

function useChanges(onChanged: (message: string) => Promise<void>) {
  const t = useTexts('team')
  const { lang, transport } = useSite()
  const [isBusy, setBusy] = useState(false)
  async function change(act: 'resend' | 'withdraw', { id, email }: ColleagueInvitation) {
    if (isBusy) return
    setBusy(true)
    try {
      if (act === 'resend') await resendInvitation({ lang, id }, transport)
      else await withdrawInvitation({ lang, id }, transport)
      await onChanged(act === 'resend' ? t.resent(email) : t.withdrawn)
    } catch {
      // The transport has already shown the error.
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    change: (act: 'resend' | 'withdraw', invitation: ColleagueInvitation) =>
      void change(act, invitation),
  }
}
