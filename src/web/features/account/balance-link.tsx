// Link to the money account with the available balance, for dropshippers.
import { groupedAmounts } from '../../../shared/money.ts'
import type { LayoutSession } from '../../page/frame-data.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useBalance } from './balance.ts'
import css from './member-parts.module.css'

interface BalanceLinkProps {
  session: LayoutSession
  className: string | undefined
}

export function BalanceLink({ session, className }: BalanceLinkProps) {
  const isSeller = session.approvalState === 'approved' && session.loginB2d
  return isSeller ? <Balance className={className} /> : null
}

/** The label gives the state in words too: colour alone is no message. */
function Balance({ className }: { className: string | undefined }) {
  const t = useTexts('basket-parts').balance
  const balance = useBalance()
  if (!balance) return null
  const { available, currency, waiting, isLow, isOpened } = balance
  const amount = `${currency === 'CNY' ? 'RMB' : currency} ${groupedAmounts(available)}`
  const state = waiting > 0 ? t.waiting(waiting) : isOpened ? isLow && t.low : t.notOpened
  const label = [t.label(amount), state].filter(Boolean).join(' ')
  return (
    <LocalLink
      to={PATHS.account}
      className={classNames(className, css.balance)}
      data-lazy="member-parts"
      data-state={waiting > 0 ? 'waits' : state ? 'low' : 'fine'}
      aria-label={label}
      title={label}
    >
      {amount}
    </LocalLink>
  )
}
