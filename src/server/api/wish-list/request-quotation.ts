// POST /api/wish-lists/request-quotation: turns a list into an order that awaits an offer, or else into a case.
import type { Kysely } from 'kysely'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { requestQuotationRoute } from '../../../contract/quotation.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { numbersText, rowsText } from '../../../shared/customer-refs.ts'
import type { Lang } from '../../../shared/lang.ts'
import { remarkLine, type UnlistedRow, unlistedLine } from '../../../shared/line-remarks.ts'
import { clauseList, commaList } from '../../../shared/punctuation.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, type Member, type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import {
  consumeIdempotencyKey,
  saveIdempotencyResult,
} from '../../modules/ledger/ledger-service.ts'
import { chooseAddress } from '../../modules/membership/delivery-address-service.ts'
import { findItems } from '../../modules/ordering/basket-service.ts'
import { confirmBuyer } from '../../modules/ordering/placing-service.ts'
import { readListOwner } from '../../modules/wishlist/recipient-service.ts'
import { readChosenLines } from '../../modules/wishlist/wish-list-item-service.ts'
import { composeListContents } from '../../operations/mail-wish-list.ts'
import { notifySales } from '../../operations/notify-sales.ts'
import { openCase } from '../../operations/open-case.ts'
import { ORDER_KEY_PURPOSE } from '../../operations/place-agreed.ts'
import { submitForOffer } from '../../operations/submit-for-offer.ts'
import { invalid } from '../../platform/errors.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'

type Input = ParsedInputOf<typeof requestQuotationRoute>
type Result = ResultOf<typeof requestQuotationRoute>

/**
 * Errors: 404 unknown list or address, 422 nothing to quote or no address. Of an order also those of `confirmBuyer`,
 * `submitForOffer` and `consumeIdempotencyKey`; of a case 429 too many.
 */
export const requestQuotationCall = handle(requestQuotationRoute, async (ctx, input) => {
  const member = memberCtx(ctx)
  if (!maySubmitOrder(member.actor)) return requestAsCase(ctx, input)
  const { companyId } = member.actor
  return runExclusive(`order ${companyId} ${input.sendingId}`, () => submitOnce(member, input))
})

/** Dropshippers, and logins with the role viewer or finance, may ask for a quotation, but not submit an order. */
function maySubmitOrder({ memberKind, role }: Member): boolean {
  return memberKind === 'wholesale' && (role === 'owner' || role === 'buyer')
}

async function submitOnce(ctx: MemberCtx, input: Input): Promise<CodedResult<Result>> {
  const { lang: _, sendingId: key, unlisted, ...request } = input
  const { companyId, memberId } = ctx.actor
  const keyOfRequest = { companyId, purpose: ORDER_KEY_PURPOSE, key }
  return ctx.db.transaction().execute(async (trx) => {
    const keyState = await consumeIdempotencyKey(trx, {
      ...keyOfRequest,
      // Left out when empty: keys stored before requests could have unlisted rows keep their hash.
      request: { ...request, ...(unlisted.length > 0 && { unlisted }), memberId },
    })
    if (keyState.state === 'replay')
      return new CodedResult(RESULT_CODES.alreadyDone, keyState.result as Result)
    const orderNo = await submitList(trx, { ...ctx, db: trx }, input)
    const result = { caseNo: null, feedbackCode: null, orderNo }
    const { requestHash } = keyState
    await saveIdempotencyResult(trx, { ...keyOfRequest, requestHash, result, now: ctx.clock() })
    return new CodedResult(200, result)
  })
}

/** Orders the chosen lines of the list, which stays as it is. */
async function submitList(trx: Kysely<Database>, ctx: MemberCtx, input: Input): Promise<string> {
  const buyer = await confirmBuyer(trx, ctx.actor)
  const { lines } = await readChosenLines(ctx, input)
  const address = await chooseAddress(ctx, input.deliverTo)
  if (!address) throw invalid('deliverTo', 'required')
  const items = lines.map(({ item_no: itemNo, quantity }) => ({ itemNo, quantity }))
  const remarks = [input.messages, ...lines.flatMap((line) => remarkOf(line, ctx.lang))]
  const note = [...remarks, ...input.unlisted.map(unlistedLine)].filter(Boolean).join('\n')
  const submission = { lines: await findItems(trx, items), address, note }
  const { placed } = await submitForOffer(trx, ctx, {
    buyer,
    submission: { ...submission, event: 'submitted' },
  })
  const { orderNo } = placed
  const message = [...remarks, unlistedText(input.unlisted)].filter(Boolean).join('\n')
  await notifySales(trx, ctx, { event: 'submitted', orderNo, message })
  return orderNo
}

type ListedLine = Awaited<ReturnType<typeof readChosenLines>>['lines'][number]

/** 'VC-LT97948: 45N1127, row 3; for the branch in Lille'; empty where the buyer gave neither number nor note. */
function remarkOf(
  { item_no: itemNo, customer_refs: refs, note }: ListedLine,
  lang: Lang,
): string[] {
  const rows = rowsText(refs)
  const buyerNumbers = commaList(
    [numbersText(refs), rows && ROWS[lang](rows)].filter(Boolean),
    lang,
  )
  const remark = clauseList([buyerNumbers, note].filter(Boolean), lang)
  return remark === '' ? [] : [remarkLine(itemNo, remark)]
}

/** 'row 7' in the language of the buyer, who reads the note on the page of the order. */
const ROWS: Record<Lang, (rows: string) => string> = {
  en_us: (rows) => `row ${rows}`,
  zh_cn: (rows) => `第 ${rows} 行`,
  zh_hk: (rows) => `第 ${rows} 行`,
}

async function requestAsCase(ctx: Ctx, input: Input): Promise<CodedResult<Result>> {
  const { messages, sendingId, listId, content, unlisted } = input
  const sender = await readListOwner(ctx)
  const mail = { lang: ctx.lang, listId, content, messages, title: '', withPrices: true }
  const list = { ...(await composeListContents(ctx, mail, sender)), unlisted }
  const { code, result } = await openCase(ctx, {
    type: 'order',
    fullName: sender.name,
    email: sender.email,
    subject: `Quotation, ${list.lines.length} ${list.lines.length === 1 ? 'line' : 'lines'}`,
    message: [messages, list.lines.map(lineText).join('\n'), unlistedText(unlisted)]
      .filter(Boolean)
      .join('\n\n'),
    facts: {},
    sendingId,
    list,
    // Members solve no captcha.
    answer: null,
  })
  return new CodedResult(code, { ...result, orderNo: null })
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
  const buyerNumber = line.yourNumber === '' ? '' : ` (${line.yourNumber}${row})`
  return `${line.quantity} × ${line.itemNo}${buyerNumber}${line.note === '' ? '' : `: ${line.note}`}`
}

/** 'row 7: ABC-123, 10 pieces' for each, below a heading. In English, like the lines, for the sales team. */
function unlistedText(rows: readonly UnlistedRow[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(({ row, text, quantity }) => {
    return `row ${row}: ${text}, ${quantity ?? 'no'} ${quantity === null ? 'quantity' : 'pieces'}`
  })
  return ['Rows without an item:', ...lines].join('\n')
}
