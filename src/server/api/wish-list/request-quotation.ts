// POST /api/wish-lists/request-quotation: opens a case with the list, in the member's name.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { requestQuotationRoute } from '../../../contract/quotation.ts'
import { readSender } from '../../modules/wishlist/recipient-service.ts'
import { composeListContents } from '../../operations/mail-wish-list.ts'
import { openCase } from '../../operations/open-case.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'

export const requestQuotationCall = handle(requestQuotationRoute, requestQuotation)

/** Errors: 404 unknown list, 422 nothing to quote, 429. */
async function requestQuotation(ctx: Ctx, input: ParsedInputOf<typeof requestQuotationRoute>) {
  const { messages, sendingId, listId, content } = input
  const sender = await readSender(ctx)
  const asked = { lang: ctx.lang, listId, content, messages, title: '', withPrices: true }
  const list = await composeListContents(ctx, asked, sender)
  return openCase(ctx, {
    type: 'order',
    fullName: sender.name,
    email: sender.email,
    subject: `Quotation, ${list.lines.length} ${list.lines.length === 1 ? 'line' : 'lines'}`,
    message: [messages, list.lines.map(lineText).join('\n')].filter(Boolean).join('\n\n'),
    facts: {},
    sendingId,
    list,
    answer: null,
  })
}

/** '10 × VC-LT97948 (45N1127, row 2)'. */
function lineText(line: {
  quantity: number
  itemNo: string
  yourNumber: string
  yourRow: string
  note: string
}): string {
  const row = line.yourRow === '' ? '' : `, row ${line.yourRow}`
  const own = line.yourNumber === '' ? '' : ` (${line.yourNumber}${row})`
  return `${line.quantity} × ${line.itemNo}${own}${line.note === '' ? '' : `: ${line.note}`}`
}
