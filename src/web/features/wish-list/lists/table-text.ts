// Rows as text for spreadsheets: tab-separated for the clipboard, CSV for a file.
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { currencyName } from '../../../../shared/currency-name.ts'
import { numbersText, rowsText } from '../../../../shared/customer-refs.ts'
import { unitPriceAt } from '../../../../shared/price-rules.ts'
import type { wishList } from '../../../texts/en_us/wish-list.ts'

/** A heading row, then one row per list line; prices as plain decimals. */
export function listAsText(lines: readonly WishListItem[], t: (typeof wishList)['copy']): string {
  const head = [
    t.itemNo,
    t.name,
    t.quantity,
    t.unit,
    t.subtotal,
    t.currency,
    t.note,
    t.yourNumber,
    t.yourRow,
  ]
  const rows = lines.map(({ itemNo, product, quantity, quote, note, customerRefs }) => [
    itemNo,
    product.title,
    String(quantity),
    product.price ? unitPriceAt(product.price, quantity) : '',
    quote?.total ?? '',
    quote ? currencyName(quote.currency) : '',
    note,
    numbersText(customerRefs),
    rowsText(customerRefs),
  ])
  return [head, ...rows].map((row) => row.map(tabbed).join('\t')).join('\r\n')
}

/** RFC 4180 with a byte order mark, so that spreadsheets read Chinese text correctly. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

function tabbed(value: string): string {
  return guarded(value.replaceAll(/[\t\r\n]+/g, ' '))
}

function quoted(value: string): string {
  const text = guarded(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Prevents spreadsheets from evaluating a cell as a formula. */
function guarded(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
}
