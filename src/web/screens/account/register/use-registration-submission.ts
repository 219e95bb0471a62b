// Submits the application, then shows the receipt, the step of a rejected field, or the failure screen.
import { useNavigate } from '../../../router/router-context.ts'
import { CallError, type Transport } from '../../../../client/call.ts'
import { registerMember } from '../../../../client/user-application.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { failureOf } from '../../../components/form/form-errors.ts'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { textsOf } from '../../../texts.ts'
import { clearRegistration, storeReceipt } from './registration-storage.ts'
import { NO_SECRETS, toApplication } from './registration.ts'
import { problemsOf } from './rules.ts'
import { stepOfField, type Step, STEPS } from './steps.ts'
import { useRegistrationContext } from './use-registration.ts'
import { labelsOf, sentencesOf } from './field-texts.ts'

export function useRegistrationSubmission() {
  const lang = useLang()
  const navigate = useNavigate()
  const registration = useRegistrationContext()
  const { form, secrets, country, ticket, email, showErrors, discardTicket, setSecret } =
    registration
  const t = { registration: textsOf(lang, 'registration'), form: textsOf(lang, 'form') }
  const labels = labelsOf(t.registration.register, country)

  /** Opens the first incomplete step, which shows its errors; returns whether there is one. */
  function showIncompleteStep(): boolean {
    for (const step of STEPS) {
      const problems = problemsOf(step, { ...form, ...secrets }, country)
      if (step === 'review' || problems.length === 0) continue
      showErrors(step, sentencesOf(problems, labels, t))
      return true
    }
    return false
  }

  async function send(transport: Transport): Promise<void> {
    if (!ticket || showIncompleteStep()) return
    const receipt = await registerMember(
      { lang, ticket, ...toApplication(form, secrets) },
      transport,
    )
    clearRegistration()
    storeReceipt({ ...receipt, email, ticket })
    setSecret(NO_SECRETS)
    void navigate(PATHS.registrationReceived, { replace: true })
  }

  /** Returns true when another screen or step shows the error. */
  function onRejected(error: CallError): boolean {
    if (error.code === RESULT_CODES.gone || error.errors.some(({ field }) => field === 'ticket')) {
      discardTicket()
      return true
    }
    if (error.code === RESULT_CODES.failed) {
      void navigate(PATHS.registrationFailed, { state: { message: error.message } })
      return true
    }
    const { errors } = failureOf(error, labels, lang)
    const step = firstStepOf(Object.keys(errors))
    if (!step || step === 'review') return false
    showErrors(step, errors)
    return true
  }

  return {
    send,
    options: {
      // A ticket that was used leads to its application again.
      isRepeatable: true,
      onRejected,
      failText: textsOf(lang, 'frame').errors.registerFailed,
    },
  }
}

function firstStepOf(fields: readonly string[]): Step | null {
  const steps = fields.map(stepOfField)
  return STEPS.find((step) => steps.includes(step)) ?? null
}
