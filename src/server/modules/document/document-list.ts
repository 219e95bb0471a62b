// Lists the documents of an order that exist.
import type { Kysely } from 'kysely'
import type { DocumentKind } from '../../../shared/document-kinds.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { findIssuedOfOrder } from './issued-document-repository.ts'
import { type DocumentOrderRow, findParcels } from './shipment-facts-repository.ts'
import { DOCUMENT_TEXTS } from './texts/document-texts.ts'

export interface ListedDocument {
  kind: DocumentKind
  title: string
  /** Null for documents of the whole order. */
  parcelNo: string | null
  /** The number of an issued document; null for others. */
  number: string | null
}

/**
 * The proforma and the payment instructions first; then, parcel by parcel, its packing list or neutral
 * slip, its invoice and its credit notes.
 */
export async function listDocuments(
  db: Kysely<Database>,
  order: DocumentOrderRow,
  lang: Lang,
): Promise<ListedDocument[]> {
  const parcels = (await findParcels(db, order.id)).toReversed()
  const issued = parcels.length > 0 ? await findIssuedOfOrder(db, order.id) : []
  const t = DOCUMENT_TEXTS[lang].titles
  const drawn = drawnOfParcel(order)
  const ofParcels: ListedDocument[] = parcels.flatMap(({ shipment_no: parcelNo }) => [
    ...drawn.map((kind) => ({ kind, title: t[TITLE_OF[kind]], parcelNo, number: null })),
    ...issued
      .filter(({ shipment_no }) => shipment_no === parcelNo)
      .map(({ kind, number }) => ({ kind: KIND_OF[kind], title: t[kind], parcelNo, number })),
  ])
  return [...documentsOfOffer(order, lang), ...ofParcels]
}

function documentsOfOffer(order: DocumentOrderRow, lang: Lang): ListedDocument[] {
  if (order.offer_revision === 0) return []
  const t = DOCUMENT_TEXTS[lang].titles
  const ofOrder = { parcelNo: null, number: null }
  const proforma = { kind: 'proforma', title: t.proforma, ...ofOrder } as const
  if (order.state !== 'awaiting_payment') return [proforma]
  return [proforma, { kind: 'payment-instruction', title: t.payment_instruction, ...ofOrder }]
}

/**
 * What can be drawn for each parcel. The packing list is listed even if the wholesaler has switched it off in the
 * settings, which keeps it out of the parcels only.
 */
function drawnOfParcel(order: DocumentOrderRow): (keyof typeof TITLE_OF)[] {
  if (order.kind === 'wholesale') return ['packing-list']
  return order.neutral_slip ? ['slip'] : []
}

const TITLE_OF = { 'packing-list': 'packing_list', slip: 'slip' } as const
const KIND_OF = {
  invoice: 'invoice',
  monthly_invoice: 'invoice',
  credit_note: 'credit-note',
} as const
