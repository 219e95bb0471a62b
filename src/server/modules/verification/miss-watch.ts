// Watches the share of misses, look-ups of unknown codes, per day; a high share means that codes are guessed, even from
// many addresses.
import { Gauge, type Registry } from 'prom-client'
import type { Kysely } from 'kysely'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { tryConsumeLimit } from '../../platform/limits/rate-limit.ts'
import { countOutcome, outcomesOf } from './code-repository.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

/** The share of fewer look-ups is not significant. */
const MIN_LOOK_UPS = 40
/** Customers rarely mistype this often. */
const HIGH_RATIO = 0.5
const ALARM = {
  purpose: 'verification-alarm',
  subject: 'shop',
  max: 1,
  windowSeconds: HOUR_SECONDS,
}

/**
 * Counts a look-up of a code, whether it was recorded as a check or not; warns once an hour while the day's share of
 * unknown codes is high.
 */
export async function watchOutcome(
  ctx: Pick<Ctx, 'db' | 'clock' | 'log'>,
  outcome: 'genuine' | 'unknown' | 'used',
): Promise<void> {
  const now = ctx.clock()
  await countOutcome(ctx.db, sellerDay(now), outcome)
  if (outcome !== 'unknown') return
  const { lookUps, ratio } = await missesToday(ctx.db, now)
  if (lookUps < MIN_LOOK_UPS || ratio < HIGH_RATIO) return
  if ((await tryConsumeLimit(ctx.db, now, ALARM)) > 0) return
  const figures = { lookUps, missRatio: ratio }
  ctx.log.warn(figures, 'most verification codes looked up today do not exist')
}

/** Shows in /metrics how many codes were looked up today and how many of them do not exist, of all processes on this database together. */
export function registerUnknownCodeMetrics(
  registry: Registry,
  db: Kysely<Database>,
  clock: () => Date,
): void {
  new Gauge({
    name: 'verification_looks_today',
    help: 'Verification codes looked at since midnight in Hong Kong, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
    async collect() {
      const counts = await outcomesOf(db, sellerDay(clock())).catch(() => null)
      if (!counts) return this.reset()
      for (const [outcome, count] of Object.entries(counts)) this.set({ outcome }, count)
    },
  })
  new Gauge({
    name: 'verification_miss_ratio',
    help: 'Share of today’s look-ups whose code does not exist, 0 to 1.',
    registers: [registry],
    async collect() {
      const misses = await missesToday(db, clock()).catch(() => null)
      if (misses) this.set(misses.ratio)
      else this.remove()
    },
  })
}

async function missesToday(db: Kysely<Database>, now: Date) {
  const { genuine, unknown, used } = await outcomesOf(db, sellerDay(now))
  const lookUps = genuine + unknown + used
  return { lookUps, ratio: lookUps === 0 ? 0 : unknown / lookUps }
}
