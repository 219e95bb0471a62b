// Explains why a correct password was rejected and what to do next.
import { useEffect, useRef } from 'react'
import type { ApprovalState, MemberKind } from '../../../shared/membership.ts'
import { ErrorIcon } from '../../../ui/icons.tsx'
import { useLayout } from '../../page/frame-data.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './account.module.css'

/** `result` of a response with code 403. */
export interface LogInRejection {
  approvalState?: ApprovalState
  failReason?: { code: string; text: string }
  otherArea?: MemberKind
}

export function LogInRejectedNotice({ rejection }: { rejection: LogInRejection }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [rejection])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.refused}>
      <ErrorIcon className={css.refusedIcon} />
      {rejection.otherArea ? (
        <OtherArea area={rejection.otherArea} />
      ) : (
        <Reason rejection={rejection} />
      )}
    </div>
  )
}

function OtherArea({ area }: { area: MemberKind }) {
  const t = useTexts('account').logIn
  const isDropship = area === 'dropship'
  return (
    <p>
      {isDropship ? t.isDropship : t.isWholesale}{' '}
      <LocalLink to={isDropship ? PATHS.dropShipLogIn : PATHS.logIn}>{t.toOther}</LocalLink>
    </p>
  )
}

function Reason({ rejection: { approvalState, failReason } }: { rejection: LogInRejection }) {
  const t = useTexts('account').logIn
  const { contactEmail } = useLayout()
  const text = t.refused[approvalState as keyof typeof t.refused] ?? t.refused.other
  return (
    <div>
      <p>
        <strong>{text}</strong> {failReason?.text}
      </p>
      {contactEmail && (
        <p>
          {t.ask} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
    </div>
  )
}
