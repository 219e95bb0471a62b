// What documents show: facts copied from the tables when a document is made, in its language. Amounts are text: '61.50'.
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'

/** A company with its address; lines are as they are printed. */
export interface Party {
  name: string
  lines: string[]
  /** Empty: not stated. */
  taxNo: string
}

export interface Seller extends Party {
  registration: string
  /** Email and phone, as far as they are stated. */
  contact: string[]
}

export interface DocumentLine {
  itemNo: string
  title: string
  ean: string
  /** 'UN3480', or empty. */
  unNumber: string
  /** The class of dangerous goods: '9', '8', or empty. */
  hazardClass: string
  customsCode: string
  origin: string
  pieces: number
  /** The pieces by unit price, the cheapest first. */
  prices: { quantity: number; unit: string }[]
  amount: string
  /** The weight of all pieces of the line; null: unknown. */
  netGrams: number | null
  grossGrams: number | null
}

interface Facts {
  seller: Seller
  buyer: Party
  customerNo: string
  currency: string
  total: string
}

/** The facts of an order that all documents about it show. */
export interface OrderFacts extends Facts {
  orderNo: string
  kind: MemberKind
  ownReference: string
  /** The seller's day, as all days of documents: 'YYYY-MM-DD'. */
  placedOn: string
  shipTo: Party
  service: string
  paymentReference: string
  goods: string
  freight: string
}

/** A parcel; the amounts are those that were charged for it. */
export interface ShipmentFacts extends OrderFacts {
  parcelNo: string
  trackingNo: string
  dispatchedOn: string
  grams: number
  lines: DocumentLine[]
}

export interface MonthlyParcel {
  dispatchedOn: string
  orderNo: string
  ownReference: string
  parcelNo: string
  pieces: number
  goods: string
  freight: string
  amount: string
}

export interface MonthlyFacts extends Facts {
  /** 'YYYY-MM'. */
  month: string
  paymentReference: string
  goods: string
  freight: string
  parcels: MonthlyParcel[]
}

export interface CreditFacts extends Facts {
  /** The invoice that is corrected. */
  invoiceNo: string
  invoicedOn: string
  orderNo: string
  ownReference: string
  parcelNo: string
  lines: { itemNo: string; title: string; pieces: number; amount: string }[]
  goods: string
  /** The restocking fee, deducted from the goods; '0.00' for defective goods and our mistakes. */
  restocking: string
  /** The freight of a lost parcel; absent in credit notes older than the refund of parcels. */
  freight?: string
}

/** The newest offer of an order of a wholesaler. */
export interface ProformaFacts extends OrderFacts {
  revision: number
  offeredOn: string
  validUntil: string
  /** Written by the staff who made the offer; may have several lines. */
  note: string
  /** `wanted`: the pieces ordered. `pieces`: those offered; 0: none. */
  lines: (DocumentLine & { wanted: number })[]
  /** The methods of payment, each with its surcharge and the amount to pay. */
  methods: { name: string; charge: string; toPay: string }[]
}

/** An issued document as it is drawn. */
export type IssuedDocument = { id: number; number: string; lang: Lang; issuedAt: Date } & (
  | { kind: 'invoice'; facts: ShipmentFacts }
  | { kind: 'monthly_invoice'; facts: MonthlyFacts }
  | { kind: 'credit_note'; facts: CreditFacts }
)
