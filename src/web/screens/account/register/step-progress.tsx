// The registration steps with completion marks: a list next to the form, a bar above it on phones.
import { ChargeBar } from '../../../../ui/charge-bar.tsx'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { bracketed, colonAfter } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import { problemsOf } from './rules.ts'
import { searchOfStep, type Step, STEPS } from './steps.ts'
import { useRegistrationContext } from './use-registration.ts'
import css from './progress.module.css'

export function StepProgress() {
  const t = useTexts('registration').register
  const { step, ticket } = useRegistrationContext()
  const stepNo = STEPS.indexOf(step) + 1
  const isDone = useDone()
  return (
    <nav aria-label={t.progress} className={css.progress}>
      <p className={css.bar}>
        <ChargeBar level={stepNo} />
        <span>
          {t.stepOf(stepNo, STEPS.length)}
          {colonAfter(t.stepOf(stepNo, STEPS.length))}
          <strong>{t.steps[step]}</strong>
        </span>
      </p>
      <ol className={css.list}>
        {STEPS.map((each, index) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            <span className={css.mark}>{isDone(each) ? <CheckIcon size={16} /> : index + 1}</span>
            <StepName step={each} mayLink={ticket !== null && each !== step} />
            {isDone(each) && <VisuallyHidden>{bracketed(t.done)}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A link to a step that was reached before, otherwise its name. */
function StepName({ step, mayLink }: { step: Step; mayLink: boolean }) {
  const t = useTexts('registration').register
  const { reached } = useRegistrationContext()
  if (!mayLink || STEPS.indexOf(step) > reached) return t.steps[step]
  return <LocalLink to={PATHS.register + searchOfStep(step, '')}>{t.steps[step]}</LocalLink>
}

/** A step is done when it has been passed and contains no errors. */
function useDone(): (step: Step) => boolean {
  const { form, secrets, country, ticket, reached } = useRegistrationContext()
  return (step) => {
    if (step === 'email') return ticket !== null
    if (step === 'review' || STEPS.indexOf(step) >= reached) return false
    return problemsOf(step, { ...form, ...secrets }, country).length === 0
  }
}
