// Payments to the account with their status; a reported one may be withdrawn.
import { useState } from 'react'
import { useRevalidator } from '../../../router/router-context.ts'
import { withdrawTopUp } from '../../../../client/account.ts'
import { CallError } from '../../../../client/call.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import type { listTopUpsRoute, TopUpItem } from '../../../../contract/account.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { announce } from '../../../components/toasts/failure-messages.ts'
import { KeysetLinks } from '../../../components/pager/keyset-links.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { type AccountPage, accountPagePath } from './account-page.ts'
import member from '../member/member.module.css'

interface TopUpsProps extends AccountPage {
  page: ResultOf<typeof listTopUpsRoute>
  currency: string
}

export function TopUps({ page: { list, next }, currency, afterEntry, afterPayment }: TopUpsProps) {
  const t = useTexts('money').topUps
  const { withdraw, isBusy, doneMessage } = useWithdrawal()
  const pathOf = (key?: number) => accountPagePath({ afterEntry, afterPayment: key }, 'payments')
  return (
    <section className={member.section} aria-labelledby="payments">
      <SectionHeading id="payments" title={t.title} />
      <div role="status">{doneMessage && <p className={member.done}>{doneMessage}</p>}</div>
      {list.length === 0 ? (
        <p className={member.muted}>{t.none}</p>
      ) : (
        <DataTable caption={t.title}>
          <thead>
            <tr>
              <th scope="col">{t.date}</th>
              <th scope="col">{t.method}</th>
              <th scope="col" className={numberCell}>
                {t.amount}
              </th>
              <th scope="col" className={numberCell}>
                {t.credited}
              </th>
              <th scope="col">{t.state}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((topUp) => (
              <Row
                key={topUp.id}
                {...{ topUp, currency, isBusy }}
                onWithdraw={() => withdraw(topUp.id)}
              />
            ))}
          </tbody>
        </DataTable>
      )}
      <div className={member.actions}>
        <KeysetLinks
          start={afterPayment === undefined ? null : pathOf()}
          next={next === null ? null : pathOf(next)}
          startText={t.newest}
          nextText={t.older}
        />
      </div>
    </section>
  )
}

interface RowProps {
  topUp: TopUpItem
  currency: string
  isBusy: boolean
  onWithdraw: () => Promise<void>
}

function Row({ topUp, currency, isBusy, onWithdraw }: RowProps) {
  const { topUps: t, topUp: names } = useTexts('money')
  const money = useMoney()
  const day = useDay()
  const isLive = useLive()
  const { amount, credited, method, state, reason } = topUp
  const dayOf = (moment: string) => day(sellerDay(new Date(moment)))
  const since = topUp.creditedAt ?? topUp.arrivedAt ?? topUp.reportedAt
  return (
    <tr>
      <th scope="row" className={member.whole}>
        {since && dayOf(since)}
      </th>
      <td>{names.methods[method] ?? method}</td>
      <td className={numberCell}>{money(amount, currency)}</td>
      <td className={numberCell}>{credited && money(credited, currency)}</td>
      <td>
        {t.states[state]}
        {state === 'matched' && topUp.dueAt && <div>{t.due(dayOf(topUp.dueAt))}</div>}
        {reason && <div className={member.muted}>{reason}</div>}
        {state === 'reported' && isLive && (
          <div>
            <Button
              small
              aria-disabled={isBusy}
              aria-label={t.withdrawLabel(money(amount, currency))}
              onClick={() => void onWithdraw()}
            >
              {t.withdraw}
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}

/** One withdrawal at a time; afterwards the list is read again, also when the withdrawal came too late. */
function useWithdrawal() {
  const t = useTexts('money').topUps
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [doneMessage, setDoneMessage] = useState('')
  async function withdraw(id: number) {
    if (isBusy) return
    setBusy(true)
    try {
      await withdrawTopUp({ lang, id }, sessionTransport)
      setDoneMessage(t.withdrawn)
      await revalidate()
    } catch (error) {
      if (error instanceof CallError && error.code === RESULT_CODES.conflict) {
        setDoneMessage(t.tooLate)
        await revalidate()
      } else announce(error, lang)
    } finally {
      setBusy(false)
    }
  }
  return { withdraw, isBusy, doneMessage }
}
