// Exports what carriers' tools need to print labels: one row for each packed parcel.
import { minorText } from '../../../shared/minor-units.ts'
import { listLabels, type ParcelLabel } from '../../modules/ordering/parcel-service.ts'
import { type SpreadsheetColumn, writeCsv } from '../../platform/spreadsheet.ts'
import type { OrderContext } from './act-on-order.ts'

export const MAX_LABELS = 5000

const COLUMNS: readonly SpreadsheetColumn<ParcelLabel>[] = [
  { header: 'parcel', value: ({ shipment_no }) => shipment_no },
  { header: 'order', value: ({ order_no }) => order_no },
  { header: 'reference', value: ({ own_reference }) => own_reference },
  { header: 'service', value: ({ service }) => service },
  { header: 'sender', value: ({ sender_name }) => sender_name },
  { header: 'name', value: ({ name }) => name },
  { header: 'company', value: ({ company }) => company },
  { header: 'line1', value: ({ line1 }) => line1 },
  { header: 'line2', value: ({ line2 }) => line2 },
  { header: 'city', value: ({ city }) => city },
  { header: 'region', value: ({ region }) => region },
  { header: 'postCode', value: ({ post_code }) => post_code },
  { header: 'country', value: ({ country }) => country },
  // writeCsv puts an apostrophe before a leading plus, which starts a formula in spreadsheets; no telephone number
  // has one.
  { header: 'phone', value: ({ phone }) => phone.replace(/^\+/, '00') },
  { header: 'grams', value: ({ grams }) => grams },
  { header: 'pieces', value: ({ lines }) => lines.reduce((sum, { pieces }) => sum + pieces, 0) },
  {
    header: 'contents',
    value: ({ lines }) => lines.map(({ pieces, title }) => `${pieces} x ${title}`).join('; '),
  },
  { header: 'declaredValue', value: ({ value, currency }) => minorText(value, currency) },
  { header: 'currency', value: ({ currency }) => currency },
  {
    header: 'customsCodes',
    value: ({ lines }) => distinct(lines.map((each) => each.customs_code)),
  },
  { header: 'origins', value: ({ lines }) => distinct(lines.map((each) => each.origin)) },
  // The number in the Import One-Stop Shop of the EU, for VAT.
  { header: 'ioss', value: ({ ioss }) => ioss ?? '' },
  { header: 'recipientTaxNo', value: ({ recipient_tax_no }) => recipient_tax_no ?? '' },
]

function distinct(values: readonly (string | null)[]): string {
  return [...new Set(values.filter((each) => each !== null))].join(' ')
}

/**
 * At most 5,000 parcels, the oldest first; `service` null: of every service. `write` receives CSV in chunks. `count`: the
 * parcels that were written.
 */
export async function exportLabels(
  { db }: Pick<OrderContext, 'db'>,
  { service, write }: { service: string | null; write: (text: string) => void },
): Promise<{ count: number; isComplete: boolean }> {
  const found = await listLabels(db, { service, limit: MAX_LABELS + 1 })
  const labels = found.slice(0, MAX_LABELS)
  for await (const text of writeCsv(labels, COLUMNS)) write(text)
  return { count: labels.length, isComplete: found.length <= MAX_LABELS }
}
