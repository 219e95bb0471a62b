// The documents of an order as files. The proforma of its offer also shows what each payment method costs.
import type { Kysely } from 'kysely'
import type { StaffDocumentKind } from '../../shared/document-kinds.ts'
import type { Lang } from '../../shared/lang.ts'
import { minorText } from '../../shared/minor-units.ts'
import type { Database } from '../db/database.ts'
import type { ProformaFacts } from '../modules/document/document-facts.ts'
import { drawDocument } from '../modules/document/draw-document.ts'
import {
  type DocumentFile,
  type DocumentOrderRow,
  makeOrderDocument,
  missingDocument,
  type DocumentRequest,
} from '../modules/document/order-document-service.ts'
import { proformaFactsOf } from '../modules/document/offer-facts.ts'
import { proformaLayout } from '../modules/document/proforma-layout.ts'
import { creditDueAt } from '../modules/ledger/bank-line-service.ts'
import { drawInstruction } from '../modules/ledger/instruction-pdf.ts'
import { findAccountById } from '../modules/ledger/ledger-service.ts'
import { amountDue, listActiveMethods, quotePayment } from '../modules/ledger/payment-service.ts'
import { readBankDetails } from '../modules/ledger/setting-service.ts'
import { INSTRUCTION_TEXTS } from '../modules/ledger/texts/instruction-texts.ts'
import { readNewestOffer } from '../modules/ordering/offer-service.ts'

type Db = Kysely<Database>
type StaffDocumentRequest = Omit<DocumentRequest, 'kind'> & { kind: StaffDocumentKind }

/** Errors: 404 unknown parcel; 409 with a sentence while the document does not exist; 429 too many PDFs. */
export function printDocument(
  db: Db,
  order: DocumentOrderRow,
  request: StaffDocumentRequest,
): Promise<DocumentFile> {
  const { kind } = request
  if (kind === 'proforma') return printProforma(db, order, request)
  if (kind === 'payment-instruction') return printInstruction(db, order, request)
  return makeOrderDocument(db, order, { ...request, kind })
}

/** The newest offer, with what its total costs by each method now. Errors: 409 with a sentence; 429 too many PDFs. */
export async function printProforma(
  db: Db,
  order: DocumentOrderRow,
  { lang, now }: { lang: Lang; now: Date },
): Promise<DocumentFile> {
  if (order.kind !== 'wholesale') throw missingDocument('otherKind', lang)
  const offer = await readNewestOffer(db, order)
  if (!offer) throw missingDocument('notOffered', lang)
  const methods = await quoteMethods(db, order, { credit: BigInt(offer.total), lang, now })
  const facts = await proformaFactsOf(db, order, { offer, methods, lang })
  const bytes = await drawDocument(proformaLayout({ facts, lang, created: offer.offered_at }))
  return { fileName: `proforma-${order.order_no}-${offer.revision}.pdf`, bytes }
}

/**
 * How to transfer what is due for an order that waits for its payment. Errors: 409 with a sentence; 429 too many PDFs.
 */
async function printInstruction(
  db: Db,
  order: DocumentOrderRow,
  { lang, now }: { lang: Lang; now: Date },
): Promise<DocumentFile> {
  const { currency, id: orderId, payment_reference: paymentReference } = order
  if (order.kind !== 'wholesale') throw missingDocument('otherKind', lang)
  if (order.state !== 'awaiting_payment') throw missingDocument('notPayable', lang)
  const account = await findAccountById(db, order.account_id)
  const credit = amountDue(order, account)
  if (credit === 0n) throw missingDocument('notPayable', lang)
  const method = 'transfer'
  const quote = await quotePayment(db, account, { method, credit, orderId, now })
  const instruction = {
    method,
    currency,
    credit: minorText(quote.credit, currency),
    charge: minorText(quote.charge, currency),
    toPay: minorText(quote.toPay, currency),
    paymentReference,
    bankDetails: (await readBankDetails(db, currency)) ?? null,
    creditedBy: creditDueAt(now).toISOString(),
  }
  const bytes = await drawInstruction(instruction, { lang, now })
  return { fileName: `payment-${order.order_no}.pdf`, bytes }
}

/** What the amount costs by each method; methods that do not take it are left out. */
async function quoteMethods(
  db: Db,
  { id: orderId, account_id, currency }: DocumentOrderRow,
  { credit, lang, now }: { credit: bigint; lang: Lang; now: Date },
): Promise<ProformaFacts['methods']> {
  const names = INSTRUCTION_TEXTS[lang].methods
  const account = { id: account_id, currency }
  const listed: ProformaFacts['methods'] = []
  for (const { id: method } of await listActiveMethods(db, currency, now)) {
    const quote = await quotePayment(db, account, { method, credit, orderId, now })
    if (quote.rejected !== null) continue
    const charge = minorText(quote.charge, currency)
    const toPay = minorText(quote.toPay, currency)
    listed.push({ name: names[method] ?? method, charge, toPay })
  }
  return listed
}
