// Maintains the number of fitting items on sale for each device.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Recounts all devices and writes only those whose count differs. */
export async function countFits(trx: Kysely<Database>): Promise<void> {
  await sql`
    update device d set fit_count = c.fits
      from (
        select d2.id, count(distinct p.id)::int as fits
          from device d2
            left join fitment f on f.device_id = d2.id
            left join product p on p.id = f.product_id and p.status = 'active'
         group by d2.id
      ) c
     where c.id = d.id and d.fit_count <> c.fits
  `.execute(trx)
}
