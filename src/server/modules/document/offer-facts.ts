// Copies what a proforma shows from an offer and its order, in one language.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import type { OfferedLine } from '../../db/schema/orders.ts'
import type { ProformaFacts } from './document-facts.ts'
import { lineFactsOf, orderFactsOf } from './shipment-facts.ts'
import { type DocumentOrderRow, findItems } from './shipment-facts-repository.ts'

interface Offer {
  revision: number
  goods: number
  freight: number
  total: number
  lines: readonly OfferedLine[]
  note: string
  offered_at: Date
  valid_until: Date
}

/** Pieces, prices and amounts are those of the offer, whatever happened to the lines since. */
export async function proformaFactsOf(
  db: Kysely<Database>,
  order: DocumentOrderRow,
  { offer, methods, lang }: { offer: Offer; methods: ProformaFacts['methods']; lang: Lang },
): Promise<ProformaFacts> {
  const text = (minor: number) => minorText(BigInt(minor), order.currency)
  const items = new Map((await findItems(db, order.id)).map((item) => [item.position, item]))
  return {
    ...orderFactsOf(order, lang),
    goods: text(offer.goods),
    freight: text(offer.freight),
    total: text(offer.total),
    revision: offer.revision,
    offeredOn: sellerDay(offer.offered_at),
    validUntil: sellerDay(offer.valid_until),
    note: offer.note,
    methods,
    lines: offer.lines.flatMap(({ position, wanted, quantity, parts }) => {
      const item = items.get(position)
      if (!item) return []
      const pieces = { from: 0, to: quantity, order, lang }
      return [{ ...lineFactsOf({ ...item, parts }, pieces), wanted }]
    }),
  }
}
