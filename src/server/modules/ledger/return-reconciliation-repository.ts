// Queries that find returns which do not agree with orders, parcels, stock or the ledger.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DifferenceRow } from './reconciliation-repository.ts'

export async function findWrongReturns(db: Kysely<Database>): Promise<DifferenceRow[]> {
  return [...(await findWrongUnits(db)), ...(await findWrongRefunds(db))]
}

/**
 * Returned pieces and their refunds against parcels and order lines; quarantined ones against inspections and the
 * damaged parcels that carriers brought back.
 */
async function findWrongUnits(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with claimed as (
      select l.shipment_id, l.position, sum(coalesce(l.accepted, l.pieces)) as pieces,
        coalesce(sum(l.accepted) filter (where r.resolution = 'refund'), 0) as refunded,
        coalesce(sum(l.refund) filter (where r.resolution = 'refund'), 0) as refund
      from return_line l join trade_return r on r.id = l.return_id
      where r.state not in ('refused', 'withdrawn', 'expired') and r.resolution is distinct from 'replacement'
      group by l.shipment_id, l.position
    ), parcel as (
      select c.*, sent.pieces as sent, o.parts, sent.charged_until as until
      from claimed c join shipment_line sent on sent.shipment_id = c.shipment_id and sent.position = c.position
        join shipment s on s.id = c.shipment_id
        join order_line o on o.order_id = s.order_id and o.position = c.position
    ), line as (
      select s.order_id, c.position, sum(c.refunded) as refunded
      from claimed c join shipment s on s.id = c.shipment_id group by s.order_id, c.position
    ), kept as (
      select product_id, sum(pieces) as pieces from (
        select o.product_id, l.quarantined as pieces
        from return_line l join trade_return r on r.id = l.return_id
          join order_line o on o.order_id = r.order_id and o.position = l.position
        where l.quarantined > 0
        union all
        select o.product_id, l.pieces
        from shipment s join shipment_line l on l.shipment_id = s.id
          join order_line o on o.order_id = s.order_id and o.position = l.position
        where s.state = 'returned' and s.damaged) as back group by product_id
    ), compared as (
      select 'parcel ' || shipment_id || ', line ' || position || ', returned' as subject, pieces::text as stored,
        'at most ' || sent as expected from parcel where pieces > sent
      union all
      select 'parcel ' || shipment_id || ', line ' || position || ', refunds', refund::text,
        (order_pieces_cost(parts, until) - order_pieces_cost(parts, (until - refunded)::integer))::text
      from parcel where refund <> order_pieces_cost(parts, until)
        - order_pieces_cost(parts, (until - refunded)::integer)
      union all
      select 'order ' || o.order_id || ', line ' || o.position || ', returned', o.returned::text,
        coalesce(line.refunded, 0)::text
      from order_line o left join line on line.order_id = o.order_id and line.position = o.position
      where o.returned <> coalesce(line.refunded, 0)
      union all
      select 'stock of product ' || s.product_id || ', quarantined', s.quarantined::text,
        coalesce(kept.pieces, 0)::text
      from stock_level s left join kept on kept.product_id = s.product_id
      where s.quarantined <> coalesce(kept.pieces, 0)
    )
    select * from compared order by subject limit 100`.execute(db)
  return rows
}

/** Refunds, fees and disposal against their lines, formulas, transfers and open charges. */
async function findWrongRefunds(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with money as (
      select r.return_no, coalesce(r.refund, 0) as refund, coalesce(r.fee, 0) as fee,
        coalesce(r.disposal, 0) as disposal, r.fee_bp, line.*, moved.*, moved.charged_disposal
          + coalesce((select sum(c.amount) from open_charge c where c.return_id = r.id), 0) as disposed
      from trade_return r, lateral (
        select coalesce(sum(l.refund), 0) as lines, coalesce(sum(l.refund) filter (where not l.fee_free), 0) as basis
        from return_line l where l.return_id = r.id) as line, lateral (
        select coalesce(sum(t.amount) filter (where t.kind = 'refund'), 0) as refunded,
          coalesce(sum(t.amount) filter (where t.kind = 'restocking'), 0) as charged,
          coalesce(sum(t.amount) filter (where t.kind = 'disposal'), 0) as charged_disposal
        from ledger_transfer t where t.return_id = r.id) as moved
    ), compared as (
      select 'return ' || return_no || ', refund' as subject, refund || ', ' || fee as stored,
        refunded || ', ' || charged as expected
      from money where refund <> refunded or refund <> lines or fee <> charged
        or fee <> div(basis * fee_bp + 5000, 10000)
      union all
      select 'return ' || return_no || ', disposal', disposal::text, disposed::text
      from money where disposal <> disposed
    )
    select * from compared order by subject limit 100`.execute(db)
  return rows
}
