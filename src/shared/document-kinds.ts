// The documents of an order and of a money account, and which of them hold prices, so that fewer roles may read them.

export const DOCUMENT_KINDS = [
  'proforma',
  'payment-instruction',
  'invoice',
  'credit-note',
  'packing-list',
  'slip',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Documents with prices: for owners, buyers and finance. */
export const MONEY_DOCUMENTS: ReadonlySet<DocumentKind> = new Set([
  'proforma',
  'payment-instruction',
  'invoice',
  'credit-note',
])

/** The documents that staff print: those of members, and the pick list. */
export const STAFF_DOCUMENT_KINDS = [...DOCUMENT_KINDS, 'pick-list'] as const
export type StaffDocumentKind = (typeof STAFF_DOCUMENT_KINDS)[number]

/** Documents that a money account lists, as the tables name them: those of its orders, monthly invoices, statements. */
export const ACCOUNT_DOCUMENT_KINDS = [
  'proforma',
  'invoice',
  'monthly_invoice',
  'credit_note',
  'statement',
] as const
export type AccountDocumentKind = (typeof ACCOUNT_DOCUMENT_KINDS)[number]
