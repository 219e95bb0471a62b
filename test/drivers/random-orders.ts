// Random acts of dropshippers, wholesalers, staff and jobs on the same few items at once: none may end in a failure.
import { sql } from 'kysely'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { createMember } from '../support/create-member.ts'
import { createLimitedWholesaler } from '../support/approvals.ts'
import { createDropshipper, ITEM, OTHER, type Dropshipper, setOnHand } from '../support/orders.ts'
import { seeded } from '../support/seeded.ts'
import { allowSubstitutes } from '../support/substitutes.ts'
import type { TestApp } from '../support/test-app.ts'
import { createWholesaler, type Wholesaler } from '../support/wholesale.ts'
import { anyOf, outcomeOf } from './random-act.ts'
import { DROPSHIP_ACTS } from './random-dropship.ts'
import { WHOLESALE_ACTS } from './random-wholesale.ts'

export interface RandomActs {
  acts: number
  /** By act and answer: 'place 200', 'pick 409'. */
  outcomes: Record<string, number>
  /** What ended otherwise than by an expected answer. */
  failures: string[]
}

/** Successes, rejections, and the answers of a busy shop. */
const EXPECTED = new Set<number>([
  RESULT_CODES.done,
  RESULT_CODES.accepted,
  RESULT_CODES.partly,
  RESULT_CODES.queued,
  RESULT_CODES.alreadyDone,
  RESULT_CODES.needsAction,
  403,
  404,
  409,
  422,
  429,
  503,
])

/**
 * `atOnce` workers act until `acts` are done or the time is over. `seed` determines which acts follow each other, and
 * of whom; which orders they meet also depends on how the workers take turns.
 */
export async function playRandomOrders(
  shop: TestApp,
  { acts, atOnce, seed, seconds }: { acts: number; atOnce: number; seed: number; seconds: number },
): Promise<RandomActs> {
  const dropshippers = await createDropshippers(shop)
  const buyers = await createWholesalers(shop)
  await setOnHand(shop, ITEM, 400)
  await setOnHand(shop, OTHER, 100)
  const played: RandomActs = { acts: 0, outcomes: {}, failures: [] }
  const end = performance.now() + seconds * 1000
  const choose = seeded(seed)
  const next = (): { name: string; act: () => Promise<number | string> } => {
    const name = anyOf(NAMES, choose)
    const dropshipper = anyOf(dropshippers, choose)
    const buyer = anyOf(buyers, choose)
    const random = seeded(choose() * 2 ** 32)
    const dropship = DROPSHIP_ACTS[name]
    if (dropship) return { name, act: () => dropship(shop, dropshipper, random) }
    return { name, act: () => WHOLESALE_ACTS[name]!(shop, buyer, random) }
  }
  const work = async (): Promise<void> => {
    while (played.acts < acts && performance.now() < end) {
      played.acts += 1
      const { name, act } = next()
      const outcome = await act().catch(outcomeOf)
      const key = `${name} ${outcome}`
      played.outcomes[key] = (played.outcomes[key] ?? 0) + 1
      if (!EXPECTED.has(Number(outcome))) played.failures.push(key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const deadlocks = await countDeadlocks(shop)
  if (deadlocks > 0) played.failures.push(`${deadlocks} deadlocks`)
  return played
}

/**
 * Deadlocks of this database since it was made. Answers do not show them: a call that meets one says that the shop is
 * busy.
 */
async function countDeadlocks({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? 0
}

/** Two logins for each of three companies, so that baskets and accounts are shared differently. */
async function createDropshippers(shop: TestApp): Promise<Dropshipper[]> {
  const dropshippers: Dropshipper[] = []
  for (let company = 0; company < 3; company += 1) {
    const first = await createDropshipper(shop, 20_000n)
    const { companyId, accountId } = first
    if (company > 0) await allowSubstitutes(shop, first, { rule: 'other_series' })
    dropshippers.push(first, {
      ...(await createMember(shop.db, { kind: 'dropship', companyId })),
      accountId,
    })
  }
  return dropshippers
}

/** One company with money, one without, and one whose buyer needs the approval of its owner. */
async function createWholesalers(shop: TestApp): Promise<Wholesaler[]> {
  const { owner, buyer } = await createLimitedWholesaler(shop, { available: 1_000_00n })
  return [await createWholesaler(shop, 100_000_00n), await createWholesaler(shop), owner, buyer]
}

/** Steps that carry orders on come more often than what ends or disturbs them. */
const FREQUENT =
  'place place place submit submit offer offer accept accept pay pick pick pack pack dispatch dispatch restock'.split(
    ' ',
  )
const NAMES = [...Object.keys(DROPSHIP_ACTS), ...Object.keys(WHOLESALE_ACTS), ...FREQUENT]
