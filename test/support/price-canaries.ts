// Canaries: recognisable prices and stock figures, one per product, detected in every format.
import { streamXlsxRows } from 'hucre/xlsx'
import { sql } from 'kysely'
import { announceChange, type RunningShop } from './announce-change.ts'

/**
 * Replaces all prices and stock figures by canaries. Every list price is 735xxxxx.28, every special price 736xxxxx.28, every retail price 737xxxxx.28; stock is
 * 8642xxxxx.
 */
export async function plantCanaries(shop: RunningShop): Promise<void> {
  const { db } = shop
  await sql`update price_row set amount = product_id + 0.28
    + case when list = 'srp' then 73700000 else 73500000 end`.execute(db)
  await sql`update price_term set special_amount = product_id + 73600000.28
    where special_amount is not null`.execute(db)
  await sql`update stock set quantity = product_id + 864200000`.execute(db)
  await sql`update stock_level set on_hand = product_id + 864200000`.execute(db)
  await announceChange(shop)
}

const GAP = "[\\s,.'’\\u00a0\\u202f]?"
// Not within a longer row of hexadecimal digits and hyphens: ids of requests occasionally look like a canary.
const CANARY = new RegExp(
  `(?<![\\da-f.-])(?:73${GAP}[567]\\d\\d${GAP}\\d{3}|864${GAP}2\\d\\d${GAP}\\d{3}|73[567]\\d{5}28(?:00)?)(?![\\da-f-])`,
  'gu',
)

/** The canaries in a text, with or without separators, in units, cents or ten-thousandths. */
export function findCanaries(text: string): string[] {
  return text.match(CANARY) ?? []
}

/** The text of an answer; for a workbook, the text of its cells. */
export async function textOf(body: Buffer): Promise<string> {
  const isWorkbook = body[0] === 0x50 && body[1] === 0x4b && body.includes('[Content_Types].xml')
  // Our own zips are not compressed, so they are searched as they are.
  if (!isWorkbook) return body.toString('utf8')
  const cells: unknown[] = []
  for await (const row of streamXlsxRows(body)) cells.push(row)
  return JSON.stringify(cells)
}
