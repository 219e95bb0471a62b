// The fields of an order in a buyer's own file, and why a row of it cannot be ordered.
import type { AddressError } from './recipient-address.ts'
import type { ShippingReason } from './shipping-terms.ts'

export const ORDER_FILE_FIELDS = [
  'reference',
  'item',
  'quantity',
  'name',
  'firstName',
  'surname',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postCode',
  'country',
  'phone',
  'service',
  /** The value of the parcel for customs. */
  'declaredValue',
  /** Registration of the member for VAT on parcels into the EU (import one-stop shop). */
  'ioss',
  /** Of the recipient. */
  'taxNo',
] as const
export type OrderFileField = (typeof ORDER_FILE_FIELDS)[number]

/** Without a column for each of these no row can be ordered. */
export const NEEDED_FIELDS = ['reference', 'item', 'quantity', 'line1', 'country'] as const

/** The column of each field, from 0; fields without a column are missing. */
export type OrderFileMapping = Partial<Record<OrderFileField, number>>

export const ORDER_FILE_BOUNDS = {
  rows: 5_000,
  columns: 200,
  bytes: 10 * 1024 * 1024,
  /** Of all cells together. */
  totalCharacters: 12_000_000,
  /** Of a workbook, unpacked. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Of one cell; what is longer is cut. */
  characters: 500,
} as const

/** What can be wrong with a row; with its address, `AddressError` says what. The codes are stored with the rows. */
export const ORDER_ROW_ERRORS = [
  'referenceNeeded',
  /** An earlier order has this reference. */
  'referenceUsed',
  /** Rows with this reference name different addresses. */
  'referenceConflict',
  'itemNeeded',
  'itemUnknown',
  /** Several items match the number. */
  'itemQuestion',
  /** An earlier row of the order has the same item. */
  'itemTwice',
  'discontinued',
  'regionBlocked',
  /** The item has no price for this member. */
  'onRequest',
  'quantityForm',
  'belowMinimum',
  'notMultiple',
  'aboveMaximum',
  /** Fewer pieces are in stock than the row asks for. */
  'short',
  'address',
  'serviceUnknown',
  'serviceRefused',
  'declaredValueForm',
  'iossForm',
  /** Price, stock or shipping of the order changed between the check and its placing. */
  'changed',
  /** The row is right, but another row of the same order is not. */
  'linkedRow',
] as const
export type OrderRowErrorCode = (typeof ORDER_ROW_ERRORS)[number]

export interface OrderRowError {
  field: OrderFileField
  code: OrderRowErrorCode
  /** For 'address'. */
  address?: AddressError
  /** For 'serviceRefused'. */
  reasons?: ShippingReason[]
  /**
   * What a sentence names: the earlier order, the first row, the nearest quantity that can be ordered, the pieces in
   * stock.
   */
  detail?: string
  /** Item numbers to choose from, for 'itemQuestion' and 'discontinued'. */
  choices?: string[]
}

/** What a check found; money as text with all decimals. Rows are rows of the file, the other figures count orders. */
export interface OrderFileSummary {
  rows: number
  faultyRows: number
  orders: number
  goodOrders: number
  pieces: number
  currency: string
  goods: string
  freight: string
  total: string
  /** The money that the member has available. */
  available: string
  /** Orders that would wait for money. */
  waiting: number
  /** Orders with pieces beyond the stock. */
  short: number
}
