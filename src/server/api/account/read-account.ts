// GET /api/account: the balance with open charges, what is missing from the opening deposit, how to pay, an
// open or recent payout, how long a dropshipper's balance lasts.
import { brand } from '../../../shared/brand.ts'
import { type AccountFigures, readAccountRoute } from '../../../contract/account.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { htmlLang, type Lang } from '../../../shared/lang.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import { runwayOf, WINDOW_DAYS } from '../../../shared/runway.ts'
import { runwaySentences } from '../../../shared/runway-texts.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import {
  listOpenCharges,
  type PayoutRow,
  readShownPayout,
} from '../../modules/ledger/account-service.ts'
import type { MoneyAccountRow } from '../../modules/ledger/ledger-service.ts'
import {
  creditedTotal,
  listActiveMethods,
  type PaymentMethodRow,
} from '../../modules/ledger/payment-service.ts'
import { readRecentHolds } from '../../modules/ledger/recent-holds-service.ts'
import { readMoneySetting } from '../../modules/ledger/setting-service.ts'
import { findOwnAccount } from '../../operations/own-account.ts'
import { isSellersWorkingDay } from '../../platform/working-days.ts'

export const readAccountCall = handle(readAccountRoute, readAccount)

async function readAccount(ctx: Ctx): Promise<AccountFigures> {
  const { memberKind: kind, currency } = memberOf(ctx)
  const { db } = ctx
  const now = ctx.clock()
  const account = await findOwnAccount(ctx)
  const isDropship = kind === 'dropship'
  const opening = isDropship ? await readMoneySetting(db, 'opening', currency, now) : 0n
  const threshold = isDropship ? await readMoneySetting(db, 'threshold', currency, now) : 0n
  const credited = account && !account.opened_at ? await creditedTotal(db, account.id) : 0n
  const missing = account?.opened_at || credited >= opening ? 0n : opening - credited
  const charges = account ? await listOpenCharges(db, account.id) : []
  const payout = account ? await readShownPayout(db, account.id, now) : undefined
  const available = BigInt(account?.available ?? 0)
  const text = (minor: bigint): string => minorText(minor, currency)
  return {
    kind,
    currency,
    ...figuresOf(account, text),
    opening: text(opening),
    missingToOpen: text(missing),
    threshold: text(threshold),
    isLow: missing === 0n && available < threshold,
    suggestedTopUp: suggestion(missing, { available, opening, threshold }, text),
    owed: text(charges.reduce((sum, each) => sum + BigInt(each.amount - each.settled), 0n)),
    paymentReference: account?.payment_reference ?? null,
    methods: (await listActiveMethods(db, currency, now)).map((each) => methodOf(each, text)),
    ...presentPayout(payout, text),
    runway:
      isDropship && account?.opened_at
        ? await describeRunway(ctx, { ...account, opened_at: account.opened_at })
        : null,
  }
}

function figuresOf(account: MoneyAccountRow | undefined, text: (minor: bigint) => string) {
  const available = BigInt(account?.available ?? 0)
  const held = BigInt(account?.held ?? 0)
  return {
    available: text(available),
    held: text(held),
    booked: text(available + held),
    // How many orders wait for money.
    waiting: account?.waiting ?? 0,
    isOpened: account ? account.opened_at !== null : false,
  }
}

function presentPayout(
  payout: PayoutRow | undefined,
  text: (minor: bigint) => string,
): Pick<AccountFigures, 'openPayout' | 'endedPayout'> {
  if (!payout) return { openPayout: null, endedPayout: null }
  const { id, state, reason, ended_at: endedAt } = payout
  const amount = text(BigInt(payout.amount))
  if ((state === 'rejected' || state === 'failed') && endedAt) {
    const endedPayout = { amount, state, endedAt: endedAt.toISOString(), reason }
    return { openPayout: null, endedPayout }
  }
  return { openPayout: { id, amount, state }, endedPayout: null }
}

/** The rest of the opening deposit; once opened, up to the deposit when the balance is low. */
function suggestion(
  missing: bigint,
  { available, opening, threshold }: { available: bigint; opening: bigint; threshold: bigint },
  text: (minor: bigint) => string,
): string | null {
  if (missing > 0n) return text(missing)
  return available < threshold ? text(opening - available) : null
}

function methodOf(method: PaymentMethodRow, text: (minor: bigint) => string) {
  return {
    id: method.id,
    percent: `${method.bp / 100}`,
    fixed: text(BigInt(method.fixed)),
    minimum: text(BigInt(method.minimum)),
    maximumUsd: method.maximum_usd === null ? null : minorText(BigInt(method.maximum_usd), 'USD'),
    isForFirstTopUp: method.first_topup_allowed,
  }
}

/** How long the balance lasts, in figures and in sentences in the member's language. */
async function describeRunway(
  ctx: Ctx,
  account: MoneyAccountRow & { opened_at: Date },
): Promise<AccountFigures['runway']> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - (WINDOW_DAYS + 1) * DAY_MS)
  const { held, waiting: waitingOrders } = await readRecentHolds(ctx.db, account.id, since)
  const runway = runwayOf({
    today: sellerDay(now),
    openedOn: sellerDay(account.opened_at),
    available: BigInt(account.available),
    waiting: waitingOrders,
    held: held.map(({ at, amount }) => ({ day: sellerDay(at), amount })),
    isWorkingDay: isSellersWorkingDay,
    creditedWorkingDays: brand.topUpCreditedWorkingDays,
  })
  const { currency } = account
  const text = (minor: bigint): string => minorText(minor, currency)
  const sentences = runwaySentences(runway, waitingOrders, ctx.lang, {
    day: (day) => dayIn(ctx.lang, day),
    money: (minor) => `${currencyName(currency)} ${groupedAmounts(text(minor))}`,
  })
  const isKnown = runway.kind !== 'unknown'
  return {
    kind: runway.kind,
    perDay: isKnown ? text(runway.perDay) : null,
    until: runway.kind === 'lasts' ? runway.until : null,
    waitingAmount: text(waitingOrders.amount),
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
