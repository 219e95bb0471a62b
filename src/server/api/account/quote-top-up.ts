// POST /api/account/top-ups/quote: what a credit costs with a method, and where to pay it.
import { quoteTopUpRoute } from '../../../contract/account.ts'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { creditDueAt, quotePayment } from '../../modules/ledger/payment-service.ts'
import { readBankDetails } from '../../modules/ledger/setting-service.ts'
import { AppError } from '../../platform/errors.ts'
import { openOwnAccount, positiveAmount } from '../../operations/own-account.ts'

export const quoteTopUpCall = handle(quoteTopUpRoute, quoteTopUp)

/** Errors: 409 with the reason why the method does not take the amount; 422. */
async function quoteTopUp(
  ctx: Ctx,
  { amount, method }: ParsedInputOf<typeof quoteTopUpRoute>,
): Promise<ResultOf<typeof quoteTopUpRoute>> {
  const account = await openOwnAccount(ctx)
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
