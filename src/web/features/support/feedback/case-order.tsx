// Link to the order that a request for a quotation has become, in place of a reply form.
import type { CaseThread } from '../../../../contract/contact.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { labelled } from '../../../../shared/punctuation.ts'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import css from './feedback.module.css'

export function CaseOrder({ orderNo, label }: NonNullable<CaseThread['order']>) {
  const { order: t } = useTexts('feedback').follow
  const { labels } = useTexts('money').orders
  return (
    <p className={css.note} data-lazy="case-order">
      {t.became} {labelled(orderNo, labels[label] ?? '')}{' '}
      <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })}>
        {t.open}
      </LocalLink>
    </p>
  )
}
