// Tables of issued documents: their counters, facts and files. Money is in minor units.
import type { Generated } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'

export interface DocumentCounterTable {
  /** The letter of the numbers: invoices, monthly invoices, credit notes. */
  series: 'I' | 'M' | 'C'
  year: number
  last: number
}

export interface IssuedDocumentTable {
  id: Generated<number>
  kind: 'invoice' | 'monthly_invoice' | 'credit_note'
  number: string
  company_id: number
  account_id: number
  order_id: number | null
  shipment_id: number | null
  /** The first day of the month. */
  month: string | null
  /** The invoice that a credit note corrects. */
  corrects: number | null
  return_id: number | null
  lang: Lang
  currency: string
  total: number
  issued_at: Date
  /** All that it shows, copied when it was issued. */
  facts: unknown
}

export interface InvoicedShipmentTable {
  shipment_id: number
  document_id: number
  amount: number
}

export interface DocumentFileTable {
  document_id: number
  renderer_version: string
  sha256: Buffer
  bytes: Buffer
  made_at: Date
}

export interface DocumentTables {
  document_counter: DocumentCounterTable
  issued_document: IssuedDocumentTable
  invoiced_shipment: InvoicedShipmentTable
  document_file: DocumentFileTable
}
