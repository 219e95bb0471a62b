// The form of one step: error summary, fields, and back and next buttons.
import type { ReactNode } from 'react'
import type { Transport } from '../../../../client/call.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { RequiredNote } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import {
  type SubmitOptions,
  type SubmitState,
  useSubmit,
} from '../../../components/form/use-submit.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import { problemsOf } from './rules.ts'
import { stepBefore, searchOfStep, type Step } from './steps.ts'
import { useRegistrationContext } from './use-registration.ts'
import { labelsOf, labelsOfStep, sentencesOf } from './field-texts.ts'
import css from './register.module.css'

/** State of the form of a step. Submitting it validates the step, then runs `work`; fields also show earlier errors of the server. */
export function useStep(
  step: Step,
  work: (transport: Transport) => Promise<void>,
  options: Partial<SubmitOptions> = {},
): SubmitState {
  const lang = useLang()
  const { form, secrets, country, rejectionErrors, rejectionCount } = useRegistrationContext()
  const t = { registration: textsOf(lang, 'registration'), form: textsOf(lang, 'form') }
  const labels = labelsOfStep(step, labelsOf(t.registration.register, country), lang)
  const state = useSubmit((_, transport) => work(transport), {
    ...options,
    labels,
    check: () => sentencesOf(problemsOf(step, { ...form, ...secrets }, country), labels, t),
  })
  return {
    ...state,
    errors: { ...rejectionErrors, ...state.errors },
    failures: state.failures + rejectionCount,
  }
}

export interface StepFormProps {
  step: Step
  state: SubmitState
  /** Text of the button. */
  submit: string
  children: ReactNode
}

export function StepForm({ step, state, submit, children }: StepFormProps) {
  const t = useTexts('registration').register
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      {step !== 'interests' && <RequiredNote />}
      {children}
      <div className={css.actions}>
        <SubmitButton state={state}>{submit}</SubmitButton>
        <LocalLink
          className={buttonClass('quiet')}
          to={PATHS.register + searchOfStep(stepBefore(step), '')}
        >
          {t.back}
        </LocalLink>
      </div>
    </form>
  )
}
