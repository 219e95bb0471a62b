// Reads what the mail about an order needs.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import { DEFAULT_ORDER_MAILS, type OrderMails } from '../../../shared/order-mails.ts'
import type { Database } from '../../db/database.ts'

export interface OrderMailFacts {
  to: string
  lang: Lang
  firstName: string
  orderNo: string
  ownReference: string
  city: string
  country: string
  /**
   * First and last day of the promised arrival, YYYY-MM-DD; null or absent: no day is promised, or the buyer must decide
   * first.
   */
  promised?: { from: string; to: string } | null
}

interface FactsRow extends OrderMailFacts {
  mails: OrderMails
  from: string | null
  until: string | null
}

/** The mail goes to the login that placed the order, or to an owner of the company if that login was removed. */
export async function findMailFacts(
  db: Kysely<Database>,
  orderId: number,
): Promise<(OrderMailFacts & { mails: OrderMails }) | undefined> {
  const { rows } = await sql<FactsRow>`
    select m.email as "to", m.lang, m.first_name as "firstName", o.order_no as "orderNo",
      o.own_reference as "ownReference", a.city, a.country,
      case when o.discontinued_asked_at is null then o.promised_from end as "from",
      case when o.discontinued_asked_at is null then o.promised_to end as until,
      coalesce(s.mails, ${DEFAULT_ORDER_MAILS}) as mails
    from trade_order o cross join lateral (
      select email, lang, first_name from member
      where company_id = o.company_id and disabled_at is null and (id = o.member_id or role = 'owner')
      order by id = o.member_id desc, id limit 1) m
    join order_address a on a.order_id = o.id
    left join order_setting s on s.company_id = o.company_id and s.kind = o.kind
    where o.id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { from, until, ...facts } = row
  return { ...facts, promised: from !== null && until !== null ? { from, to: until } : null }
}
