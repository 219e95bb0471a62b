// Link to the feedback form with its subject filled in, and the shop's email address.
import { buttonClass, type ButtonLook } from '../../../../ui/button.tsx'
import { useFrameData } from '../../../page/frame-data.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { feedbackPath } from '../../support/feedback/feedback-path.ts'
import css from './search-answer.module.css'

const SUBJECT_LENGTH = 120

interface AskUsProps {
  /** Subject of the inquiry. */
  subject: string
  look?: ButtonLook
}

export function AskUs({ subject, look }: AskUsProps) {
  const t = useTexts('search').ask
  const { contactEmail } = useFrameData()
  return (
    <section className={css.nextStep}>
      <h2>{t.title}</h2>
      <p>{t.advice}</p>
      <AskLink subject={subject} look={look} />
      {contactEmail && (
        <p>
          <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(short(subject))}`}>
            {contactEmail}
          </a>
        </p>
      )}
    </section>
  )
}

interface AskLinkProps {
  subject: string
  look?: ButtonLook | undefined
  small?: boolean
}

export function AskLink({ subject, look = 'plain', small = false }: AskLinkProps) {
  const t = useTexts('search').ask
  return (
    <LocalLink
      className={buttonClass(look, small)}
      to={feedbackPath({ type: 'product', subject: short(subject) })}
      rel="nofollow"
    >
      {t.form}
    </LocalLink>
  )
}

/** Shortens a pasted label to one line. */
function short(subject: string): string {
  return [...subject.replaceAll(/\s+/g, ' ').trim()].slice(0, SUBJECT_LENGTH).join('')
}
