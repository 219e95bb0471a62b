// Calls the functions of payouts, and reads payouts and through which banks they go.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PayoutTable } from '../../db/schema/ledger.ts'

export type PayoutRow = Selectable<PayoutTable>

export async function callRequestPayout(
  trx: Kysely<Database>,
  { accountId, amount, by }: { accountId: number; amount: bigint; by: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select payout_request(${accountId}, ${amount}, ${by}) as id`.execute(trx)
  return rows[0]!.id
}

export async function callProposePayout(
  trx: Kysely<Database>,
  payoutId: number,
  by: string,
): Promise<void> {
  await sql`select payout_propose(${payoutId}, ${by})`.execute(trx)
}

export async function callPayPayout(
  trx: Kysely<Database>,
  payoutId: number,
  by: string,
): Promise<void> {
  await sql`select payout_pay(${payoutId}, ${by})`.execute(trx)
}

export interface EndedPayout {
  payoutId: number
  state: 'rejected' | 'withdrawn'
  reason: string | null
  by: string
}

export async function callEndPayout(
  trx: Kysely<Database>,
  { payoutId, state, reason, by }: EndedPayout,
): Promise<void> {
  await sql`select payout_end(${payoutId}, ${state}, ${reason}, ${by})`.execute(trx)
}

/** Records that the bank sent a payout back. True: the money is available again; false: a second person must agree. */
export async function callFailPayout(
  trx: Kysely<Database>,
  { payoutId, reason, by }: { payoutId: number; reason: string; by: string },
): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select payout_fail(${payoutId}, ${reason}, ${by}) as "isDone"`.execute(trx)
  return rows[0]?.isDone ?? false
}

export async function findPayoutPlan(db: Kysely<Database>, accountId: number, amount: bigint) {
  const { rows } = await sql<{ bank: string; amount: number }>`
    select bank, amount from payout_plan(${accountId}, ${amount})`.execute(db)
  return rows
}

export function findPayout(db: Kysely<Database>, id: number) {
  return db.selectFrom('payout').where('id', '=', id).selectAll().executeTakeFirst()
}

export function findOpenPayouts(db: Kysely<Database>, accountId?: number) {
  return db
    .selectFrom('payout')
    .where('state', 'in', ['requested', 'proposed'])
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .selectAll()
    .orderBy('id')
    .execute()
}

/**
 * The payout that an account shows: the open one; otherwise the last one that was rejected or sent back by the bank
 * since this time, unless another was requested afterwards.
 */
export function findShownPayout(db: Kysely<Database>, accountId: number, since: Date) {
  return db
    .selectFrom('payout as p')
    .where('p.account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('p.state', 'in', ['requested', 'proposed']),
        eb.and([
          eb('p.state', 'in', ['rejected', 'failed']),
          eb('p.ended_at', '>=', since),
          eb.not(
            eb.exists(
              eb
                .selectFrom('payout as later')
                .whereRef('later.account_id', '=', 'p.account_id')
                .whereRef('later.requested_at', '>', 'p.ended_at')
                .select('later.id'),
            ),
          ),
        ]),
      ]),
    )
    .selectAll()
    .orderBy('p.ended_at', (ended) => ended.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
}
