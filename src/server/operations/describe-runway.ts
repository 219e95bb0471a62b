// How long the balance of a dropshipper lasts, for the answer of GET /api/account.
import type { AccountFigures } from '../../contract/account.ts'
import { BUSINESS } from '../../shared/business-constants.ts'
import { currencyName } from '../../shared/currency-name.ts'
import { htmlLang } from '../../shared/lang.ts'
import type { Lang } from '../../shared/lang.ts'
import { minorText } from '../../shared/minor-units.ts'
import { groupedAmounts } from '../../shared/money.ts'
import { runwayOf, WINDOW_DAYS } from '../../shared/runway.ts'
import { runwaySentences } from '../../shared/runway-texts.ts'
import { sellerDay } from '../../shared/seller-day.ts'
import { DAY_MS } from '../../shared/time.ts'
import type { Ctx } from '../context/context.ts'
import type { MoneyAccountRow } from '../modules/ledger/ledger-service.ts'
import { readRecentHolds } from '../modules/ledger/recent-holds-service.ts'
import { isSellersWorkingDay } from '../platform/working-days.ts'

export async function describeRunway(
  ctx: Ctx,
  account: MoneyAccountRow & { opened_at: Date },
): Promise<AccountFigures['runway']> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - (WINDOW_DAYS + 1) * DAY_MS)
  const { held, waiting } = await readRecentHolds(ctx.db, account.id, since)
  const runway = runwayOf({
    today: sellerDay(now),
    openedOn: sellerDay(account.opened_at),
    available: BigInt(account.available),
    waiting,
    held: held.map(({ at, amount }) => ({ day: sellerDay(at), amount })),
    isWorkingDay: isSellersWorkingDay,
    creditedWorkingDays: BUSINESS.topUpCreditedWorkingDays,
  })
  const { currency } = account
  const text = (minor: bigint): string => minorText(minor, currency)
  const sentences = runwaySentences(runway, waiting, ctx.lang, {
    day: (day) => dayIn(ctx.lang, day),
    money: (minor) => `${currencyName(currency)} ${groupedAmounts(text(minor))}`,
  })
  const isKnown = runway.kind !== 'unknown'
  return {
    kind: runway.kind,
    perDay: isKnown ? text(runway.perDay) : null,
    until: runway.kind === 'lasts' ? runway.until : null,
    waitingAmount: text(waiting.amount),
    pay: isKnown ? runway.pay : null,
    days: (isKnown ? runway.days : []).map(({ day, likely, low, high }) => ({
      day,
      likely: text(likely),
      low: text(low),
      high: text(high),
    })),
    sentences,
  }
}

/** 'Thu 26 Nov', '11月26日周四'. */
function dayIn(lang: Lang, day: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(htmlLang(lang), parts).format(new Date(`${day}T00:00:00Z`))
}
