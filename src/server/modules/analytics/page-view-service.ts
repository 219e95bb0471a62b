// Page views: gathered in memory, written in batches, dropped rather than waited for.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../platform/context.ts'
import { insertPageViews, type PageView } from './page-view-repository.ts'

const MOST_WAITING = 2_000
const BATCH_MS = 2_000

interface Waiting {
  views: PageView[]
  timer: NodeJS.Timeout | undefined
}

const waitingByDatabase = new WeakMap<Kysely<Database>, Waiting>()

/** Returns at once. Beyond 2,000 waiting views further ones are dropped. */
export function recordPageView(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  view: { accessPage: string; accessTime: string | number; userKey?: string | undefined },
): void {
  let waiting = waitingByDatabase.get(ctx.db)
  if (!waiting) waitingByDatabase.set(ctx.db, (waiting = { views: [], timer: undefined }))
  if (waiting.views.length >= MOST_WAITING) return
  waiting.views.push({
    page: plainText(view.accessPage),
    accessedAt: timeOf(view.accessTime, ctx.clock()),
    userKey: view.userKey ? plainText(view.userKey) : null,
  })
  waiting.timer ??= setTimeout(() => void flushPageViews(ctx.db), BATCH_MS).unref()
}

/** Writes what waits; a database that is away loses this batch and nothing else. */
export async function flushPageViews(db: Kysely<Database>): Promise<void> {
  const waiting = waitingByDatabase.get(db)
  if (!waiting) return
  clearTimeout(waiting.timer)
  waiting.timer = undefined
  const views = waiting.views.splice(0)
  if (views.length > 0) await insertPageViews(db, views).catch(() => undefined)
}

function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not reach the table
  return text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed()
}

/** The time told, when it lies within a day of the server's; else the server's. */
function timeOf(told: string | number, now: Date): Date {
  const time = new Date(told)
  const apart = Math.abs(time.getTime() - now.getTime())
  return apart <= 86_400_000 ? time : now
}
