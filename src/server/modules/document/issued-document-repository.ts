// Issues documents through a function of the database, and reads them with their files.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type { IssuedDocumentTable } from '../../db/schema/documents.ts'
import type { DocumentOrderRow } from './shipment-facts-repository.ts'

export type IssuedRow = Selectable<IssuedDocumentTable>

export interface NewDocument {
  kind: IssuedRow['kind']
  accountId: number
  orderId?: number
  shipmentId?: number
  /** The first day of the month: 'YYYY-MM-DD'. */
  month?: string
  returnId?: number
  lang: Lang
  /** In minor units. */
  total: bigint
  issuedAt: Date
  /** All that the document shows. */
  facts: object
}

/** Assigns the next number. Errors: a database error with SQLSTATE DC001 when the total is not what the ledger moved. */
export async function issueDocument(
  trx: Kysely<Database>,
  document: NewDocument,
): Promise<IssuedRow> {
  const { kind, accountId, orderId, shipmentId, month, returnId } = document
  const { lang, total, issuedAt, facts } = document
  const { rows } = await sql<IssuedRow>`
    select * from document_issue(${kind}, ${accountId}, ${orderId ?? null}, ${shipmentId ?? null}, ${month ?? null},
      ${returnId ?? null}, ${lang}, ${total}, ${issuedAt}, ${JSON.stringify(facts)})`.execute(trx)
  return rows[0]!
}

/** The invoice, its own or that of the month, that charges a parcel or, if it replaces a lost parcel, that lost parcel. */
export async function findInvoiceOfShipment(
  db: Kysely<Database>,
  shipmentId: number,
): Promise<IssuedRow | undefined> {
  return db
    .selectFrom('issued_document')
    .innerJoin('invoiced_shipment', 'invoiced_shipment.document_id', 'issued_document.id')
    .where('invoiced_shipment.shipment_id', '=', sql<number>`charged_shipment(${shipmentId})`)
    .selectAll('issued_document')
    .executeTakeFirst()
}

/** The newest first. */
export async function findCreditNotes(db: Kysely<Database>, orderId: number): Promise<IssuedRow[]> {
  return db
    .selectFrom('issued_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note')
    .orderBy('id', 'desc')
    .selectAll()
    .execute()
}

export interface ListedRow {
  kind: IssuedRow['kind']
  number: string
  shipment_no: string
}

/** Invoices and credit notes of the parcels of an order, the oldest first. */
export async function findIssuedOfOrder(
  db: Kysely<Database>,
  orderId: number,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select d.kind, d.number, s.shipment_no
    from shipment s join invoiced_shipment i on i.shipment_id = s.id
    join issued_document d on d.id = i.document_id or (d.shipment_id = s.id and d.kind = 'credit_note')
    where s.order_id = ${orderId} order by d.id, s.id`.execute(db)
  return rows
}

export interface MonthToInvoice {
  accountId: number
  /** Its first day: 'YYYY-MM-DD'. */
  month: string
}

/** Months of dropship accounts, closed in the last 100 days, with shipments that no invoice charges yet; the oldest first. */
export async function findMonthsToInvoice(db: Kysely<Database>): Promise<MonthToInvoice[]> {
  // Only months without an invoice are searched for shipments, and each only until one of `shipments_to_invoice` is found.
  const { rows } = await sql<MonthToInvoice>`
    with open_month as materialized (
      select s.* from statement s join money_account m on m.id = s.account_id and m.kind = 'dropship' and not m.test_mode
      where s.closed_at > now() - interval '100 days'
        and not exists (select from issued_document d where d.account_id = s.account_id and d.month = s.month)
    )
    select s.account_id as "accountId", s.month::text as month from open_month s
    where exists (
      select from ledger_transfer t join trade_order o on o.id = t.order_id and not o.test_mode and not o.demonstration
      where t.account_id = s.account_id and t.id between s.first_transfer and s.last_transfer
        and t.kind in ('capture_goods', 'capture_freight')
        and not exists (select from ledger_transfer earlier
          where earlier.shipment_id = t.shipment_id and earlier.id < t.id
            and earlier.kind in ('capture_goods', 'capture_freight'))
    )
    order by s.month, s.account_id`.execute(db)
  return rows
}

export interface UncreditedRefund {
  orderNo: string
  /** The settled return that was refunded; null: the lost parcel itself was. */
  returnNo: string | null
  /** The lost parcel; null: a return was refunded. */
  shipmentId: number | null
}

/** Refunds of invoiced parcels that have no credit note, because they were booked before the invoice of the month. */
export async function findUncredited(db: Kysely<Database>): Promise<UncreditedRefund[]> {
  const { rows } = await sql<UncreditedRefund>`
    select o.order_no as "orderNo", r.return_no as "returnNo", null::bigint as "shipmentId"
    from trade_return r join trade_order o on o.id = r.order_id
    where r.resolution = 'refund' and r.settled_at > now() - interval '100 days'
      and exists (select from ledger_transfer t where t.return_id = r.id and t.kind = 'refund')
      and exists (select from return_line l join invoiced_shipment i on i.shipment_id = charged_shipment(l.shipment_id)
        where l.return_id = r.id)
      and not exists (select from issued_document d where d.return_id = r.id)
    union all
    select o.order_no, null, s.id
    from shipment s join trade_order o on o.id = s.order_id
      join invoiced_shipment i on i.shipment_id = charged_shipment(s.id)
    where s.refund > 0 and s.refunded_at > now() - interval '100 days'
      and not exists (select from issued_document d
        where d.shipment_id = charged_shipment(s.id) and d.kind = 'credit_note' and d.return_id is null)`.execute(
    db,
  )
  return rows
}

export interface MonthParcelRow {
  shipment_no: string
  order_no: string
  own_reference: string
  dispatched_at: Date
  pieces: number
  /** In minor units, and so is the freight. */
  goods: number
  freight: number
}

/** In the order in which they were charged. */
export async function findMonthParcels(
  db: Kysely<Database>,
  { accountId, month }: MonthToInvoice,
): Promise<MonthParcelRow[]> {
  const { rows } = await sql<MonthParcelRow>`
    select s.shipment_no, o.order_no, o.own_reference, s.dispatched_at,
      (select sum(l.pieces)::int from shipment_line l where l.shipment_id = s.id) as pieces,
      coalesce((select amount from ledger_transfer t where t.shipment_id = s.id and t.kind = 'capture_goods'), 0)
        as goods,
      coalesce((select amount from ledger_transfer t where t.shipment_id = s.id and t.kind = 'capture_freight'), 0)
        as freight
    from shipments_to_invoice(${accountId}, ${month}) i join shipment s on s.id = i.shipment_id
    join trade_order o on o.id = s.order_id
    order by s.dispatched_at, s.id`.execute(db)
  return rows
}

export type AccountOwnerRow = Pick<
  DocumentOrderRow,
  'billing' | 'company_name' | 'company_country' | 'customer_no' | 'currency' | 'payment_reference'
> & { lang: Lang }

/** Whom a monthly invoice names, in the language of the last order. */
export async function findAccountOwner(
  db: Kysely<Database>,
  accountId: number,
): Promise<AccountOwnerRow | undefined> {
  const { rows } = await sql<AccountOwnerRow>`
    select c.customer_no, c.name as company_name, c.country as company_country, to_jsonb(b) as billing, m.currency,
      m.payment_reference, coalesce((select o.lang from trade_order o
        where o.company_id = m.company_id and o.kind = m.kind order by o.id desc limit 1), 'en_us') as lang
    from money_account m join company c on c.id = m.company_id
    left join company_billing b on b.company_id = m.company_id
    where m.id = ${accountId}`.execute(db)
  return rows[0]
}

export interface FileRow {
  renderer_version: string
  sha256: Buffer
  bytes: Buffer
}

export async function findFile(
  db: Kysely<Database>,
  documentId: number,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('document_file')
    .where('document_id', '=', documentId)
    .select(['renderer_version', 'sha256', 'bytes'])
    .executeTakeFirst()
}

/** Stores the file of a document that has none yet. */
export async function insertFile(
  db: Kysely<Database>,
  documentId: number,
  { renderer_version, sha256, bytes, now }: FileRow & { now: Date },
): Promise<void> {
  await db
    .insertInto('document_file')
    .values({ document_id: documentId, renderer_version, sha256, bytes, made_at: now })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute()
}

/** Documents without a file whose id is greater than `after`, the oldest first. */
export async function findWithoutFile(
  db: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<IssuedRow[]> {
  const { rows } = await sql<IssuedRow>`
    select d.* from issued_document d
    where d.id > ${after} and not exists (select from document_file f where f.document_id = d.id)
    order by d.id limit ${limit}`.execute(db)
  return rows
}
