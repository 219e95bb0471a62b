// Interprets the rows of a file: the fields of each row by the mapping, and which rows are one order.
import {
  ORDER_FILE_FIELDS,
  type OrderFileField,
  type OrderFileMapping,
} from '../../../shared/order-file-fields.ts'
import {
  ADDRESS_FIELDS,
  cleanAddress,
  type RecipientAddress,
} from '../../../shared/recipient-address.ts'

export interface FileRow {
  line: number
  cells: readonly string[]
  /** What the member wrote in place of a cell. */
  edits: Readonly<Partial<Record<OrderFileField, string>>>
}

export type RowFields = Record<OrderFileField, string>

export interface ReadRow {
  line: number
  fields: RowFields
}

export interface ReadOrder {
  reference: string
  /** In the order of the file; never empty. */
  rows: ReadRow[]
  /** `country` is what the file says: a code or a name. */
  address: RecipientAddress
  /** Lines of rows whose address is another one than that of the first row. */
  conflicting: ReadonlySet<number>
}

const ADDRESS = ['firstName', 'surname', ...ADDRESS_FIELDS] as const

/** The text of each field of a row: what the member typed in its place, otherwise the cell; empty without a column. */
export function readFields({ cells, edits }: FileRow, mapping: OrderFileMapping): RowFields {
  const texts = ORDER_FILE_FIELDS.map((field) => {
    const column = mapping[field]
    const cell = column === undefined ? '' : (cells[column] ?? '')
    return [field, edits[field] ?? cell] as const
  })
  return Object.fromEntries(texts) as RowFields
}

/** Rows of one reference are one order; a row without a reference is an order of its own. */
export function groupOrders(rows: readonly ReadRow[]): ReadOrder[] {
  const groups = new Map<string, ReadRow[]>()
  for (const row of rows) {
    const { reference } = row.fields
    const key = reference === '' ? `line ${row.line}` : `order ${reference.toLowerCase()}`
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map(readOrder)
}

function readOrder(rows: ReadRow[]): ReadOrder {
  const first = rows[0]!
  const orderKey = addressKey(first.fields)
  const conflicting = rows.filter(({ fields }) => {
    const key = addressKey(fields)
    // Exports repeat the order for each of its items, but often without its address.
    return key !== orderKey && ADDRESS.some((field) => fields[field] !== '')
  })
  return {
    reference: first.fields.reference,
    rows,
    address: addressOf(first.fields),
    conflicting: new Set(conflicting.map(({ line }) => line)),
  }
}

function addressKey(fields: RowFields): string {
  return JSON.stringify(ADDRESS.map((field) => fields[field].toLowerCase()))
}

function addressOf({ name, firstName, surname, ...fields }: RowFields): RecipientAddress {
  return cleanAddress({ ...fields, name: name === '' ? `${firstName} ${surname}` : name })
}
