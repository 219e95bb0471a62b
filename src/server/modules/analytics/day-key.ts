// A visitor's anonymous id, which is stable for a day, cannot be linked to another day and grants no rights.
import { createHmac, randomBytes } from 'node:crypto'
import type { Ctx } from '../../context/context.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { settingOfPeriod } from '../../platform/stored-setting-repository.ts'

const secretsOf = perDatabase<{ day: string; secret: Promise<string> }>(() => ({
  day: '',
  secret: Promise.resolve(''),
}))

/**
 * 'YYYYMMDD-' and 96 bits derived from network address and browser with the secret of the day. Neither is
 * stored, and the secret is overwritten on the next day, so that an id cannot be traced back later.
 */
export async function dayKey(ctx: Pick<Ctx, 'db' | 'clock' | 'caller'>): Promise<string> {
  const now = ctx.clock()
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const { ip, userAgent } = ctx.caller
  const digest = createHmac('sha256', await secretOf(ctx.db, now, day))
    .update(`${ip}\0${userAgent}`)
    .digest('base64url')
  return `${day}-${digest.slice(0, 16)}`
}

async function secretOf(db: Ctx['db'], now: Date, day: string): Promise<string> {
  const current = secretsOf(db)
  if (current.day !== day) {
    const proposal = randomBytes(32).toString('base64url')
    current.day = day
    // The blank separates the day from the secret in the stored value.
    current.secret = settingOfPeriod(db, now, { name: 'day-secret', period: `${day} `, proposal })
      // Without the database the ids of this process stay stable until the next day or start.
      .catch(() => proposal)
  }
  return current.secret
}
