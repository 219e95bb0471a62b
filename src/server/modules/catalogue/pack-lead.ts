// Decides which of two twins represents their pack in a list, and leaves out the other one.
import type { SeriesPreference } from '../../../shared/series-preferences.ts'
import { STOCK_OUT, type Columns } from './catalogue-columns.ts'
import type { LeadOf } from './catalogue-facets.ts'

/**
 * The twin of the preferred series. `cheapest`: the one in stock if only one is, else the one earlier in `ranked`
 * (rows, cheapest first), without prices the one of the main series. A discontinued twin never leads the other.
 */
export function leadOf(
  columns: Columns,
  preference: SeriesPreference,
  ranked?: Int32Array,
): LeadOf {
  const { stop, stock, highPerformance } = columns
  const places = preference === 'cheapest' && ranked ? placesOf(ranked, columns.size) : undefined
  const preferredSeries = preference === 'high-performance' ? 1 : 0
  return (row, twin) => {
    if (stop[row] !== stop[twin]) return stop[row] ? twin : row
    if (preference === 'cheapest') {
      const [isStocked, isTwinStocked] = [stock[row] !== STOCK_OUT, stock[twin] !== STOCK_OUT]
      if (isStocked !== isTwinStocked) return isStocked ? row : twin
      if (places) return places[row]! < places[twin]! ? row : twin
    }
    return highPerformance[row] === preferredSeries ? row : twin
  }
}

/** Of two twins the one that comes first in `rows` leads. */
export function leadByOrder(rows: Int32Array, size: number): LeadOf {
  const places = placesOf(rows, size)
  return (row, twin) => (places[row]! < places[twin]! ? row : twin)
}

function placesOf(rows: Int32Array, size: number): Int32Array {
  const places = new Int32Array(size).fill(size)
  for (let at = 0; at < rows.length; at++) places[rows[at]!] = at
  return places
}

/** The rows without those whose twin leads, and whether a row represents its twin too. */
export function packsOf({ pair, size }: Columns, rows: Int32Array, lead: LeadOf) {
  const listed = new Uint8Array(size)
  for (const row of rows) listed[row] = 1
  const representsTwin = (row: number) => listed[pair[row]!] === 1
  return {
    rows: rows.filter((row) => !representsTwin(row) || lead(row, pair[row]!) === row),
    representsTwin,
  }
}
