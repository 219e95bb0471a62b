// Finds the closed months that a company wants mailed, and records those that were.
import { sql, type Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'

export interface MonthToMail {
  accountId: number
  companyId: number
  kind: MemberKind
  currency: string
  /** The first day of the month. */
  month: string
  /** Available and held together, in minor units. */
  opening: number
  closing: number
  /** The invoice of a dropshipper's parcels; null: there is none. */
  invoiceNo: string | null
  /** One of the orders whose page shows that invoice. */
  invoicedOrder: string | null
}

/** Months in which nothing moved are left out, and those of a dropshipper whose invoice is still to be issued. */
export async function findMonthsToMail(
  db: Kysely<Database>,
  closedSince: Date,
): Promise<MonthToMail[]> {
  const { rows } = await sql<MonthToMail>`
    select s.account_id as "accountId", m.company_id as "companyId", m.kind, m.currency,
      s.month::text as month, s.opening, s.closing, d.number as "invoiceNo",
      d.facts -> 'parcels' -> 0 ->> 'orderNo' as "invoicedOrder"
    from statement s join money_account m on m.id = s.account_id
    join order_setting o on o.company_id = m.company_id and o.kind = m.kind and o.monthly_mail
    left join issued_document d on d.account_id = s.account_id and d.month = s.month
    where s.closed_at > ${closedSince} and s.first_transfer is not null
      and not exists (select from statement_mail e where e.account_id = s.account_id and e.month = s.month)
      and (d.id is not null or m.kind = 'wholesale' or m.test_mode
        or not exists (select from shipments_to_invoice(s.account_id, s.month)))
    order by s.month, s.account_id`.execute(db)
  return rows
}

/** False when it was mailed before. */
export async function insertMonthlyMail(
  trx: Kysely<Database>,
  { accountId, month }: Pick<MonthToMail, 'accountId' | 'month'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into statement_mail (account_id, month, mailed_at) values (${accountId}, ${month}, ${now})
    on conflict do nothing returning account_id`.execute(trx)
  return rows.length > 0
}
