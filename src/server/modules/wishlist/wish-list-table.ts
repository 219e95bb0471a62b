// A wish list as a spreadsheet table: the same columns in CSV and XLSX.
import { numbersText, rowsText } from '../../../shared/customer-refs.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { SpreadsheetColumn } from '../../platform/spreadsheet.ts'
import type { ListedLine, ListedItems } from './listed-lines.ts'
import { EXPORT_TEXTS, missingPriceText } from './texts/export-texts.ts'

/** Item numbers stay text; quantities and plain amounts are numbers, so that they can be summed. */
export function tableColumns(
  { currency }: ListedItems,
  lang: Lang,
): SpreadsheetColumn<ListedLine>[] {
  const t = EXPORT_TEXTS[lang]
  const missing = ({ reason }: ListedLine) =>
    reason === 'region_blocked' ? missingPriceText(reason, t) : null
  return [
    { header: t.itemNo, value: (line) => line.itemNo, width: 14 },
    { header: t.title, value: (line) => line.title, width: 48 },
    { header: t.quantity, value: (line) => line.quantity, width: 10 },
    ...(currency === null
      ? []
      : [
          {
            header: t.unit(currency),
            value: (line: ListedLine) => amount(line.unit) ?? missing(line),
            width: 16,
          },
          {
            header: t.total(currency),
            value: (line: ListedLine) => amount(line.total),
            width: 16,
          },
        ]),
    { header: t.note, value: (line) => line.note, width: 40 },
    { header: t.yourNumber, value: (line) => numbersText(line.customerRefs), width: 28 },
    { header: t.yourRow, value: (line) => rowsText(line.customerRefs), width: 10 },
  ]
}

function amount(text: string | null): string | number | null {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}
