// A price list in its file form: one row per step of an item, with its terms in the first row.
import type { RowError } from './catalogue-item.ts'

/** In the column order of an export. */
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

/** Order limits and the special price; null: the list does not define it. */
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

/** From `minQuantity` pieces on, each piece costs `amount`. */
export interface PriceStep {
  minQuantity: number
  amount: string
  validFrom: string | null
  validTo: string | null
}

/** One parsed row; it has an itemNo, an ean or both. A row may contain terms only. */
export interface PriceFileRow {
  line: number
  itemNo: string | null
  /** As 14 digits. */
  ean: string | null
  step: PriceStep | null
  /** The terms that the row defines; null: it leaves all of them empty. */
  terms: Partial<PriceTerms> | null
}

export type PriceRowError = RowError<PriceField>
export type ReadPriceRow =
  | { ok: true; row: PriceFileRow }
  | { ok: false; itemNo: string | null; errors: PriceRowError[] }
