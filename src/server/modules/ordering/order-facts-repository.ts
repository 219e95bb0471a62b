// Reads what the mail about an order needs.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'

export interface OrderMailFacts {
  to: string
  lang: Lang
  firstName: string
  orderNo: string
  ownReference: string
  city: string
  country: string
}

/** Undefined when the company wants no mails about orders, or the login is gone. */
export async function findMailFacts(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderMailFacts | undefined> {
  const { rows } = await sql<OrderMailFacts>`
    select m.email as "to", m.lang, m.first_name as "firstName", o.order_no as "orderNo",
      o.own_reference as "ownReference", a.city, a.country
    from trade_order o join member m on m.id = o.member_id and m.disabled_at is null
    join order_address a on a.order_id = o.id
    where o.id = ${orderId} and not exists (select from order_mail_setting s
      where s.company_id = o.company_id and s.kind = o.kind and s.mails = 'none')`.execute(db)
  return rows[0]
}
