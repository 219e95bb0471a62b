// What the account lacks for an order that has to wait in any case: for the opening deposit or for earlier orders.
import { useEffect, useState } from 'react'
import { readAccount } from '../../../client/account.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import type { AccountFigures } from '../../../contract/account.ts'
import { minorText, parseMinor } from '../../../shared/minor-units.ts'
import { lackingFor } from '../../features/account/lacking-money.ts'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import type { Preview } from './use-services.ts'

interface LackingProps {
  preview: Preview
  /** Of the order, in the currency of the account. */
  total: string
}

/** Renders nothing until the account is read, so that screen readers do not announce two texts. */
export function LackingWithEarlierOrders({ preview, total }: LackingProps) {
  const t = useTexts('checkout').sum
  const money = useMoney()
  const figures = useAccountFigures(preview)
  if (figures === 'loading') return null
  const lacking = figures ? lackingForQueue(figures, total) : 0n
  if (!figures || lacking <= 0n) return t.queued
  const { currency, isOpened } = figures
  const amount = money(minorText(lacking, currency), currency)
  return isOpened ? t.missingWithEarlier(amount) : t.missingToOpen(amount)
}

/** Earlier orders are paid first. Those of an account that is not opened are unknown, so more than this may be missing. */
function lackingForQueue(figures: AccountFigures, total: string): bigint {
  const minor = (amount: string) => parseMinor(amount, figures.currency) ?? 0n
  return lackingFor(minor(total) + minor(figures.runway?.waitingAmount ?? '0'), figures)
}

/** Read again with each answer of the checkout. Null: they could not be read. */
function useAccountFigures(preview: Preview): AccountFigures | null | 'loading' {
  const lang = useLang()
  const [figures, setFigures] = useState<AccountFigures | null | 'loading'>('loading')
  useEffect(() => {
    const aborter = new AbortController()
    readAccount({ lang }, sessionTransport, aborter.signal).then(setFigures, () => {
      if (!aborter.signal.aborted) setFigures(null)
    })
    return () => aborter.abort()
  }, [lang, preview])
  return figures
}
