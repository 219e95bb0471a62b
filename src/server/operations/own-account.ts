// The money account of the member who makes a call, how calls show its payments, and what a credit to it costs.
import type { quoteTopUpRoute, TopUpItem } from '../../contract/account.ts'
import type { ResultOf } from '../../contract/call.ts'
import { minorText, parseMinor } from '../../shared/minor-units.ts'
import { type Ctx, memberOf } from '../context/context.ts'
import {
  findMembersAccount,
  findOrCreateAccount,
  type MoneyAccountRow,
} from '../modules/ledger/ledger-service.ts'
import { creditDueAt } from '../modules/ledger/bank-line-service.ts'
import { type PaymentRow, quotePayment } from '../modules/ledger/payment-service.ts'
import { readBankDetails } from '../modules/ledger/setting-service.ts'
import { AppError, invalid } from '../platform/errors.ts'

/** The account of the session's area, in the currency of the membership; undefined when none was created yet. */
export function findOwnAccount(ctx: Ctx): Promise<MoneyAccountRow | undefined> {
  const { companyId, memberKind } = memberOf(ctx)
  return findMembersAccount(ctx.db, companyId, memberKind)
}

/** Creates the account on first use. */
export async function findOrCreateOwnAccount(ctx: Ctx): Promise<MoneyAccountRow> {
  const account = await findOwnAccount(ctx)
  if (account) return account
  const { companyId, memberKind: kind, currency } = memberOf(ctx)
  return ctx.db
    .transaction()
    .execute((trx) => findOrCreateAccount(trx, { companyId, kind, currency }))
}

/** A positive amount of the account's currency in minor units. Errors: 422. */
export function positiveAmount(text: string, currency: string): bigint {
  const minor = parseMinor(text, currency)
  if (minor === undefined || minor <= 0n) throw invalid('amount', 'too_small')
  return minor
}

export function topUpOf(payment: PaymentRow): TopUpItem {
  const text = (minor: number): string => minorText(BigInt(minor), payment.currency)
  const { charge, amount } = payment
  return {
    id: payment.id,
    method: payment.method,
    state: payment.state,
    amount: text(amount),
    charge: charge === null ? null : text(charge),
    credited: charge === null ? null : text(amount - charge),
    reason: payment.reason,
    reportedAt: payment.reported_at?.toISOString() ?? null,
    arrivedAt: payment.arrived_at?.toISOString() ?? null,
    dueAt: payment.due_at?.toISOString() ?? null,
    creditedAt: payment.credited_at?.toISOString() ?? null,
  }
}

/**
 * What a credit costs with a payment method, and where to pay it. Errors: 409 with the reason why the method does not
 * take the amount; 422.
 */
export async function quoteOwnCredit(
  ctx: Ctx,
  { amount, method }: { amount: string; method: string },
): Promise<ResultOf<typeof quoteTopUpRoute>> {
  const account = await findOrCreateOwnAccount(ctx)
  const { currency } = account
  const now = ctx.clock()
  const credit = positiveAmount(amount, currency)
  const quote = await quotePayment(ctx.db, account, { method, credit, now })
  if (quote.rejected !== null) throw new AppError(409, [], { reason: quote.rejected })
  return {
    currency,
    credit: minorText(quote.credit, currency),
    charge: minorText(quote.charge, currency),
    toPay: minorText(quote.toPay, currency),
    paymentReference: account.payment_reference,
    bankDetails: (await readBankDetails(ctx.db, currency)) ?? null,
    creditedBy: creditDueAt(now).toISOString(),
  }
}
