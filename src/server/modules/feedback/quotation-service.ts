// Cases that ask for a quotation and become orders: their lines, and the order that each became.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import { LABEL_OF, type OrderLabel } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { readThread, recordState } from './case-service.ts'
import { findCaseOrder, linkOrder, lockQuotationCase } from './quotation-repository.ts'
import { type QuotedLine, readQuotedLines } from './quotation-rules.ts'

export { findQuotationCases as listQuotationCases } from './quotation-repository.ts'

export interface Quotation {
  lang: Lang
  lines: QuotedLine[]
  /** Everything the customer wrote. */
  message: string
}

/** Locks the case. Undefined when it is finished, became an order or its lines cannot be read. */
export async function lockQuotation(
  trx: Kysely<Database>,
  caseNo: string,
): Promise<Quotation | undefined> {
  const row = await lockQuotationCase(trx, caseNo)
  if (!row) return undefined
  const { messages } = await readThread(trx, caseNo)
  const texts = messages.filter(({ author }) => author === 'customer').map(({ body }) => body)
  const lines = readQuotedLines(row.subject ?? '', texts[0] ?? '')
  return lines && { lang: row.lang, lines, message: texts.join('\n\n') }
}

/** Closes the case and links it to the order, to which its number and code lead from then on. */
export async function closeAsOrder(
  trx: Kysely<Database>,
  now: Date,
  { caseNo, orderId }: { caseNo: string; orderId: number },
): Promise<void> {
  await recordState(trx, now, { caseNo, to: 'closed' })
  await linkOrder(trx, { caseNo, orderId })
}

export async function readCaseOrder(
  db: Kysely<Database>,
  orderId: number | null,
): Promise<{ orderNo: string; label: OrderLabel } | null> {
  if (orderId === null) return null
  const { order_no: orderNo, state } = await findCaseOrder(db, orderId)
  return { orderNo, label: LABEL_OF[state] }
}
