// The registration wizard: progress list, current step and saving state.
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { WarningIcon } from '../../../../ui/icons.tsx'
import type { Country } from '../../../../contract/reference.ts'
import { EmailCode } from '../../../features/account/email-code/email-code.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useDayOfMoment } from '../../../format/format.ts'
import { useLocation } from '../../../router/router-context.ts'
import { useTexts } from '../../../texts.ts'
import { AddressStep } from './address-step.tsx'
import { CompanyStep } from './company-step.tsx'
import { InterestsStep } from './interests-step.tsx'
import { StepProgress } from './step-progress.tsx'
import { isEmpty } from './registration.ts'
import { ReviewStep } from './review-step.tsx'
import { SavedBanner } from './saved-banner.tsx'
import { type Step, stepOfSearch } from './steps.ts'
import { RegistrationContext, useRegistrationContext, useRegistration } from './use-registration.ts'
import css from './register.module.css'

const STEP_COMPONENTS = {
  email: EmailStep,
  company: CompanyStep,
  address: AddressStep,
  interests: InterestsStep,
  review: ReviewStep,
}

/** The server shows the first step only: the others need what session storage holds. */
export function Wizard({ countries }: { countries: readonly Country[] }) {
  const { loading } = useTexts('frame')
  const { search } = useLocation()
  const isLive = useLive()
  if (!isLive && stepOfSearch(search) !== 'email') {
    return <p className={css.waiting}>{loading} …</p>
  }
  return <StartedWizard countries={countries} />
}

function StartedWizard({ countries }: { countries: readonly Country[] }) {
  const t = useTexts('registration').register
  const registration = useRegistration(countries)
  const { step } = registration
  const heading = useFocusOnStep(step)
  const CurrentStep = STEP_COMPONENTS[step]
  return (
    <RegistrationContext value={registration}>
      <div className={css.wizard}>
        <StepProgress />
        <div className={css.step}>
          <div className={css.stepHead}>
            <h2 ref={heading} tabIndex={-1}>
              {t.steps[step]}
            </h2>
            <SavedBanner />
          </div>
          <p className={css.lead}>{t.leads[step]}</p>
          <RestoredNotice />
          <CurrentStep />
        </div>
      </div>
    </RegistrationContext>
  )
}

function EmailStep() {
  const t = useTexts('registration').register
  const { email, ticket, form, acceptEmail, discardTicket, proceed } = useRegistrationContext()
  if (ticket) {
    return (
      <div className={css.form}>
        <p className={css.value}>{t.confirmedAs(email)}</p>
        <div className={css.actions}>
          <Button look="primary" onClick={proceed}>
            {t.next}
          </Button>
          <Button look="quiet" onClick={discardTicket}>
            {t.changeEmail}
          </Button>
        </div>
      </div>
    )
  }
  const mustConfirmAgain = email !== '' && !isEmpty(form)
  return (
    <>
      {mustConfirmAgain && <ConfirmAgainNotice />}
      {/* The email address may arrive from session storage after the first step was shown. */}
      <EmailCode key={email} purpose="register" email={email} onConfirmed={acceptEmail} />
    </>
  )
}

function ConfirmAgainNotice() {
  const t = useTexts('registration').register
  return (
    <div className={css.notice} role="status">
      <WarningIcon />
      <p>
        <strong>{t.expiredTitle}</strong>
        <br />
        {t.expired}
      </p>
    </div>
  )
}

function RestoredNotice() {
  const t = useTexts('registration').register
  const day = useDayOfMoment()
  const { restored, step } = useRegistrationContext()
  if (!restored || step === 'email') return null
  return (
    <p className={css.restored} role="status">
      {t.draftFound(day(restored))}
    </p>
  )
}

/** Focuses the heading of a new step; the first step leaves the focus unchanged. */
function useFocusOnStep(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef<Step | null>(null)
  useEffect(() => {
    const isFirst = lastStep.current === null
    // The error summary has taken the focus.
    const hasFailed = document.activeElement?.matches('[role=group]') ?? false
    if (!isFirst && lastStep.current !== step && !hasFailed) {
      // Waits until the navigation handler has scrolled to the top and moved the focus.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => heading.current?.focus({ preventScroll: true })),
      )
    }
    lastStep.current = step
  }, [step])
  return heading
}
