// Table of the stock that orders reserve.
import type { Generated } from 'kysely'

/** Pieces. Free: on_hand - reserved - backordered, shown as 0 when negative. */
export interface StockLevelTable {
  product_id: number
  on_hand: number
  reserved: Generated<number>
  backordered: Generated<number>
  /** Returned pieces that are not sold again; not on hand. */
  quarantined: Generated<number>
  /** The figure of the catalogue file that on_hand was last set to. */
  counted: number
  /** 0 out, 1 low, 2 in stock: what pages show in the newest version of the stock. */
  band: number
}

export interface StockTables {
  stock_level: StockLevelTable
}
