// Link to the money account with the available balance, for dropshippers.
import { groupedAmounts } from '../../../shared/money.ts'
import type { FrameSession } from '../../page/frame-data.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { useBalance } from './balance.ts'
import css from './member-parts.module.css'
import { currencyName } from '../../../shared/currency-name.ts'
import { sentenceList } from '../../../shared/punctuation.ts'

interface BalanceLinkProps {
  session: FrameSession
  className: string | undefined
}

export function BalanceLink({ session, className }: BalanceLinkProps) {
  return isDropshipper(session) ? <Balance className={className} /> : null
}

function isDropshipper({ approvalState, loginB2d }: FrameSession): boolean {
  return approvalState === 'approved' && loginB2d
}

interface BalanceRowProps extends BalanceLinkProps {
  /** Class of the amount, which follows the name. */
  amountClass: string | undefined
}

/** The same link as a row of the menu on phones, whose header has no room for it. */
export function BalanceRow({ session, className, amountClass }: BalanceRowProps) {
  return isDropshipper(session) ? <Balance className={className} amountClass={amountClass} /> : null
}

interface BalanceProps {
  className: string | undefined
  /** Undefined: the amount alone. */
  amountClass?: string | undefined
}

/** The label gives the state in words too, because not every reader sees the colour. */
function Balance({ className, amountClass }: BalanceProps) {
  const t = useTexts('basket-parts').balance
  const lang = useLang()
  const balance = useBalance()
  if (!balance) return null
  // `waiting`: how many orders wait for money.
  const { available, currency, waiting, isLow, isOpened } = balance
  const amount = `${currencyName(currency)} ${groupedAmounts(available)}`
  const low = isLow ? t.low : null
  const state = waiting > 0 ? t.waiting(waiting) : isOpened ? low : t.notOpened
  const label = sentenceList([t.label(amount), ...(state ? [state] : [])], lang)
  return (
    <LocalLink
      to={PATHS.account}
      className={classNames(className, css.balance)}
      data-lazy="member-parts"
      data-state={waiting > 0 ? 'waits' : state ? 'low' : 'fine'}
      aria-label={label}
      title={label}
    >
      {amountClass === undefined ? (
        amount
      ) : (
        <>
          {/* Without the space, accessibility checks would compare name and amount as one word with the label. */}
          {t.name} <span className={amountClass}>{amount}</span>
        </>
      )}
    </LocalLink>
  )
}
