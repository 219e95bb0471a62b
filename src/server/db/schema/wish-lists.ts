// Tables of wish lists and of recipients' consent.
import type { Generated, JSONColumnType } from 'kysely'
import type { CustomerRef } from '../../../shared/customer-refs.ts'

export interface WishListTable {
  id: string
  member_id: number
  name: string
  is_default: Generated<boolean>
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

export interface MailRecipientTable {
  member_id: number
  email: string
  email_key: string
  token_hash: Buffer
  asked_at: Date
  confirmed_at: Date | null
}

export interface WishListTables {
  wish_list: WishListTable
  wish_line: WishLineTable
  mail_recipient: MailRecipientTable
}
