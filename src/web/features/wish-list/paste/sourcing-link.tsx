// Link to the feedback form, with which a buyer asks us to find the battery for a row without an item. The form opens in
// the same tab, whose session storage keeps the review.
import { buttonClass } from '../../../../ui/button.tsx'
import { cutText } from '../../../../shared/cut-text.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { feedbackPath } from '../../support/feedback/feedback-path.ts'

const SUBJECT_LENGTH = 100

export function SourcingLink({ query }: { query: string }) {
  const t = useTexts('list-review').order.sourcing
  return (
    <LocalLink
      className={buttonClass('plain', true)}
      to={feedbackPath({ type: 'product', subject: t.subject(cutText(query, SUBJECT_LENGTH)) })}
      rel="nofollow"
    >
      {t.link}
    </LocalLink>
  )
}
