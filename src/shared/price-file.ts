// A price list as files hold it: one row for each step of an item, its terms in the first of them.
import type { RowError } from './catalogue-item.ts'

/** In the order of the columns of an export. */
export const PRICE_FIELDS = [
  'itemNo',
  'ean',
  'minQuantity',
  'amount',
  'validFrom',
  'validTo',
  'minimum',
  'multiple',
  'maximum',
  'specialPrice',
  'specialMonthlyQuantity',
  'specialFrom',
  'specialTo',
] as const
export type PriceField = (typeof PRICE_FIELDS)[number]

/** What may be ordered and the special offer; null: the list says nothing of it. */
export const TERM_FIELDS = [
  'minimum',
  'multiple',
  'maximum',
  'specialPrice',
  'specialMonthlyQuantity',
  'specialFrom',
  'specialTo',
] as const satisfies readonly PriceField[]
export type TermField = (typeof TERM_FIELDS)[number]

/** Amounts as text with up to four decimals, days as 'YYYY-MM-DD'. */
export interface PriceTerms {
  minimum: number | null
  multiple: number | null
  maximum: number | null
  specialPrice: string | null
  specialMonthlyQuantity: number | null
  specialFrom: string | null
  specialTo: string | null
}

export interface PriceStep {
  minQuantity: number
  amount: string
  validFrom: string | null
  validTo: string | null
}

/** One row that was read; one of itemNo and ean is there. A row may hold terms alone. */
export interface PriceFileRow {
  line: number
  itemNo: string | null
  /** As fourteen digits. */
  ean: string | null
  step: PriceStep | null
  /** The terms of which the row says something; null: it leaves all of them empty. */
  terms: Partial<PriceTerms> | null
}

export type PriceRowError = RowError<PriceField>
export type ReadPriceRow =
  | { ok: true; row: PriceFileRow }
  | { ok: false; itemNo: string | null; errors: PriceRowError[] }
