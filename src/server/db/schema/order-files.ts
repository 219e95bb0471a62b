// Tables of order files: what was read of them, how their columns are mapped, and a company's own names of products.
import type { Generated, JSONColumnType } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type {
  OrderFileField,
  OrderFileMapping,
  OrderFileSummary,
  OrderRowError,
} from '../../../shared/order-file-fields.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'

export interface OrderFileTable {
  id: Generated<number>
  company_id: number
  kind: MemberKind
  member_id: number | null
  file_name: string
  columns: string[]
  /** The hash of the headings, by which the mapping of an earlier file is found. */
  heading_hash: Buffer
  row_count: number
  /**
   * `read`: not checked as it is now; `placing`: a job places its good rows; `done`: the job has ended, and rows with
   * errors may be left.
   */
  state: Generated<'read' | 'checked' | 'placing' | 'done'>
  mapping: JSONColumnType<OrderFileMapping, string | undefined, string>
  /** The shipping service of rows that name none; null: the cheapest. */
  service: string | null
  may_wait: Generated<boolean>
  summary: JSONColumnType<OrderFileSummary> | null
  placed_by: number | null
  lang: Lang
  created_at: Date
  changed_at: Date
}

/** An order as it was checked and is to be placed; amounts as text with all decimals. */
export interface AgreedFileOrder {
  lines: { productId: number; quantity: number }[]
  address: RecipientAddress
  service: string
  total: string
  ownReference: string
  declaredValue?: string | undefined
  /** The number of the EU's Import One-Stop Shop, for VAT. */
  ioss?: string | undefined
  recipientTaxNo?: string | undefined
}

export interface OrderFileRowTable {
  file_id: number
  line: number
  cells: string[]
  /** What the member corrected, by field. */
  edits: JSONColumnType<Partial<Record<OrderFileField, string>>, string | undefined, string>
  state: Generated<'new' | 'good' | 'faulty' | 'placing' | 'placed'>
  /** The member's own number of the order, which joins its rows; empty: the row is an order of its own. */
  reference: Generated<string>
  /** The line on which its order begins. */
  first_line: number
  errors: JSONColumnType<OrderRowError[], string | undefined, string>
  /** On the first line of a good order. */
  agreed: JSONColumnType<AgreedFileOrder> | null
  order_id: number | null
}

export interface OrderFileMappingTable {
  company_id: number
  heading_hash: Buffer
  mapping: JSONColumnType<OrderFileMapping, string, string>
  service: string | null
  may_wait: boolean
  used_at: Date
}

export interface CompanyAliasTable {
  company_id: number
  alias: string
  product_id: number
  /** Null: the login was deleted, or the alias is older than this column. */
  chosen_by: number | null
  chosen_at: Date
}

export interface OrderFileTables {
  order_file: OrderFileTable
  order_file_row: OrderFileRowTable
  order_file_mapping: OrderFileMappingTable
  company_alias: CompanyAliasTable
}
