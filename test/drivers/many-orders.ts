// Fills a database with the orders of many companies over three years by statements on whole tables, so that it reconciles.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

export interface ManyOrders {
  orders: number
  companies: number
}

/**
 * Orders of the last three years in every state, with addresses, lines, events, offers, parcels, payments, holds and
 * transfers; the largest company has a twelfth of all. Items are those that are sold, prices
 * invented. The same numbers make the same orders. Documents, mails and returns are left out.
 */
export async function fillOrders(
  owner: Kysely<Database>,
  { orders, companies }: ManyOrders,
): Promise<void> {
  await owner.connection().execute(async (db) => {
    // Whether everything fits together is what reconciliation tells; checking it row by row takes as long again.
    await sql`set session_replication_role = replica`.execute(db)
    await sql`select setseed(0.42)`.execute(db)
    await sql`set work_mem = '256MB'`.execute(db)
    await addCompanies(db, companies)
    await drawOrders(db, orders, companies)
    await addLines(db)
    await addOrders(db)
    await addEvents(db)
    await addParcels(db)
    await moveMoney(db)
    await promiseStock(db)
    await sql`drop table made_company, made_item, made_order, made_movement`.execute(db)
    await sql`reset session_replication_role`.execute(db)
    await sql`reset work_mem`.execute(db)
  })
  await sql`vacuum analyze trade_order, order_line, order_address, order_offer, order_event, shipment, shipment_line,
    ledger_transfer, money_hold, money_account, payment, company, membership, stock_level`.execute(
    owner,
  )
}

async function addCompanies(db: Kysely<Database>, companies: number): Promise<void> {
  await sql`
    create table made_company as
    select n, (select coalesce(max(id), 0) from company) + n as id,
      case when n % 10 < 7 then 'dropship' else 'wholesale' end as kind,
      (select coalesce(max(id), 0) from ledger_account) + 2 * n as available,
      (select coalesce(max(id), 0) from ledger_account) + 2 * n + 1 as held,
      (select coalesce(max(id), 0) from money_account) + n as account,
      now() - interval '3 years 1 day' as since
    from generate_series(1, ${companies}::int) as n`.execute(db)
  await sql`
    insert into company (id, customer_no, name, country, created_at) overriding system value
    select id, 'M' || lpad(n::text, 6, '0'), 'Example company ' || n,
      (array['DE', 'NL', 'US', 'GB', 'HK', 'FR'])[1 + n % 6], since from made_company`.execute(db)
  await sql`
    insert into membership (company_id, kind, state, price_group, currency, sales_region, state_since)
    select id, kind, 'approved', kind, 'USD', 'GLOBAL', since from made_company`.execute(db)
  await sql`
    insert into ledger_account (id, code, company_id, kind, currency) overriding system value
    select available, 'available', id, kind, 'USD' from made_company
    union all select held, 'held', id, kind, 'USD' from made_company`.execute(db)
  await sql`
    insert into money_account (id, company_id, kind, currency, test_mode, available_account, held_account,
      payment_reference, opened_at, created_at) overriding system value
    select account, id, kind, 'USD', false, available, held, creditor_reference(available), since, since
    from made_company`.execute(db)
  for (const table of ['company', 'ledger_account', 'money_account']) await continueIds(db, table)
}

/** Who orders when, and how far it has come: orders end within ten weeks, and a few of each age are cancelled. */
async function drawOrders(db: Kysely<Database>, orders: number, companies: number): Promise<void> {
  await sql`
    create table made_order as
    with drawn as (
      select n, 1 + floor(${companies}::int * power(random(), 3))::int as company, random() as fate, random() as step,
        now() - interval '3 years' * power(1 - n / (${orders}::float8 + 1), 1.5) as placed_at
      from generate_series(1, ${orders}::int) as n
    ), named as (
      select d.n, d.n + (select coalesce(max(id), 0) from trade_order) as id,
        'O' || to_char(d.placed_at, 'YY') || '-' || lpad((d.n + 1000000)::text, 7, '0') as order_no,
        c.id as company_id, c.kind, c.account, d.placed_at, d.fate, d.step, now() - d.placed_at as age,
        case c.kind when 'wholesale' then 2 + d.n % 7 else 1 + d.n % 3 end as lines
      from drawn d join made_company c on c.n = d.company
    )
    select n, id, order_no, company_id, kind, account, placed_at, lines,
      placed_at + least(interval '2 days', age * 0.4) as sent_at,
      case when fate < 0.04 then 'cancelled' when age > interval '70 days' then 'closed'
        when age > interval '35 days' or (age > interval '9 days' and step < 0.7) then 'delivered'
        when age > interval '9 days' then 'shipped'
        when kind = 'wholesale' then (array['submitted', 'quoted', 'awaiting_payment', 'paid', 'paid', 'picking', 'packed',
          'part_shipped', 'shipped', 'awaiting_approval'])[1 + floor(step * 10)::int]
        else (array['held', 'held', 'held', 'picking', 'packed', case lines when 1 then 'held' else 'part_shipped' end,
          'awaiting_funds', 'awaiting_approval', 'shipped', 'shipped'])[1 + floor(step * 10)::int] end as state,
      fate > 0.95 as backordered
    from named`.execute(db)
  await sql`create unique index on made_order (id)`.execute(db)
  await sql`analyze made_order`.execute(db)
}

async function addLines(db: Kysely<Database>): Promise<void> {
  await sql`
    create table made_item as
    select row_number() over (order by p.id) - 1 as n, p.id, p.item_no, p.ean, p.chemistry, p.energy_wh,
      p.net_weight_g, p.gross_weight_g, 500 + p.id * 37 % 9000 as cents,
      (select jsonb_object_agg(t.lang, t.title) from product_text t where t.product_id = p.id) as titles
    from product p join stock_level s on s.product_id = p.id
    where not p.stop order by p.id limit 500`.execute(db)
  await sql`
    insert into order_line (order_id, position, product_id, item_no, titles, ean, chemistry, energy_wh, net_weight_g,
      gross_weight_g, quantity, wanted, parts, total, reserved, backordered, shipped, cancelled)
    select o.id, position, i.id, i.item_no, i.titles, i.ean, i.chemistry, i.energy_wh, i.net_weight_g,
      i.gross_weight_g, quantity, case o.kind when 'wholesale' then quantity end,
      jsonb_build_array(jsonb_build_object('unit', (i.cents / 100.0)::numeric(12, 4)::text, 'quantity', quantity,
        'isSpecial', false)), i.cents * quantity,
      case when o.state in ('awaiting_payment', 'picking', 'packed') or (o.state in ('paid', 'held') and not o.backordered)
        or (o.state = 'part_shipped' and position > 1) then quantity else 0 end,
      case when o.state in ('paid', 'held') and o.backordered then quantity else 0 end,
      case when o.state in ('shipped', 'delivered', 'closed') or (o.state = 'part_shipped' and position = 1)
        then quantity else 0 end,
      case o.state when 'cancelled' then quantity else 0 end
    from made_order o cross join generate_series(1, o.lines) as position
      cross join lateral (select case o.kind when 'wholesale' then 5 * (1 + (o.n + position) % 8) else 1 + (o.n + position) % 3 end
        as quantity) as q
      join made_item i on i.n = (o.n * 31 + position * 97) % (select count(*) from made_item)
    order by o.id, position`.execute(db)
}

async function addOrders(db: Kysely<Database>): Promise<void> {
  await sql`alter table made_order add freight bigint, add goods bigint, add first_goods bigint`.execute(
    db,
  )
  await sql`
    update made_order o set freight = case o.kind when 'wholesale' then 4500 else 800 end, goods = line.goods,
      first_goods = line.first_goods
    from (select order_id, sum(total) as goods, sum(total) filter (where position = 1) as first_goods
      from order_line group by order_id) as line where line.order_id = o.id`.execute(db)
  await sql`
    insert into trade_order (id, order_no, company_id, kind, test_mode, demonstration, state, currency, goods, freight,
      total, account_id, lang, own_reference, service, service_name, special_month, placed_at, held_at, due_at,
      offer_revision) overriding system value
    select id, order_no, company_id, kind, false, false, state, 'USD', goods, freight, goods + freight, account,
      'en_us', case when n % 3 = 0 then '' else 'PO-' || n % 100000 end, 'example-air-express',
      '{"en_us": "Air express", "zh_cn": "空运快递", "zh_hk": "空運速遞"}', to_char(placed_at, 'YYYY-MM'), placed_at,
      case when state not in ('submitted', 'quoted', 'awaiting_approval', 'awaiting_payment', 'awaiting_funds',
        'cancelled') then placed_at end,
      case when state in ('quoted', 'awaiting_approval', 'awaiting_payment', 'awaiting_funds')
        then placed_at + interval '14 days' end,
      case when kind = 'wholesale' and state <> 'submitted' then 1 else 0 end
    from made_order order by id`.execute(db)
  await continueIds(db, 'trade_order')
  await sql`
    insert into order_address (order_id, name, company, line1, city, post_code, country, phone, erased_at)
    select id, case when erased then '' else (array['Ada', 'Bela', 'Chen', 'Dora', 'Emil', 'Fay'])[1 + n % 6] || ' '
        || (array['Hopper', 'Lau', 'Meyer', 'Novak', 'Okoye'])[1 + n % 5] || ' ' || n end, '',
      case when erased then '' else 'Canary Street ' || n % 200 end, case when erased then '' else 'Hamburg' end,
      case when erased then '20' else '20095' end, 'DE', '', case when erased then placed_at + interval '24 months' end
    from made_order, lateral (select placed_at < now() - interval '25 months' as erased) as time order by id`.execute(
    db,
  )
  await sql`
    insert into order_offer (order_id, revision, goods, freight, total, lines, note, offered_by, offered_at, valid_until)
    select o.id, 1, o.goods, o.freight, o.goods + o.freight, line.lines, '', 'staff:sales', o.placed_at + interval '1 hour',
      o.placed_at + interval '14 days'
    from made_order o, lateral (select jsonb_agg(jsonb_build_object('position', position, 'itemNo', item_no, 'wanted',
        quantity, 'quantity', quantity, 'parts', parts, 'total', total) order by position) as lines
      from order_line where order_id = o.id) as line
    where o.kind = 'wholesale' and o.state <> 'submitted'`.execute(db)
}

/** The steps of an order of each kind, as far as its state has come. */
async function addEvents(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into order_event (order_id, seq, at, event, state, actor, recorded_at)
    select o.id, row_number() over (partition by o.id order by step.place), step.at, step.event, step.state, step.actor,
      step.at
    from made_order o, lateral (
      values (1, 'place', case when o.kind = 'wholesale' then 'submitted' when o.state in ('awaiting_funds',
          'awaiting_approval') then o.state else 'held' end, o.placed_at, 'member:1'),
        (2, 'offer', 'quoted', o.placed_at + (o.sent_at - o.placed_at) * 0.2, 'staff:sales'),
        (3, 'accept', case when o.state in ('awaiting_approval', 'awaiting_payment') then o.state else 'paid' end,
          o.placed_at + (o.sent_at - o.placed_at) * 0.4, 'member:1'),
        (4, 'pick', 'picking', o.placed_at + (o.sent_at - o.placed_at) * 0.6, 'staff:warehouse'),
        (5, 'pack', 'packed', o.placed_at + (o.sent_at - o.placed_at) * 0.8, 'staff:warehouse'),
        (6, 'dispatch', case o.state when 'part_shipped' then o.state else 'shipped' end, o.sent_at, 'staff:warehouse'),
        (7, 'deliver', 'delivered', o.sent_at + interval '5 days', 'scheduler'),
        (8, 'close', 'closed', o.sent_at + interval '35 days', 'scheduler'),
        (9, 'cancel', 'cancelled', o.sent_at, 'member:1')
      ) as step (place, event, state, at, actor)
    where step.place <= case o.state when 'submitted' then 1 when 'held' then 1 when 'awaiting_funds' then 1
        when 'quoted' then 2 when 'paid' then 3 when 'awaiting_payment' then 3
        when 'awaiting_approval' then case o.kind when 'wholesale' then 3 else 1 end
        when 'cancelled' then 9 when 'picking' then 4 when 'packed' then 5 when 'delivered' then 7
        when 'closed' then 8 else 6 end
      and (o.kind = 'wholesale' or step.place not in (2, 3))
      and (o.state <> 'cancelled' or step.place in (1, 9))
    order by step.at`.execute(db)
}

async function addParcels(db: Kysely<Database>): Promise<void> {
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
  await sql`
    insert into shipment_line (shipment_id, position, pieces, charged_until)
    select s.id, l.position, l.quantity, case when o.state <> 'packed' then l.quantity end
    from made_order o join shipment s on s.order_id = o.id join order_line l on l.order_id = o.id
    where o.state <> 'part_shipped' or l.position = 1 order by s.id, l.position`.execute(db)
}

/** A large payment first and one a month, so that no balance ever falls below zero. */
async function moveMoney(db: Kysely<Database>): Promise<void> {
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

async function promiseStock(db: Kysely<Database>): Promise<void> {
  await sql`
    update stock_level s set reserved = s.reserved + l.reserved, backordered = s.backordered + l.backordered,
      on_hand = s.on_hand + l.reserved
    from (select product_id, sum(reserved) as reserved, sum(backordered) as backordered
      from order_line where order_id in (select id from made_order) group by product_id) as l
    where l.product_id = s.product_id`.execute(db)
}

async function continueIds(db: Kysely<Database>, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
}
