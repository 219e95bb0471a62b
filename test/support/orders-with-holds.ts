// Orders for tests of documents: held in full, then dispatched parcel by parcel, without the steps of the warehouse.
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { issueShipmentInvoice } from '../../src/server/modules/document/issue-service.ts'
import { captureHold, holdOrWait } from '../../src/server/modules/ledger/ledger-service.ts'
import type { Lang } from '../../src/shared/lang.ts'
import { parseMinor } from '../../src/shared/minor-units.ts'
import { lineTotal } from '../../src/shared/money.ts'
import { amountOfUnits } from '../../src/shared/order-lines.ts'

export interface HeldLine {
  itemNo: string
  title?: string
  /** Quantities with the price of one piece each, as text. */
  parts: { quantity: number; unit: string }[]
  shipped: number
}

export interface OrderWithHold {
  id: number
  orderNo: string
  lines: HeldLine[]
  /** In minor units. */
  freight: bigint
  /** `pieces`: how many of each line are in the parcel; `goods`: their price in minor units. */
  parcels: { id: number; parcelNo: string; pieces: number[]; goods: bigint }[]
}

export interface NewOrder {
  accountId: number
  lines: Omit<HeldLine, 'shipped'>[]
  freight?: bigint
  lang?: Lang
  /** Whether at demonstration prices, at which no invoice is issued. */
  isDemonstration?: boolean
  ownReference?: string
  recipient?: { name: string; company?: string; line1?: string; city?: string }
}

const CURRENCY = 'USD'

/** Creates an order of the account's company and kind, for which money is held. Errors: the balance is too low. */
export async function placeWithHold(
  db: Kysely<Database>,
  { accountId, lines, freight = 800n, lang = 'en_us', recipient, ...more }: NewOrder,
): Promise<OrderWithHold> {
  const orderNo = `T${randomUUID().slice(0, 18)}`
  const totals = lines.map(({ parts }) => parseMinor(lineTotal(parts, CURRENCY), CURRENCY) ?? 0n)
  const goods = totals.reduce((sum, each) => sum + each, 0n)
  const items = lines.map((line, at) => ({
    position: at + 1,
    item_no: line.itemNo,
    titles: line.title === undefined ? null : { en_us: line.title },
    quantity: line.parts.reduce((sum, { quantity }) => sum + quantity, 0),
    parts: line.parts.map((part) => ({ ...part, isSpecial: false })),
    total: `${totals[at]}`,
  }))
  const id = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into trade_order (order_no, company_id, kind, test_mode, demonstration, state, currency, goods, freight,
        total, account_id, lang, own_reference, service, service_name, special_month, placed_at)
      select ${orderNo}, company_id, kind, false, ${more.isDemonstration ?? false}, 'held', currency, ${goods},
        ${freight}, ${goods + freight}, id, ${lang}, ${more.ownReference ?? 'PO 4711'}, 'example-air-express',
        '{"en_us": "Air express", "zh_cn": "空运快递", "zh_hk": "空運速遞"}', '2026-01', now()
      from money_account where id = ${accountId} returning id`.execute(trx)
    const orderId = rows[0]!.id
    await sql`insert into order_line (order_id, position, product_id, item_no, titles, ean, chemistry, energy_wh,
        net_weight_g, gross_weight_g, quantity, reserved, parts, total)
      select ${orderId}, i.position, p.id, p.item_no, coalesce(i.titles, (select jsonb_object_agg(t.lang, t.title)
          from product_text t where t.product_id = p.id), '{}'), p.ean, p.chemistry, p.energy_wh, p.net_weight_g,
        p.gross_weight_g, i.quantity, i.quantity, i.parts, i.total
      from json_to_recordset(${JSON.stringify(items)}::json) as i (position int, item_no text, titles jsonb,
        quantity int, parts jsonb, total bigint) join product p on p.item_no = i.item_no`.execute(
      trx,
    )
    const {
      name,
      company = '',
      line1 = 'Canary Street 17',
      city = 'Hamburg',
    } = recipient ?? {
      name: 'Recipient Canary',
    }
    await sql`insert into order_address (order_id, name, company, line1, city, post_code, country)
      values (${orderId}, ${name}, ${company}, ${line1}, ${city}, '20095', 'DE')`.execute(trx)
    await sql`update stock_level s set on_hand = on_hand + l.quantity, reserved = reserved + l.quantity
      from (select product_id, sum(quantity)::int as quantity from order_line where order_id = ${orderId}
        group by product_id) l where l.product_id = s.product_id`.execute(trx)
    await writeState(trx, orderId, 'held')
    const outcome = await holdOrWait(trx, { accountId, orderId, amount: goods + freight })
    if (outcome !== 'held') throw new Error(`order ${orderNo} is ${outcome}`)
    return orderId
  })
  return {
    id,
    orderNo,
    lines: lines.map((line) => ({ ...line, shipped: 0 })),
    freight,
    parcels: [],
  }
}

/**
 * Dispatches one parcel with `pieces` of each line, and charges it. Returns the invoice's number, null for orders
 * without one. `onCharged` is called in the transaction and may throw to fail it.
 */
export async function dispatchCharged(
  db: Kysely<Database>,
  order: OrderWithHold,
  pieces: readonly number[],
  { now = new Date(), onCharged }: { now?: Date; onCharged?: () => void } = {},
): Promise<string | null> {
  const goods = order.lines.reduce((sum, { parts, shipped }, at) => {
    const units = { from: shipped, to: shipped + (pieces[at] ?? 0), currency: CURRENCY }
    return sum + amountOfUnits(parts, units)
  }, 0n)
  const parcelNo = `${order.orderNo}-${order.parcels.length + 1}`
  const freight = order.parcels.length === 0 ? order.freight : 0n
  const { shipmentId, number } = await db.transaction().execute(async (trx) => {
    await sql`select from trade_order where id = ${order.id} for update`.execute(trx)
    const { rows } = await sql<{ id: number }>`
      insert into shipment (order_id, shipment_no, state, service, grams, tracking_no, packed_at, dispatched_at)
      values (${order.id}, ${parcelNo}, 'dispatched', 'example-air-express', 700, 'TRACK-17', ${now}, ${now})
      returning id`.execute(trx)
    const shipmentId = rows[0]!.id
    for (const [at, count] of pieces.entries()) {
      if (count === 0) continue
      const until = (order.lines[at]?.shipped ?? 0) + count
      await sql`insert into shipment_line (shipment_id, position, pieces, charged_until)
        values (${shipmentId}, ${at + 1}, ${count}, ${until})`.execute(trx)
      await sql`with line as (update order_line set shipped = shipped + ${count}, reserved = reserved - ${count}
          where order_id = ${order.id} and position = ${at + 1} returning product_id)
        update stock_level s set on_hand = on_hand - ${count}, reserved = reserved - ${count}
        from line where line.product_id = s.product_id`.execute(trx)
    }
    const isIncomplete = order.lines.some(({ parts, shipped }, at) => {
      return parts.reduce((sum, part) => sum + part.quantity, 0) > shipped + (pieces[at] ?? 0)
    })
    await writeState(trx, order.id, isIncomplete ? 'part_shipped' : 'shipped')
    await captureHold(trx, { orderId: order.id, shipmentId, goods, freight })
    const number = await issueShipmentInvoice(trx, { orderNo: order.orderNo, shipmentId, now })
    onCharged?.()
    return { shipmentId, number }
  })
  order.lines = order.lines.map((line, at) => ({
    ...line,
    shipped: line.shipped + (pieces[at] ?? 0),
  }))
  order.parcels.push({ id: shipmentId, parcelNo, pieces: [...pieces], goods })
  return number
}

/** Changes the state and records an event, as every change of state does; documents do not depend on its kind. */
async function writeState(trx: Kysely<Database>, orderId: number, state: string): Promise<void> {
  await sql`with moved as (update trade_order set state = ${state} where id = ${orderId})
    insert into order_event (order_id, seq, at, event, state, actor)
    select ${orderId}, count(*) + 1, now(), 'pick', ${state}, 'staff:test' from order_event
    where order_id = ${orderId}`.execute(trx)
}

/** Closes a month of the account with all transfers since the last closed month, as if they were made in it. */
export async function closeMonth(
  owner: Kysely<Database>,
  accountId: number,
  month: string,
): Promise<void> {
  await sql`
    with before as (
      select closing, last_transfer, hash from statement where account_id = ${accountId}
      order by month desc limit 1
    ), moved as (
      select t.* from ledger_transfer t
      where t.account_id = ${accountId} and t.id > coalesce((select last_transfer from before), 0)
    )
    insert into statement (account_id, month, opening, closing, first_transfer, last_transfer, hash, closed_at)
    select ${accountId}, ${month}, coalesce((select closing from before), 0),
      (select available_after + held_after from moved order by id desc limit 1), min(t.id), max(t.id),
      sha256(convert_to(encode(coalesce((select hash from before), ''), 'hex')
        || string_agg(transfer_text(t), E'\n' order by t.id), 'UTF8')), now()
    from ledger_transfer t where t.id in (select id from moved)
    having count(*) > 0`.execute(owner)
}
