// The receipt of an application: its number, the date we reply by, and the next steps.
import { buttonClass } from '../../../ui/button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { useLive } from '../../components/use-live.ts'
import { useDayOfMoment } from '../../format/format.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { readReceipt } from './register/registration-storage.ts'
import css from './outcome/outcome.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'registration').received
  return { title, canonical: PATHS.registrationReceived, index: false }
}

export default function RegistrationSucceeded() {
  const t = useTexts('registration').received
  const receipt = useLive() ? readReceipt() : null
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1 className={css.title}>
        {receipt && <CheckIcon size={32} className={css.good} />}
        {receipt ? t.title : t.noneTitle}
      </h1>
      {receipt ? <p>{t.lead}</p> : <p>{t.none}</p>}
      {receipt && <ReceiptFacts number={receipt.applicationNo} dueAt={receipt.dueAt} />}
      {receipt && (
        <section aria-labelledby="next">
          <h2 id="next">{t.next}</h2>
          <ol className={css.steps}>
            {t.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={css.note}>{t.meanwhile}</p>
        </section>
      )}
      <p className={css.actions}>
        <LocalLink to={PATHS.applicationStatus} className={buttonClass('primary')}>
          {t.status}
        </LocalLink>
        <LocalLink to={PATHS.allProducts} className={buttonClass('quiet')}>
          {t.browse}
        </LocalLink>
      </p>
    </div>
  )
}

function ReceiptFacts({ number, dueAt }: { number: string; dueAt: string }) {
  const t = useTexts('registration').received
  const day = useDayOfMoment()
  return (
    <div className={css.facts}>
      <dl>
        <div>
          <dt>{t.number}</dt>
          <dd className={css.number}>{number}</dd>
        </div>
        <div>
          <dt>{t.due}</dt>
          <dd>
            <time dateTime={dueAt}>{day(dueAt)}</time>
          </dd>
        </div>
      </dl>
      <p className={css.note}>{t.keep}</p>
    </div>
  )
}
