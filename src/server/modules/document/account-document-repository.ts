// Finds the documents of a company in one area: of its orders and of closed months.
import { sql, type Kysely } from 'kysely'
import type { AccountDocumentKind } from '../../../shared/document-kinds.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { IssuedRow } from './issued-document-repository.ts'

export interface DocumentOwner {
  companyId: number
  /** The area, as the kind of its members. */
  kind: MemberKind
}

export interface DocumentQuery {
  /** Null: all. */
  kind: AccountDocumentKind | null
  /** '2026-11'; null: all. */
  month: string | null
  includesStatements: boolean
  /** How many documents to skip: those of the earlier pages. */
  after: number
  limit: number
}

export interface AccountDocumentRow {
  kind: AccountDocumentKind
  /** Null: a statement or a proforma. */
  number: string | null
  /** Null: a statement or a monthly invoice. */
  order_no: string | null
  /** '2026-11'; null: it does not cover a month. */
  month: string | null
  /** When it was issued, closed or offered. */
  at: Date
  /** In minor units; of a statement its closing balance. */
  total: number
  currency: string
  /** The number of all documents that match, on every row. */
  count: number
}

/** The newest first; of the offers of an order only the newest, as its proforma. */
export async function findAccountDocuments(
  db: Kysely<Database>,
  { companyId, kind: area }: DocumentOwner,
  { kind, month, includesStatements, after, limit }: DocumentQuery,
): Promise<AccountDocumentRow[]> {
  const { rows } = await sql<AccountDocumentRow>`
    with listed as (
      select d.kind, d.number, o.order_no, to_char(d.month, 'YYYY-MM') as month, d.issued_at as at, d.total, d.currency
      from issued_document d join money_account m on m.id = d.account_id left join trade_order o on o.id = d.order_id
      where d.company_id = ${companyId} and m.kind = ${area}
      union all
      select 'statement', null, null, to_char(s.month, 'YYYY-MM'), s.closed_at, s.closing, m.currency
      from statement s join money_account m on m.id = s.account_id
      where m.company_id = ${companyId} and m.kind = ${area} and ${includesStatements}
      union all
      select 'proforma', null, o.order_no, null, f.offered_at, f.total, o.currency
      from trade_order o join order_offer f on f.order_id = o.id and f.revision = o.offer_revision
      where o.company_id = ${companyId} and o.kind = ${area}
    )
    select *, count(*) over ()::int as count from listed
    where (${kind}::text is null or kind = ${kind})
      and (${month}::text is null
        or coalesce(month, to_char(at at time zone 'Asia/Hong_Kong', 'YYYY-MM')) = ${month})
    order by at desc, kind, number desc, order_no desc
    limit ${limit} offset ${after}`.execute(db)
  return rows
}

/** Undefined when no document has this number, or when it belongs to another company or area. */
export async function findIssuedByNumber(
  db: Kysely<Database>,
  { companyId, kind }: DocumentOwner,
  number: string,
): Promise<IssuedRow | undefined> {
  return db
    .selectFrom('issued_document as d')
    .innerJoin('money_account as m', 'm.id', 'd.account_id')
    .where('d.number', '=', number)
    .where('d.company_id', '=', companyId)
    .where('m.kind', '=', kind)
    .selectAll('d')
    .executeTakeFirst()
}
