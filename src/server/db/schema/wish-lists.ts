// Tables of wish lists and of recipients' consent.
import type { Generated, JSONColumnType } from 'kysely'
import type { CustomerRef } from '../../../shared/customer-refs.ts'
import type { MemberKind } from '../../../shared/membership.ts'

export interface WishListTable {
  id: string
  member_id: number
  name: string
  /** The list that calls mean when they name none; each login has one at most. */
  is_default: Generated<boolean>
  is_standing: Generated<boolean>
  created_at: Date
  updated_at: Date
}

export interface WishLineTable {
  list_id: string
  product_id: number
  quantity: number
  note: Generated<string>
  position: number
  customer_refs: JSONColumnType<CustomerRef[], string | undefined, string>
  added_at: Date
}

export interface StandingLineTable {
  list_id: string
  kind: MemberKind
  product_id: number
  order_id: number
  ordered_at: Date
  quantity: number
  /** What the quantity cost, in minor units; null: staff priced it later. */
  amount: number | null
  currency: string
  was_in_stock: boolean
}

export interface MailRecipientTable {
  member_id: number
  email: string
  /** The address as addresses are compared (`nameKey`). */
  email_key: string
  token_hash: Buffer
  asked_at: Date
  confirmed_at: Date | null
}

export interface WishListTables {
  wish_list: WishListTable
  wish_line: WishLineTable
  standing_line: StandingLineTable
  mail_recipient: MailRecipientTable
}
