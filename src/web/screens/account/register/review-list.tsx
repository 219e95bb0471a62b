// The values to be sent, grouped by step, each group with an edit link.
import { HEARD_FROM } from '../../../../shared/membership.ts'
import { wordList } from '../../../../shared/punctuation.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { useRegisterData } from './register-data.ts'
import type { FieldName } from './registration.ts'
import { isShown, problemsOf } from './rules.ts'
import { searchOfStep, type Step, STEPS } from './steps.ts'
import { useRegistrationContext } from './use-registration.ts'
import { fieldsOf, labelsOf } from './field-texts.ts'
import css from './register.module.css'

const SHOWN_STEPS = STEPS.filter((step) => step !== 'email' && step !== 'review')

export function ReviewList() {
  const t = useTexts('registration').register
  const { email } = useRegistrationContext()
  return (
    <div className={css.review}>
      <section>
        <h3>{t.steps.email}</h3>
        <p className={css.value}>{email}</p>
      </section>
      {SHOWN_STEPS.map((step) => (
        <StepReview key={step} step={step} />
      ))}
    </div>
  )
}

function StepReview({ step }: { step: Step }) {
  const t = useTexts('registration').register
  const { form, secrets, country } = useRegistrationContext()
  const labels = labelsOf(t, country)
  const valueOf = useValues()
  const problems = problemsOf(step, { ...form, ...secrets }, country)
  const fields = fieldsOf(step, useLang()).filter(
    (field) => isShown(field, form, country) && (valueOf(field) || problems.length > 0),
  )
  return (
    <section>
      <h3>
        {t.steps[step]}
        <LocalLink
          to={PATHS.register + searchOfStep(step, '')}
          aria-label={t.review.editOf(t.steps[step])}
        >
          {t.review.edit}
        </LocalLink>
      </h3>
      <dl>
        {fields.map((field) => {
          const isWrong = problems.some((problem) => problem.field === field)
          return (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd className={isWrong ? css.error : css.value}>
                {valueOf(field) || (isWrong ? t.review.incomplete : t.review.none)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** Display values of the fields. */
function useValues(): (field: FieldName) => string {
  const texts = useTexts('registration')
  const lang = useLang()
  const { form, country } = useRegistrationContext()
  const { largestCategories } = useRegisterData()
  return (field) => {
    if (field === 'country') return country?.name ?? ''
    if (field === 'memberKind') {
      return texts.signUp.kinds[form.memberKind as 'wholesale']?.name ?? ''
    }
    if (field === 'heardFrom') {
      const channel = HEARD_FROM.find((each) => each === form.heardFrom)
      return channel ? texts.register.heardFrom[channel] : ''
    }
    if (field === 'productsOfInterest') {
      const chosen = largestCategories.filter(({ categoryId }) =>
        form.productsOfInterest.includes(categoryId),
      )
      return wordList(
        chosen.map(({ name }) => name),
        lang,
      )
    }
    const value = form[field as 'username']
    return typeof value === 'string' ? value.trim() : ''
  }
}
