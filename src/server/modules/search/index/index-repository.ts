// Reads the data of the search index in batches ordered by id.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { ProductRow } from './product-columns.ts'

type Db = Kysely<Database>

/** The most products or devices per statement; for what belongs to products, the size of its range of ids. */
export const BATCH_SIZE = 4_000

export interface NamedProductRow extends ProductRow {
  item_no: string
  /** Without leading zeros. */
  ean: string | null
  iec_name: string | null
  ansi_name: string | null
  brand: string
  device_brand: string | null
}

export interface FitRow {
  product_id: number
  /** Null: the device is not in the device data. */
  device_id: string | null
  brand: string
  /** The device as the fit list names it. */
  label: string
}

export interface NumberRow {
  product_id: number
  /** As in `PartRefTable`. */
  kind: 'oem' | 'reported_name' | 'iec' | 'ansi' | 'superseded' | 'alias'
  raw: string
  brand: string | null
}

export interface DeviceRow {
  id: string
  slug: string
  brand: string
  model: string
  aliases: string[]
}

/** Until the transaction ends, this process may work on a batch for as long as it needs before it reads the next. */
export async function allowLongPauses(trx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

/** Visible products after the id `after`. */
export async function findProducts(db: Db, after: number): Promise<NamedProductRow[]> {
  const { rows } = await sql<NamedProductRow>`
    select id, item_no, ltrim(ean, '0') as ean, iec_name, ansi_name, brand, device_brand, category_id, chemistry,
           voltage, capacity_mah, energy_wh, length_mm, width_mm, height_mm, diameter_mm, stop, popularity
    from product where status = 'active' and id > ${after} order by id limit ${BATCH_SIZE}`.execute(
    db,
  )
  return rows
}

/** Fits of the products in the batch after the id `after`. */
export async function findFits(db: Db, after: number): Promise<FitRow[]> {
  const { rows } = await sql<FitRow>`
    select product_id, device_id, brand, label from fitment
    where product_id > ${after} and product_id <= ${after + BATCH_SIZE}`.execute(db)
  return rows
}

/** Part numbers and cell names of the products in the batch after the id `after`. */
export async function findNumbers(db: Db, after: number): Promise<NumberRow[]> {
  const { rows } = await sql<NumberRow>`
    select r.product_id, r.kind, r.raw, coalesce(r.brand, p.device_brand) as brand
    from part_ref r join product p on p.id = r.product_id
    where r.product_id > ${after} and r.product_id <= ${after + BATCH_SIZE}`.execute(db)
  return rows
}

/** English titles with the category name, of the products in the batch after the id `after`. */
export async function findTitles(
  db: Db,
  after: number,
): Promise<{ product_id: number; text: string }[]> {
  const { rows } = await sql<{ product_id: number; text: string }>`
    select t.product_id, t.title || ' ' || coalesce(c.name, '') as text from product_text t
    join product p on p.id = t.product_id
    left join category_text c on c.category_id = p.category_id and c.lang = t.lang
    where t.lang = 'en_us' and t.product_id > ${after} and t.product_id <= ${after + BATCH_SIZE}`.execute(
    db,
  )
  return rows
}

/** Devices after the id `after`, with or without a battery. */
export async function findDevices(db: Db, after: string): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select id, slug, brand, model, aliases from device where id > ${after} order by id limit ${BATCH_SIZE}`.execute(
    db,
  )
  return rows
}
