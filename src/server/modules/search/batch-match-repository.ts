// Looks a thousand texts up at once: which terms each of them is exactly, and the products they lead to.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface BatchTerm {
  key: string
  kind: string
  display: string
  brand: string | null
  /** Best first, at most thirty. */
  productIds: number[]
}

/** Terms of numbers, barcodes, names and devices by key. */
export async function findTermsByKeys(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<BatchTerm[]> {
  const { rows } = await sql<Omit<BatchTerm, 'productIds'> & { products: string | null }>`
    select k.key, t.kind, t.display, t.brand,
      (select string_agg(x.product_id::text, ',' order by x.rank, x.product_id) from (
        select product_id, rank from term_product tp where tp.term_id = t.id
        order by rank, product_id limit 30) x) as products
    from term_key k join term t on t.id = k.term_id
    where k.key = any ((select ${keys as string[]}::text[])::text[] collate "C")
      and t.kind not in ('category', 'specification', 'brand')`.execute(db)
  return rows.map(({ products, ...term }) => {
    return { ...term, productIds: (products ?? '').split(',').filter(Boolean).map(Number) }
  })
}

export interface ProductStanding {
  id: number
  rank: number
  stop: boolean
  regions: string[]
  /** The product at the end of the line of successors; null: none on sale. */
  heir: number | null
}

/** What decides between several products of one text; products not on sale are missing. */
export async function findStandings(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<ProductStanding[]> {
  const { rows } = await sql<ProductStanding>`
    with recursive line as (
      select p.id, p.successor_id as next, 1 as depth from product p
      where p.id = any(${productIds as number[]}::integer[]) and p.stop and p.successor_id is not null
      union all
      select l.id, p.successor_id, l.depth + 1 from line l join product p on p.id = l.next
      where p.stop and p.successor_id is not null and l.depth < 8)
    select p.id, p.stop, p.regions,
      (case when p.stop then 1000000000 else 0 end) - least(p.popularity, 900000000) as rank,
      (select l.next from line l join product h on h.id = l.next
        where l.id = p.id and not h.stop and h.status = 'active' order by l.depth limit 1) as heir
    from product p where p.id = any(${productIds as number[]}::integer[]) and p.status = 'active'`.execute(
    db,
  )
  return rows
}
