// The balance as an equation, what is missing, and the payment reference.
import { Fragment } from 'react'
import type { AccountFigures } from '../../../../contract/account.ts'
import { inGroupsOfFour } from '../../../../shared/groups-of-four.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { CopyingButton } from '../../../components/copy-button/copying-button.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import css from './money.module.css'

export function Balance({ figures }: { figures: AccountFigures }) {
  const t = useTexts('money').balance
  const money = useMoney()
  const { currency } = figures
  const terms = [
    ['', t.booked, figures.booked, t.bookedText],
    [t.minus, t.held, figures.held, t.heldText],
    [t.equals, t.available, figures.available, t.availableText],
  ] as const
  return (
    <section className={member.section} aria-labelledby="balance">
      <SectionHeading id="balance" title={t.title} />
      <dl className={css.equation}>
        {terms.map(([sign, name, value, text]) => (
          <Fragment key={name}>
            <div>
              <dt>
                {sign && <span className={css.sign}>{sign} </span>}
                {name}
              </dt>
              <dd>
                <strong>{money(value, currency)}</strong>
                <span className={member.muted}>{text}</span>
              </dd>
            </div>
          </Fragment>
        ))}
      </dl>
      <Notices figures={figures} />
      <Facts figures={figures} />
    </section>
  )
}

function Notices({ figures }: { figures: AccountFigures }) {
  const t = useTexts('money').balance
  const money = useMoney()
  const { currency, openPayout, suggestedTopUp } = figures
  const print = (amount: string) => money(amount, currency)
  const notices = [
    Number(figures.missingToOpen) > 0 &&
      t.missing(print(figures.missingToOpen), print(figures.opening)),
    figures.isLow && t.low(print(figures.threshold)),
    suggestedTopUp !== null && t.suggested(print(suggestedTopUp)),
    Number(figures.owed) > 0 && t.owed(print(figures.owed)),
    openPayout && t.payout(print(openPayout.amount)),
  ].filter((text) => typeof text === 'string')
  if (notices.length === 0) return null
  return (
    <div className={css.notice}>
      {notices.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function Facts({ figures }: { figures: AccountFigures }) {
  const t = useTexts('money').balance
  const money = useMoney()
  const { currency, opening, isOpened, paymentReference, threshold, kind } = figures
  return (
    <dl className={member.facts}>
      <div>
        <dt>{t.reference}</dt>
        <dd>{paymentReference ? <Reference value={paymentReference} /> : t.noReference}</dd>
      </div>
      {kind === 'dropship' && (
        <>
          <div>
            <dt>{t.opening}</dt>
            <dd>
              {money(opening, currency)}
              {isOpened && <span className={member.mark}>{t.openingDone}</span>}
            </dd>
          </div>
          <div>
            <dt>{t.threshold}</dt>
            <dd>{money(threshold, currency)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** A payment reference (ISO 11649), shown in groups of four and copied without spaces. */
export function Reference({ value }: { value: string }) {
  const t = useTexts('money').balance
  return (
    <span className={css.reference}>
      <code>{inGroupsOfFour(value)}</code>
      <CopyingButton value={value} label={t.copyReference}>
        {t.copy}
      </CopyingButton>
    </span>
  )
}
