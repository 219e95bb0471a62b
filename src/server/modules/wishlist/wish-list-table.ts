// A wish list as a spreadsheet table: the same columns in CSV and XLSX.
import { numbersOf, rowsOf } from '../../../shared/customer-refs.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { SpreadsheetColumn } from '../../platform/spreadsheet.ts'
import type { ListedLine, ListedItems } from './listed-lines.ts'
import { EXPORT_TEXTS, missingPriceText } from './texts/export-texts.ts'

/** Item numbers stay text; quantities and plain amounts are numbers, so that they can be summed. */
export function tableColumns(
  { currency }: ListedItems,
  lang: Lang,
): SpreadsheetColumn<ListedLine>[] {
  const say = EXPORT_TEXTS[lang]
  const missing = ({ reason }: ListedLine) =>
    reason === 'region_blocked' ? missingPriceText(reason, say) : null
  return [
    { header: say.itemNo, value: (line) => line.itemNo, width: 14 },
    { header: say.title, value: (line) => line.title, width: 48 },
    { header: say.quantity, value: (line) => line.quantity, width: 10 },
    ...(currency === null
      ? []
      : [
          {
            header: say.unit(currency),
            value: (line: ListedLine) => amount(line.unit) ?? missing(line),
            width: 16,
          },
          {
            header: say.total(currency),
            value: (line: ListedLine) => amount(line.total),
            width: 16,
          },
        ]),
    { header: say.note, value: (line) => line.note, width: 40 },
    { header: say.yourNumber, value: (line) => numbersOf(line.customerRefs), width: 28 },
    { header: say.yourRow, value: (line) => rowsOf(line.customerRefs), width: 10 },
  ]
}

function amount(text: string | null): string | number | null {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}
