// Compares the two kinds of membership and explains what happens after applying.
import { brand } from '../../../shared/brand.ts'
import { BUSINESS, WARRANTY_MONTHS } from '../../../shared/business-constants.ts'
import { MEMBER_KINDS } from '../../../shared/membership.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useNumber } from '../../format/format.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import css from './sign-up.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'registration').signUp
  return { title, description, canonical: PATHS.signUp }
}

export default function SignUpScreen() {
  const t = useTexts('registration').signUp
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      <Kinds />
      <Comparison />
      <section aria-labelledby="next">
        <SectionHeading id="next" title={t.next} />
        <ol className={css.next}>
          {t.nextSteps.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <p className={css.links}>
        <span>
          {t.already} <LocalLink to={PATHS.logIn}>{t.logIn}</LocalLink>
        </span>
        <LocalLink to={PATHS.applicationStatus}>{t.status}</LocalLink>
      </p>
    </div>
  )
}

function Kinds() {
  const { kinds } = useTexts('registration').signUp
  return (
    <ul className={css.kinds}>
      {MEMBER_KINDS.map((kind) => (
        <li key={kind} className={css.kind} data-kind={kind}>
          <h2>{kinds[kind].name}</h2>
          <p>{kinds[kind].for}</p>
          <LocalLink to={`${PATHS.register}?kind=${kind}`} className={buttonClass('primary')}>
            {kinds[kind].apply}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

/** On phones both answers appear below their question; ARIA roles keep it a table for screen readers. */
function Comparison() {
  const t = useTexts('registration').signUp
  return (
    <section aria-labelledby="compare">
      <SectionHeading id="compare" title={t.compare} />
      <table className={css.table} role="table" aria-labelledby="compare">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={css.question}>
              {t.question}
            </th>
            {MEMBER_KINDS.map((kind) => (
              <th key={kind} role="columnheader" scope="col">
                {t.kinds[kind].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {useRows().map(([question, ...answers]) => (
            <tr key={question} role="row">
              <th role="rowheader" scope="row">
                {question}
              </th>
              {answers.map((answer, index) => (
                <td key={MEMBER_KINDS[index]} role="cell">
                  {answer}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t.both}</p>
      <p className={css.note}>{t.notFor}</p>
    </section>
  )
}

/** Question, wholesaler, dropshipper. */
function useRows(): [string, string, string][] {
  const { rows: t } = useTexts('registration').signUp
  const number = useNumber()
  const warranty = t.warrantyText(WARRANTY_MONTHS.lithium, WARRANTY_MONTHS.nickel)
  return [
    [t.minimum, t.minimumWholesale(BUSINESS.wholesaleMinimum), t.minimumDropship],
    [t.parcel, t.parcelWholesale, t.parcelDropship],
    [t.time, t.timeWholesale(brand.deliveryFrom, brand.deliveryTo), t.timeDropship],
    [t.deposit, t.depositWholesale, t.depositDropship(number(BUSINESS.depositUsd))],
    [t.fee, t.feeNone, t.feeNone],
    [t.pay, t.payWholesale, t.payDropship(number(BUSINESS.topUpThresholdUsd))],
    [t.warranty, warranty, warranty],
  ]
}
