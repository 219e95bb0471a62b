// Page views: buffered in memory, written in batches, dropped while the buffer is full.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { createBatches } from '../../platform/batches.ts'
import type { Ctx } from '../../context/context.ts'
import { dayKey } from './day-key.ts'
import { insertPageViews, type PageView } from './page-view-repository.ts'
import { DAY_MS } from '../../../shared/time.ts'

const batches = createBatches<PageView>({ max: 2_000, write: insertPageViews })

/** Returns before the view is stored; it is dropped while 2,000 are buffered. Without an id it gets the daily id. */
export async function recordPageView(
  ctx: Pick<Ctx, 'db' | 'clock' | 'caller'>,
  view: { accessPage: string; accessTime: string | number; userKey?: string | undefined },
): Promise<void> {
  const userKey = view.userKey ?? (await dayKey(ctx))
  batches.add(ctx.db, {
    page: plainText(view.accessPage),
    accessedAt: timeOf(view.accessTime, ctx.clock()),
    userKey: plainText(userKey),
  })
}

/** Writes the buffered page views to the database now, instead of with the next batch. */
export function flushPageViews(db: Kysely<Database>): Promise<void> {
  return batches.flush(db)
}

function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not reach the table
  return text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed()
}

/** The client's time if it is within a day of the server's; else the server's. */
function timeOf(given: string | number, now: Date): Date {
  const time = new Date(given)
  const apart = Math.abs(time.getTime() - now.getTime())
  return apart <= DAY_MS ? time : now
}
