// Money for tests: members with an account, credited as staff would credit it, and the figures to compare.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { findOrOpenAccount } from '../../src/server/modules/ledger/ledger-service.ts'
import type { MemberKind } from '../../src/shared/membership.ts'
import { enrol, type Enrolled } from './enrol.ts'

export interface FundedMember extends Enrolled {
  accountId: number
  kind: MemberKind
}

/** A member with an account that is opened and has this much available, in minor units. */
export async function enrolWithMoney(
  db: Kysely<Database>,
  owner: Kysely<Database>,
  { kind = 'dropship', available = 0n }: { kind?: MemberKind; available?: bigint } = {},
): Promise<FundedMember> {
  const member = await enrol(db, { kind })
  const account = await db
    .transaction()
    .execute((trx) =>
      findOrOpenAccount(trx, { companyId: member.companyId, kind, currency: 'USD' }),
    )
  await owner
    .updateTable('money_account')
    .set({ opened_at: new Date() })
    .where('id', '=', account.id)
    .execute()
  if (available > 0n) await putMoney(owner, account.id, available)
  return { ...member, kind, accountId: account.id }
}

/** Money in one transfer from the bank, without a payment behind it. */
export async function putMoney(
  owner: Kysely<Database>,
  accountId: number,
  amount: bigint,
): Promise<void> {
  await sql`
    with account as (
      update money_account
      set available = available + ${amount}, last_at = greatest(clock_timestamp(), last_at)
      where id = ${accountId} returning *)
    insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
      available_after, held_after)
    select nextval('ledger_posting'), last_at, 'payment', currency, test_mode,
      supplier_account('bank.transfer', currency, test_mode), available_account, ${amount}, id, available, held
    from account`.execute(owner)
}

/** What an account shows: available, held, and how many orders wait. */
export async function figuresOf(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('money_account')
    .where('id', '=', accountId)
    .select(['available', 'held', 'waiting'])
    .executeTakeFirstOrThrow()
}

let lastOrder = 1_000_000

/** The id of an order that no other test uses; the ledger does not look at the order. */
export function newOrderId(): number {
  lastOrder += 1
  return lastOrder
}
