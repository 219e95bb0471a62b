// Parcels, payments, holds, transfers and reserved stock of the orders that many-orders.ts makes.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

type Connection = Kysely<Database>

/** Adds what belongs to the orders in the table `made_order`. */
export async function addMoney(db: Connection): Promise<void> {
  await addParcels(db)
  await moveMoney(db)
  await reserveStock(db)
}

async function addParcels(db: Connection): Promise<void> {
  await sql`
    insert into shipment (id, order_id, shipment_no, state, service, grams, tracking_no, packed_at, dispatched_at,
      delivered_at, goods, freight) overriding system value
    select (select coalesce(max(id), 0) from shipment) + n, id, order_no || '-1',
      case state when 'packed' then 'packed' when 'part_shipped' then 'dispatched' when 'shipped' then 'dispatched'
        else 'delivered' end, 'example-air-express', 700, case when state <> 'packed' then 'TRACK' || n end,
      placed_at, case when state <> 'packed' then sent_at end,
      case when state in ('delivered', 'closed') then sent_at + interval '5 days' end,
      case state when 'packed' then 0 when 'part_shipped' then first_goods else goods end,
      case state when 'packed' then 0 else freight end
    from made_order where state in ('packed', 'part_shipped', 'shipped', 'delivered', 'closed') order by id`.execute(
    db,
  )
  await continueIds(db, 'shipment')
  // `charged_until`: how many pieces of the order line were charged once this parcel was dispatched.
  await sql`
    insert into shipment_line (shipment_id, position, pieces, charged_until)
    select s.id, l.position, l.quantity, case when o.state <> 'packed' then l.quantity end
    from made_order o join shipment s on s.order_id = o.id join order_line l on l.order_id = o.id
    where o.state <> 'part_shipped' or l.position = 1 order by s.id, l.position`.execute(db)
}

/** A large payment first and one a month, so that no balance ever falls below zero. */
async function moveMoney(db: Connection): Promise<void> {
  await sql`
    insert into payment (method, account_id, currency, amount, charge, bp, fixed, bank_reference, state, arrived_at,
      matched_by, matched_at, credited_by, credited_at)
    select 'transfer', c.account, 'USD', case month when 0 then 100000000000 else 500000 end, 0, 0, 0,
      'made ' || c.n || '-' || month, 'credited', at, 'staff:finance', at, 'staff:finance', at
    from made_company c, generate_series(0, 35) as month,
      lateral (select c.since + make_interval(months => month) as at) as time
    order by at`.execute(db)
  await sql`
    insert into money_hold (order_id, account_id, amount, captured, created_at)
    select o.id, o.account, o.goods + o.freight, coalesce(s.goods + s.freight, 0), o.placed_at
    from made_order o left join shipment s on s.order_id = o.id
    where o.state in ('paid', 'held', 'picking', 'packed', 'part_shipped', 'shipped', 'delivered', 'closed')
    order by o.id`.execute(db)
  await sql`
    create table made_movement as
    select p.account_id as account, p.arrived_at as at, 1 as place, 'payment' as kind, p.amount, p.amount as available,
      0::bigint as held, p.id as payment_id, null::bigint as order_id, null::bigint as shipment_id
    from payment p where p.bank_reference like 'made %'
    union all
    select h.account_id, h.created_at, 2, 'hold', h.amount, -h.amount, h.amount, null, h.order_id, null
    from money_hold h join made_order o on o.id = h.order_id
    union all
    select o.account, s.dispatched_at, 3, 'capture_goods', s.goods, 0, -s.goods, null, o.id, s.id
    from made_order o join shipment s on s.order_id = o.id where s.goods > 0
    union all
    select o.account, s.dispatched_at, 4, 'capture_freight', s.freight, 0, -s.freight, null, o.id, s.id
    from made_order o join shipment s on s.order_id = o.id where s.freight > 0`.execute(db)
  await sql`
    insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
      available_after, held_after, order_id, shipment_id, payment_id)
    select nextval('ledger_posting'), m.at, m.kind, 'USD', false,
      case m.kind when 'payment' then bank.id when 'hold' then a.available_account else a.held_account end,
      case m.kind when 'payment' then a.available_account when 'hold' then a.held_account when 'capture_goods' then sales.id
        else freight.id end,
      m.amount, m.account, sum(m.available) over own, sum(m.held) over own, m.order_id, m.shipment_id, m.payment_id
    from made_movement m join money_account a on a.id = m.account
      join ledger_account bank on bank.code = 'bank.transfer' and bank.currency = 'USD' and not bank.test_mode
      join ledger_account sales on sales.code = 'sales' and sales.currency = 'USD' and not sales.test_mode
      join ledger_account freight on freight.code = 'freight' and freight.currency = 'USD' and not freight.test_mode
    window own as (partition by m.account order by m.at, m.order_id nulls first, m.place)
    order by m.at, m.order_id nulls first, m.place`.execute(db)
  await sql`
    update money_account a set available = f.available, held = f.held, last_at = f.last_at, waiting = coalesce(w.waiting, 0)
    from (select account, sum(available) as available, sum(held) as held, max(at) as last_at
      from made_movement group by account) as f
      left join (select account, count(*) as waiting from made_order
        where state in ('awaiting_funds', 'awaiting_payment') group by account) as w on w.account = f.account
    where f.account = a.id`.execute(db)
}

async function reserveStock(db: Connection): Promise<void> {
  await sql`
    update stock_level s set reserved = s.reserved + l.reserved, backordered = s.backordered + l.backordered,
      on_hand = s.on_hand + l.reserved
    from (select product_id, sum(reserved) as reserved, sum(backordered) as backordered
      from order_line where order_id in (select id from made_order) group by product_id) as l
    where l.product_id = s.product_id`.execute(db)
}

/** Continues the sequence of a table after the rows that were inserted with ids of their own. */
export async function continueIds(db: Connection, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
}
