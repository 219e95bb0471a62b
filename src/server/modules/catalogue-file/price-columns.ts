// The columns of a price list spreadsheet.
import {
  PRICE_FIELDS,
  type PriceField,
  type PriceTerms,
  type PriceStep,
} from '../../../shared/price-file.ts'
import type { SpreadsheetColumn } from '../../platform/spreadsheet.ts'
import { createHeadings } from '../../platform/tables/headings.ts'
import { PRICE_HEADINGS } from './texts/price-headings.ts'

export const PRICE_FILE_HEADINGS = createHeadings<PriceField>({
  fields: PRICE_FIELDS,
  spellings: PRICE_HEADINGS,
  needsOneOf: ['itemNo', 'ean'],
})

/** A row of an exported price list: a step of an item, its terms, or both. */
export type PriceLine = { itemNo: string } & Partial<PriceStep> & Partial<PriceTerms>

/** Every column except the EAN, which is redundant with the item number; headings are the field names. */
export function priceColumns(): Array<SpreadsheetColumn<PriceLine>> {
  return PRICE_FIELDS.filter((field) => field !== 'ean').map((field) => ({
    header: field,
    value: (line) => line[field] ?? null,
  }))
}
