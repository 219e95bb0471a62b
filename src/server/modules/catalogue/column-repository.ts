// Reads the visible products and their stock for the columns in memory.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface ColumnRow {
  id: number
  item_no: string
  category_id: string
  brand: string
  style_type: 'main' | 'high-performance'
  device_brand: string | null
  chemistry: string
  colour: string | null
  regions: string[]
  voltage: number
  capacity_mah: number
  energy_wh: number
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  diameter_mm: number | null
  stop: boolean
  /** In days since 2000-01-01. */
  listed: number
  /** 'YYYY-MM' of listing. */
  month: string
  /** Only compared with that of other items: the higher, the further up in lists. */
  popularity: number
}

/** The next products after an item number, ordered by it. */
export async function findColumnRows(
  db: Kysely<Database>,
  { after, limit }: { after: string; limit: number },
): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select p.id, p.item_no, p.category_id, p.brand, p.style_type, p.device_brand, p.chemistry, p.colour,
           p.regions, p.voltage, p.capacity_mah, p.energy_wh, p.length_mm, p.width_mm, p.height_mm, p.diameter_mm,
           p.stop, p.listed_on - date '2000-01-01' as listed, to_char(p.listed_on, 'YYYY-MM') as month,
           p.popularity
    from product p
    where p.status = 'active' and p.item_no > ${after}
    order by p.item_no limit ${limit}`.execute(db)
  return rows
}

export interface StockRow {
  product_id: number
  /** Pieces neither reserved nor backordered; negative when more were backordered than arrived. */
  quantity: number
}

/** The next products after a product id, ordered by it; hidden ones as well. */
export async function findStockRows(
  db: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select product_id, on_hand - reserved - backordered as quantity from stock_level
    where product_id > ${after} order by product_id limit ${limit}`.execute(db)
  return rows
}
