// Fills a database with the orders of many companies over three years, by statements on whole tables. Their money and
// stock reconcile.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { addMoney, continueIds } from './money-of-many-orders.ts'

type Connection = Kysely<Database>

export interface ManyOrders {
  orders: number
  companies: number
}

/**
 * Orders of the last three years in every state, with addresses, lines, events, offers, parcels, payments, holds and
 * transfers; of 2,000 companies the largest has a twelfth of all. Items are those that are sold, prices
 * invented. The same numbers make the same orders. Documents, mails and returns are left out.
 */
export async function fillOrders(
  owner: Connection,
  { orders, companies }: ManyOrders,
): Promise<void> {
  await onTwoConnections(owner, async (db, other) => {
    await sql`select setseed(0.42)`.execute(db)
    await addCompanies(db, companies)
    await drawOrders(db, orders, companies)
    await addLines(db)
    await addOrders(db)
    await Promise.all([addDetails(db), addMoney(other)])
    await sql`drop table made_company, made_item, made_order, made_movement`.execute(db)
  })
  await sql`vacuum analyze trade_order, order_line, order_address, order_offer, order_event, shipment, shipment_line,
    ledger_transfer, money_hold, money_account, payment, company, membership, stock_level`.execute(
    owner,
  )
}

/** A statement that adds rows keeps one core busy, so two at once take half the time. */
async function onTwoConnections(
  owner: Connection,
  work: (one: Connection, other: Connection) => Promise<void>,
): Promise<void> {
  await owner.connection().execute((one) =>
    owner.connection().execute(async (other) => {
      for (const db of [one, other]) {
        // Switches triggers off: reconciliation checks afterwards that everything fits together, and checking it row by
        // row would double the time.
        await sql`set session_replication_role = replica`.execute(db)
        await sql`set work_mem = '256MB'`.execute(db)
      }
      await work(one, other)
      for (const db of [one, other]) await sql`reset all`.execute(db)
    }),
  )
}

async function addDetails(db: Connection): Promise<void> {
  await addAddresses(db)
  await addOffers(db)
  await addEvents(db)
}

async function addCompanies(db: Connection, companies: number): Promise<void> {
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

/**
 * Who orders when, and how far it has come: orders end within ten weeks, and a few of each age are cancelled. `fate`
 * and `step` are random numbers from 0 to 1 that decide this.
 */
async function drawOrders(db: Connection, orders: number, companies: number): Promise<void> {
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

async function addLines(db: Connection): Promise<void> {
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

async function addOrders(db: Connection): Promise<void> {
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
}

async function addAddresses(db: Connection): Promise<void> {
  await sql`
    insert into order_address (order_id, name, company, line1, city, post_code, country, phone, erased_at)
    select id, case when erased then '' else (array['Ada', 'Bela', 'Chen', 'Dora', 'Emil', 'Fay'])[1 + n % 6] || ' '
        || (array['Hopper', 'Lau', 'Meyer', 'Novak', 'Okoye'])[1 + n % 5] || ' ' || n end, '',
      case when erased then '' else 'Canary Street ' || n % 200 end, case when erased then '' else 'Hamburg' end,
      case when erased then '20' else '20095' end, 'DE', '', case when erased then placed_at + interval '24 months' end
    from made_order, lateral (select placed_at < now() - interval '25 months' as erased) as time order by id`.execute(
    db,
  )
}

async function addOffers(db: Connection): Promise<void> {
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
async function addEvents(db: Connection): Promise<void> {
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
