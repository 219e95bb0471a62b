// Matched rows of a pasted list, for tests of its review.
import type { MatchedProduct, MatchedRow } from '../../src/contract/match-rows.ts'

const priceOf = (unit: string) => ({
  currency: 'USD',
  steps: [{ from: 5, unit }],
  minimum: 5,
  multiple: 5,
  maximum: 100,
  special: null,
  suggestedRetail: null,
  isDemonstration: true,
})
export const item = (itemNo: string, unit: string, more: object = {}) =>
  ({
    itemNo,
    styleType: itemNo.startsWith('VU') ? 'high-performance' : 'main',
    stockBand: 'in',
    stop: false,
    price: priceOf(unit),
    priceReason: 'visible',
    pair: null,
    fit: null,
    ...more,
  }) as MatchedProduct
export const BLOCKED = { price: null, priceReason: 'region_blocked' }
export const pack = (no: string, main: object = {}, highPerformance: object = {}) =>
  item(`VC-${no}`, '2', { ...main, pair: item(`VU-${no}`, '1.5', highPerformance) })
export const matched = (row: number, patch: Partial<MatchedRow> = {}): MatchedRow => ({
  row,
  text: `text ${row}`,
  readAs: null,
  quantity: 10,
  outcome: 'ok',
  into: null,
  quantityFault: null,
  nextQuantity: null,
  match: null,
  isEitherSeries: true,
  isSeries: false,
  description: '',
  products: [pack(String(row))],
  ...patch,
})
