// Explains why a correct password was rejected and what to do next.
import { useEffect, useRef } from 'react'
import type { ApprovalState, MemberKind } from '../../../shared/membership.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorIcon } from '../../../ui/icons.tsx'
import { useFrameData } from '../../page/frame-data.ts'
import { useTexts } from '../../texts.ts'
import css from './account.module.css'

/** `result` of a response with code 403. */
export interface LogInRejection {
  approvalState?: ApprovalState
  /** Why staff did not approve the application, or suspended the membership. */
  failReason?: { code: string; text: string }
  /** The area in which the login has a membership, by the kind of its members; it has none in the area of the form. */
  otherArea?: MemberKind
}

interface LogInRejectedNoticeProps {
  rejection: LogInRejection
  onEnterOther: (area: MemberKind) => void
}

export function LogInRejectedNotice({ rejection, onEnterOther }: LogInRejectedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [rejection])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.rejection}>
      <ErrorIcon className={css.rejectionIcon} />
      {rejection.otherArea ? (
        <OtherArea area={rejection.otherArea} onEnter={onEnterOther} />
      ) : (
        <Reason rejection={rejection} />
      )}
    </div>
  )
}

interface OtherAreaProps {
  area: MemberKind
  onEnter: (area: MemberKind) => void
}

function OtherArea({ area, onEnter }: OtherAreaProps) {
  const t = useTexts('account').logIn
  return (
    <div className={css.actions}>
      <p>{area === 'dropship' ? t.isDropship : t.isWholesale}</p>
      <Button onClick={() => onEnter(area)}>{t.toOther}</Button>
    </div>
  )
}

function Reason({ rejection: { approvalState, failReason } }: { rejection: LogInRejection }) {
  const t = useTexts('account').logIn
  const { contactEmail } = useFrameData()
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
