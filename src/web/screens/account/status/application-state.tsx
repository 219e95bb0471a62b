// One application: status, timeline, dates, what staff asked for (`missing`) and next actions.
import { useEffect, useRef } from 'react'
import { type ApprovalState, WAITING_STATES } from '../../../../shared/membership.ts'
import { buttonClass, Button } from '../../../../ui/button.tsx'
import { useFrameData } from '../../../page/frame-data.ts'
import { useDayOfMoment } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { labelled } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import { AnswersForm } from './answers-form.tsx'
import { Timeline } from './timeline.tsx'
import type { Application, LoadedApplication } from './use-application.ts'
import css from '../outcome/outcome.module.css'

export interface ApplicationStateProps {
  found: LoadedApplication
  /** It replaces the form with which the visitor asked for it. */
  takesFocus: boolean
  onChanged: (ticket: string | null) => Promise<void>
  /** The confirmation of the email address has expired. */
  onExpired: () => void
  /** The applicant wants to see the application of another email address. */
  onOther: () => void
}

export function ApplicationState(props: ApplicationStateProps) {
  const { found, takesFocus, onChanged, onExpired, onOther } = props
  const t = useTexts('registration').status
  const { application, ticket } = found
  const { approvalState, failReason, missing } = application
  const [title, text] = t.states[approvalState] ?? ['', '']
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  // Team applications get no login, so texts about logging in are hidden for them.
  const isForTeam = application.applicationNo !== null && application.memberKind === null
  return (
    <>
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!(isForTeam && approvalState === 'approved') && <p>{text}</p>}
        {failReason && <p>{labelled(t.reason, failReason.text)}</p>}
      </div>
      <Timeline state={approvalState} />
      <Facts application={application} />
      {missing.length > 0 && (
        <AnswersForm
          missing={missing}
          ticket={ticket}
          onSent={async (sentTicket) => {
            await onChanged(sentTicket)
            heading.current?.focus()
          }}
          onExpired={onExpired}
        />
      )}
      <p className={css.actions}>
        {!isForTeam && <NextStep application={application} />}
        {ticket ? (
          <Button look="quiet" onClick={onOther}>
            {t.other}
          </Button>
        ) : (
          <span className={css.note}>{t.asApplicant}</span>
        )}
      </p>
    </>
  )
}

function Facts({ application }: { application: Application }) {
  const texts = useTexts('registration')
  const t = texts.status
  const day = useDayOfMoment()
  const { applicationNo, memberKind, submittedAt, dueAt, keptUntil, approvalState } = application
  const isOpen = isOpenState(approvalState)
  if (!applicationNo) return null
  return (
    <div className={css.facts}>
      <dl>
        <Fact name={t.number} value={applicationNo} />
        {memberKind && <Fact name={t.kind} value={texts.signUp.kinds[memberKind].name} />}
        {submittedAt && <Fact name={t.submitted} value={day(submittedAt)} />}
        {dueAt && isOpen && approvalState !== 'more_info' && (
          <Fact name={t.due} value={day(dueAt)} note={t.dueNote} />
        )}
        {approvalState === 'more_info' && <Fact name={t.due} value="–" note={t.duePaused} />}
        {keptUntil && <Fact name={t.storedUntil} value={day(keptUntil)} note={t.storedUntilNote} />}
      </dl>
    </div>
  )
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

function NextStep({ application: { approvalState } }: { application: Application }) {
  const { status: t, help } = useTexts('registration')
  const { contactEmail } = useFrameData()
  const steps: Partial<Record<typeof approvalState, [string, string]>> = {
    none: [PATHS.signUp, t.apply],
    email_verified: [PATHS.register, t.continue],
    approved: [PATHS.logIn, t.logIn],
    expired: [PATHS.signUp, t.applyAgain],
  }
  const [to, label] = steps[approvalState] ?? []
  if (!to && contactEmail && !isOpenState(approvalState)) {
    return (
      <a href={`mailto:${contactEmail}`} className={buttonClass()}>
        {help.ask}
      </a>
    )
  }
  if (!to) return null
  return (
    <LocalLink to={to} className={buttonClass('primary')}>
      {label}
    </LocalLink>
  )
}

function isOpenState(state: ApprovalState): boolean {
  return (WAITING_STATES as readonly ApprovalState[]).includes(state)
}
