// Link from the page of an order to the return of its shipped items.
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export function StartReturn({ orderNo }: { orderNo: string }) {
  const t = useTexts('returns').fromOrder
  return (
    <section className={member.section} aria-labelledby="returns" data-lazy="start-return">
      <SectionHeading id="returns" title={t.title} />
      <p>
        {t.text}{' '}
        <LocalLink to={`${PATHS.newReturn}?order=${encodeURIComponent(orderNo)}`}>
          {t.link}
        </LocalLink>
      </p>
    </section>
  )
}
