// GET /api/account/top-ups/instruction: how to pay a top-up with one payment method, as PDF.
import { printTopUpRoute } from '../../../contract/account.ts'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { quoteOwnCredit } from '../../operations/own-account.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'

export const printTopUpCall = handle(printTopUpRoute, printTopUp)

/** Errors: 409 with the reason why the method does not take the amount; 422; 429 too many PDFs. */
async function printTopUp(
  ctx: Ctx,
  { amount, method }: ParsedInputOf<typeof printTopUpRoute>,
): Promise<FileResponse> {
  const quote = await quoteOwnCredit(ctx, { amount, method })
  // Fonts and the PDF library are large and rarely needed.
  const { drawInstruction } = await import('../../modules/ledger/instruction-pdf.ts')
  const pdf = await drawInstruction({ ...quote, method }, { lang: ctx.lang, now: ctx.clock() })
  return {
    fileName: `payment-${quote.paymentReference}.pdf`,
    mediaType: 'application/pdf',
    body: pdf,
  }
}
