// Shown when an application could not be sent: the input is kept, with ways to continue.
import { useLocation } from '../../router/router-context.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorIcon } from '../../../ui/icons.tsx'
import { columnClass } from '../../../ui/page.tsx'
import { useFrameData } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { searchOfStep } from './register/steps.ts'
import css from './outcome/outcome.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'registration').failedScreen
  return { title, canonical: PATHS.registrationFailed, index: false }
}

export default function RegistrationFailed() {
  const t = useTexts('registration').failedScreen
  const { contactEmail } = useFrameData()
  const { state } = useLocation() as { state: { message?: string } | null }
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1 className={css.title}>
        <ErrorIcon size={32} className={css.bad} />
        {t.title}
      </h1>
      <p>{t.lead}</p>
      {state?.message && (
        <p className={css.message}>
          {t.errorLabel} {state.message}
        </p>
      )}
      <p>{t.entriesSaved}</p>
      <section aria-labelledby="what">
        <h2 id="what">{t.nextSteps}</h2>
        <ol className={css.steps}>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {contactEmail && (
          <p>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
        <p className={css.note}>{t.password}</p>
      </section>
      <p className={css.actions}>
        <LocalLink
          to={PATHS.register + searchOfStep('review', '')}
          className={buttonClass('primary')}
        >
          {t.retry}
        </LocalLink>
        <LocalLink to={PATHS.applicationStatus} className={buttonClass('quiet')}>
          {t.status}
        </LocalLink>
      </p>
    </div>
  )
}
