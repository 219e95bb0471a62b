// Copies what documents show from rows of orders and parcels, in one language.
import type { Lang } from '../../../shared/lang.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { amountOfUnits, partsOfUnits } from '../../../shared/order-lines.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { unClassOf } from '../../../shared/un-class.ts'
import { brand } from '../../../shared/brand.ts'
import { htmlLang } from '../../../shared/lang.ts'
import { imprintIn } from '../../platform/brand/imprint.ts'
import type { DocumentLine, OrderFacts, Party, Seller, ShipmentFacts } from './document-facts.ts'
import type { DocumentOrderRow, ItemRow, ParcelRow } from './shipment-facts-repository.ts'

/** Only the name of the brand if the brand has no imprint. */
export function sellerIn(lang: Lang): Seller {
  const imprint = imprintIn(lang)
  if (!imprint) {
    return { name: brand.brandName, lines: [], taxNo: '', registration: '', contact: [] }
  }
  const { name, address, taxNumber, registration, email, phone } = imprint
  const contact = [email, phone].filter((each) => each !== '')
  return { name, lines: [address], taxNo: taxNumber, registration, contact }
}

/** Whom invoices name: the billing address, otherwise the company and its country. */
export function buyerIn(
  lang: Lang,
  order: Pick<DocumentOrderRow, 'billing' | 'company_name' | 'company_country'>,
): Party {
  const { billing } = order
  if (!billing) {
    const lines = [countryIn(lang, order.company_country)]
    return { name: order.company_name, lines, taxNo: '' }
  }
  return { name: billing.name, lines: linesOf(lang, billing), taxNo: billing.tax_no }
}

/** Of an erased recipient only the country and the beginning of the post code are stored. */
export function recipientIn(lang: Lang, { recipient }: DocumentOrderRow): Party {
  const { name, company } = recipient
  const lines = linesOf(lang, recipient)
  return { name: company || name, lines: company && name ? [name, ...lines] : lines, taxNo: '' }
}

function linesOf(
  lang: Lang,
  address: {
    line1: string
    line2: string
    city: string
    region: string
    post_code: string
    country: string
  },
): string[] {
  const { line1, line2, city, region, post_code: postCode, country } = address
  const place = [postCode, city].filter((part) => part !== '').join(' ')
  const lines = [line1, line2, place, region, countryIn(lang, country)]
  return lines.filter((line) => line !== '')
}

function countryIn(lang: Lang, country: string): string {
  return new Intl.DisplayNames(htmlLang(lang), { type: 'region' }).of(country) ?? country
}

export function orderFactsOf(order: DocumentOrderRow, lang: Lang): OrderFacts {
  const text = (minor: number) => minorText(BigInt(minor), order.currency)
  return {
    seller: sellerIn(lang),
    buyer: buyerIn(lang, order),
    customerNo: order.customer_no,
    currency: order.currency,
    total: text(order.total),
    orderNo: order.order_no,
    kind: order.kind,
    ownReference: order.own_reference,
    placedOn: sellerDay(order.placed_at),
    shipTo: recipientIn(lang, order),
    service: order.service_name[lang] ?? '',
    paymentReference: order.payment_reference,
    goods: text(order.goods),
    freight: text(order.freight),
  }
}

/** The amounts are what the parcel charged. */
export function shipmentFactsOf(
  order: DocumentOrderRow,
  { parcel, lines, lang }: { parcel: ParcelRow; lines: DocumentLine[]; lang: Lang },
): ShipmentFacts {
  const text = (minor: number) => minorText(BigInt(minor), order.currency)
  return {
    ...orderFactsOf(order, lang),
    goods: text(parcel.goods),
    freight: text(parcel.freight),
    total: text(parcel.goods + parcel.freight),
    parcelNo: parcel.shipment_no,
    trackingNo: parcel.tracking_no ?? '',
    dispatchedOn: parcel.dispatched_at ? sellerDay(parcel.dispatched_at) : '',
    grams: parcel.grams,
    lines,
  }
}

/** Pieces `from` + 1 to `to` of an order line. */
export function lineFactsOf(
  item: ItemRow,
  { from, to, order, lang }: { from: number; to: number; order: DocumentOrderRow; lang: Lang },
): DocumentLine {
  const { currency, mode } = order
  const pieces = to - from
  const statedClass = item.un_class ?? ((item.type ?? 'battery') === 'battery' ? null : 'none')
  const goods = {
    chemistry: item.chemistry,
    unClass: statedClass,
    packing: item.packing ?? 'alone',
  }
  const unClass = unClassOf(goods, mode ?? 'air')
  const isDangerous = unClass !== null && unClass !== 'none'
  return {
    itemNo: item.item_no,
    title: item.titles[lang] ?? item.titles.en_us ?? item.item_no,
    ean: item.ean ?? '',
    unNumber: isDangerous ? unClass : '',
    // Class 8 is corrosive: lead-acid batteries. Class 9 are the other batteries.
    hazardClass: isDangerous ? (unClass === 'UN2800' ? '8' : '9') : '',
    customsCode: item.customs_code ?? '',
    origin: item.origin === null ? '' : countryIn(lang, item.origin),
    pieces,
    prices: partsOfUnits(item.parts, { from, to }),
    amount: minorText(amountOfUnits(item.parts, { from, to, currency }), currency),
    netGrams: item.net_weight_g === null ? null : item.net_weight_g * pieces,
    grossGrams: item.gross_weight_g === null ? null : item.gross_weight_g * pieces,
  }
}
