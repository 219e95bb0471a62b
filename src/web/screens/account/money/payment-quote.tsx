// What to pay so that the account is credited with an amount, and where.
import { useState } from 'react'
import { printTopUp } from '../../../../client/account.ts'
import type { quoteTopUpRoute } from '../../../../contract/account.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { Button } from '../../../../ui/button.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { announce } from '../../../components/toasts/failure-messages.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { Reference } from './balance.tsx'
import css from './money.module.css'

export type TopUpQuote = ResultOf<typeof quoteTopUpRoute> & { method: string }

export function PaymentQuote({ quote }: { quote: TopUpQuote }) {
  const t = useTexts('money').topUp
  const { reference } = useTexts('money').balance
  const money = useMoney()
  const day = useDay()
  const facts = [
    [t.credit, money(quote.credit, quote.currency)],
    [t.surcharge, money(quote.charge, quote.currency)],
    [t.toPay, money(quote.toPay, quote.currency)],
    [t.creditedBy, day(sellerDay(new Date(quote.creditedBy)))],
  ] as const
  return (
    <div className={css.quote}>
      <h3>{t.quote}</h3>
      <dl className={member.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{reference}</dt>
          <dd>
            <Reference value={quote.paymentReference} />
          </dd>
        </div>
      </dl>
      <p>{t.withReference}</p>
      <PaymentDetails quote={quote} />
      <Print quote={quote} />
    </div>
  )
}

function Print({ quote: { credit: amount, method } }: { quote: TopUpQuote }) {
  const t = useTexts('money').topUp
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  async function print() {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await printTopUp({ lang, amount, method }))
    } catch (error) {
      announce(error, lang)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={member.actions}>
      <Button aria-disabled={isBusy} onClick={() => void print()}>
        {t.print}
      </Button>
    </div>
  )
}

function PaymentDetails({ quote }: { quote: TopUpQuote }) {
  const t = useTexts('money').topUp
  if (quote.method === 'paypal') return <p>{t.payPal}</p>
  if (quote.bankDetails !== null) {
    return (
      <>
        <h4>{t.bank}</h4>
        <p className={css.bank}>{quote.bankDetails}</p>
      </>
    )
  }
  return (
    <p>
      {t.askUs} <LocalLink to={PATHS.contact}>{t.contact}</LocalLink>
    </p>
  )
}
