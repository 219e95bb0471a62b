// A company's settings of its orders: mails, sender, slip; and the address its invoices name.
import type { Kysely } from 'kysely'
import { DEFAULT_ORDER_MAILS, type OrderMails } from '../../../shared/order-mails.ts'
import type { Database } from '../../db/database.ts'
import type { ApprovalLimit } from './approval-repository.ts'
import type { OrderParty } from './order-repository.ts'
import {
  deleteBilling,
  findBilling,
  findOrderSetting,
  saveBilling,
  saveOrderSetting,
} from './order-setting-repository.ts'

export interface OrderSettings {
  mails: OrderMails
  /** Empty: the name of the company. */
  senderName: string
  /** Put into a dropshipper's parcels. */
  neutralSlip: boolean
  /** Put into a wholesaler's parcels. */
  packingList: boolean
  /** A mail with the statement of each month, and its invoice. */
  monthlyMail: boolean
}

export interface BillingAddress {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postCode: string
  country: string
  taxNo: string
}

export async function readOrderSettings(
  db: Kysely<Database>,
  party: OrderParty,
): Promise<OrderSettings & { approval: ApprovalLimit }> {
  const row = await findOrderSetting(db, party)
  return {
    mails: row?.mails ?? DEFAULT_ORDER_MAILS,
    senderName: row?.sender_name ?? '',
    neutralSlip: row?.neutral_slip ?? false,
    packingList: row?.packing_list ?? true,
    monthlyMail: row?.monthly_mail ?? false,
    approval: { limit: row?.approval_limit ?? null, currency: row?.approval_currency ?? null },
  }
}

export async function changeOrderSettings(
  trx: Kysely<Database>,
  { companyId, kind }: OrderParty,
  { mails, senderName, neutralSlip, packingList, monthlyMail }: OrderSettings,
): Promise<void> {
  await saveOrderSetting(trx, {
    company_id: companyId,
    kind,
    mails,
    sender_name: senderName,
    neutral_slip: neutralSlip,
    packing_list: packingList,
    monthly_mail: monthlyMail,
  })
}

/** Null: invoices name the address of the company. */
export async function readBilling(
  db: Kysely<Database>,
  companyId: number,
): Promise<BillingAddress | null> {
  const row = await findBilling(db, companyId)
  if (!row) return null
  const { name, line1, line2, city, region, country } = row
  return { name, line1, line2, city, region, postCode: row.post_code, country, taxNo: row.tax_no }
}

export async function changeBilling(
  trx: Kysely<Database>,
  companyId: number,
  address: BillingAddress | null,
): Promise<void> {
  if (!address) return deleteBilling(trx, companyId)
  const { postCode, taxNo, ...columns } = address
  await saveBilling(trx, { company_id: companyId, ...columns, post_code: postCode, tax_no: taxNo })
}
