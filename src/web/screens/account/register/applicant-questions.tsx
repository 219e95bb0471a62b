// Short answers to applicants' common questions, with a contact for the rest.
import { useFrameData } from '../../../page/frame-data.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import css from './register.module.css'

export function ApplicantQuestions() {
  const texts = useTexts('registration')
  const t = texts.help
  const { contactEmail } = useFrameData()
  return (
    <section className={css.questions} aria-labelledby="questions">
      <h2 id="questions">{t.title}</h2>
      <dl>
        {t.items.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className={css.links}>
        <LocalLink to={PATHS.applicationStatus}>{texts.signUp.status}</LocalLink>
        {contactEmail && <a href={`mailto:${contactEmail}`}>{t.ask}</a>}
      </p>
    </section>
  )
}
