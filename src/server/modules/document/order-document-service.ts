// The pick list of an order and the documents of its parcels as files: issued ones as stored, others drawn now.
import type { Kysely } from 'kysely'
import type { StaffDocumentKind } from '../../../shared/document-kinds.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { drawDocument, type DocumentLayout } from './draw-document.ts'
import {
  findCreditNotes,
  findInvoiceOfShipment,
  type IssuedRow,
} from './issued-document-repository.ts'
import { readIssuedFile } from './issued-file-service.ts'
import { lineFactsOf, orderFactsOf, shipmentFactsOf } from './shipment-facts.ts'
import {
  type DocumentOrderRow,
  findItems,
  findParcelLines,
  findParcels,
  type ParcelRow,
} from './shipment-facts-repository.ts'
import { MISSING_TEXTS, type MissingReason } from './texts/missing-texts.ts'
import {
  packingListLayout,
  type PickFacts,
  pickListLayout,
  slipLayout,
} from './warehouse-layouts.ts'

export type { DocumentOrderRow } from './shipment-facts-repository.ts'

export interface DocumentFile {
  fileName: string
  bytes: Buffer
}

export interface DocumentRequest {
  kind: Exclude<StaffDocumentKind, 'proforma' | 'payment-instruction'>
  /** Absent: the last parcel for which the document exists. */
  parcelNo?: string | undefined
  /** Chooses one of several credit notes. */
  number?: string | undefined
  /** The language of documents that are drawn now; issued ones keep theirs. */
  lang: Lang
  now: Date
}

/** Errors: 404 unknown parcel; 409 with a sentence while the document does not exist; 429 when too many are drawn. */
export async function makeOrderDocument(
  db: Kysely<Database>,
  order: DocumentOrderRow,
  request: DocumentRequest,
): Promise<DocumentFile> {
  const { kind, lang } = request
  if (kind === 'pick-list') {
    const bytes = await drawDocument(await pickListOf(db, order, lang))
    return { fileName: `pick-list-${order.order_no}.pdf`, bytes }
  }
  const parcels = await parcelsOf(db, order, request)
  if (kind === 'invoice' || kind === 'credit-note') {
    const issued = await findIssued(db, order, { ...request, kind, parcels })
    const bytes = await readIssuedFile(db, issued, request.now)
    return { fileName: `${kind}-${issued.number}.pdf`, bytes }
  }
  const [parcel] = parcels
  const isSlip = kind === 'slip'
  if ((order.kind === 'dropship') !== isSlip) throw missingDocument('otherKind', lang)
  if (isSlip && !order.neutral_slip) throw missingDocument('slipOff', lang)
  if (!parcel) throw missingDocument('notPacked', lang)
  const facts = await parcelFactsOf(db, order, { parcel, lang })
  const created = parcel.packed_at
  const sender = order.sender_name || order.company_name
  const layout = isSlip
    ? slipLayout({ facts, lang, created, sender })
    : packingListLayout({ facts, lang, created })
  return { fileName: `${kind}-${parcel.shipment_no}.pdf`, bytes: await drawDocument(layout) }
}

/** The newest parcel first. Errors: 404 for an unknown parcel number. */
async function parcelsOf(
  db: Kysely<Database>,
  order: DocumentOrderRow,
  { parcelNo }: DocumentRequest,
): Promise<ParcelRow[]> {
  const parcels = await findParcels(db, order.id)
  if (parcelNo === undefined) return parcels
  const chosen = parcels.filter(({ shipment_no }) => shipment_no === parcelNo)
  if (chosen.length === 0) throw notFound()
  return chosen
}

async function findIssued(
  db: Kysely<Database>,
  order: DocumentOrderRow,
  {
    kind,
    parcels,
    parcelNo,
    number,
    lang,
  }: DocumentRequest & { kind: 'invoice' | 'credit-note'; parcels: ParcelRow[] },
): Promise<IssuedRow> {
  if (kind === 'credit-note') {
    const notes = await findCreditNotes(db, order.id)
    const ids = new Set(parcels.map(({ id }) => id))
    const note = notes.find((each) => {
      if (number !== undefined && each.number !== number) return false
      return parcelNo === undefined || ids.has(each.shipment_id ?? 0)
    })
    if (!note) throw missingDocument('noCredit', lang)
    return note
  }
  for (const { id } of parcels) {
    const invoice = await findInvoiceOfShipment(db, id)
    if (invoice) return invoice
  }
  if (order.demonstration) throw missingDocument('demonstration', lang)
  if (order.test_mode) throw missingDocument('testMode', lang)
  throw missingDocument(order.kind === 'wholesale' ? 'notInvoiced' : 'monthNotInvoiced', lang)
}

async function parcelFactsOf(
  db: Kysely<Database>,
  order: DocumentOrderRow,
  { parcel, lang }: { parcel: ParcelRow; lang: Lang },
) {
  const items = new Map((await findItems(db, order.id)).map((item) => [item.position, item]))
  const lines = (await findParcelLines(db, parcel.id)).flatMap(({ position, pieces }) => {
    const item = items.get(position)
    return item ? [lineFactsOf(item, { from: 0, to: pieces, order, lang })] : []
  })
  return shipmentFactsOf(order, { parcel, lines, lang })
}

async function pickListOf(
  db: Kysely<Database>,
  order: DocumentOrderRow,
  lang: Lang,
): Promise<DocumentLayout> {
  const items = (await findItems(db, order.id)).filter(({ reserved }) => reserved > 0)
  if (items.length === 0) throw missingDocument('nothingReserved', lang)
  const lines = items.map((item) => {
    return lineFactsOf(item, { from: item.shipped, to: item.shipped + item.reserved, order, lang })
  })
  const facts = {
    ...orderFactsOf(order, lang),
    sender: order.sender_name,
    enclosed: enclosedIn(order),
    lines,
  }
  return pickListLayout({ facts, lang, created: order.placed_at })
}

function enclosedIn({ kind, neutral_slip, packing_list }: DocumentOrderRow): PickFacts['enclosed'] {
  if (kind === 'dropship') return neutral_slip ? 'slip' : null
  return packing_list ? 'packing-list' : null
}

/** 409 with a sentence that says when the document exists. */
export function missingDocument(reason: MissingReason, lang: Lang): AppError {
  return new AppError(409, [], { reason, text: MISSING_TEXTS[reason][lang] })
}
