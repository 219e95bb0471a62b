// Job: mails members once a day what happened to their orders, at eight in the morning of Hong Kong.
import type { Kysely } from 'kysely'
import { sellerDay } from '../../shared/seller-day.ts'
import { DAY_MS, HOUR_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { writeOrderDigest } from '../modules/mail/order-mail.ts'
import { listDigestMembers, takeDigest } from '../modules/ordering/order-digest-service.ts'
import { type Job } from './job.ts'

export const sendOrderDigests: Job = {
  name: 'send-order-digests',
  everySeconds: HOUR_SECONDS,
  run: sendAll,
}

/** Each member in a separate transaction. Returns the number of mails. */
async function sendAll(db: Kysely<Database>, now: Date): Promise<number> {
  const until = lastMorning(now)
  let sent = 0
  for (const member of await listDigestMembers(db, until)) {
    const isSent = await db.transaction().execute(async (trx) => {
      const digest = await takeDigest(trx, member, until)
      if (!digest) return false
      await writeOrderDigest(trx, now, digest)
      return true
    })
    if (isSent) sent += 1
  }
  return sent
}

/** The latest eight in the morning of Hong Kong; what happens later is in the mail of the next day. */
function lastMorning(now: Date): Date {
  const morning = new Date(`${sellerDay(now)}T08:00:00+08:00`)
  return morning <= now ? morning : new Date(morning.getTime() - DAY_MS)
}
