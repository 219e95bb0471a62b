// One login of the company with its role, and what an owner can do with it.
import type { Colleague } from '../../../../contract/colleagues.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useDayOfMoment } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from '../member/member.module.css'

export interface ColleagueCardProps {
  colleague: Colleague
  mayChange: boolean
  onRole: () => void
  onRemove: () => void
}

export function ColleagueCard({ colleague, mayChange, onRole, onRemove }: ColleagueCardProps) {
  const t = useTexts('team')
  const isLive = useLive()
  const lang = useLang()
  const day = useDayOfMoment()
  const { username, firstName, surname, email, role, isYou, isLastOwner, memberSince } = colleague
  const name = lang === 'en_us' ? `${firstName} ${surname}` : `${surname} ${firstName}`
  return (
    <li className={css.card}>
      <h2>
        <bdi>{name}</bdi>
        <span className={css.mark}>{t.roles[role]}</span>
        {isYou && <span className={css.muted}>{t.you}</span>}
      </h2>
      <div>
        <div>
          <span className={css.muted}>{t.username}</span> <bdi>{username}</bdi>
        </div>
        {email && <bdi>{email}</bdi>}
        <div className={css.muted}>
          {t.since} {day(memberSince)}
        </div>
      </div>
      {mayChange &&
        (isLastOwner ? (
          <p className={css.muted}>{t.lastOwner}</p>
        ) : (
          <div className={css.actions}>
            <Button
              small
              disabled={!isLive}
              aria-label={t.changeRoleLabel(username)}
              onClick={onRole}
            >
              {t.changeRole}
            </Button>
            <Button
              small
              disabled={!isLive}
              aria-label={t.removeLabel(username)}
              onClick={onRemove}
            >
              {t.remove}
            </Button>
          </div>
        ))}
    </li>
  )
}
