// Reads and writes sessions and their tokens.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** A token with its session, login, company and membership, whatever state they are in. */
export function findSession(db: Kysely<Database>, hash: Buffer) {
  return db
    .selectFrom('session_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .innerJoin('membership as p', (join) =>
      join.onRef('p.company_id', '=', 'm.company_id').onRef('p.kind', '=', 's.kind'),
    )
    .where('t.hash', '=', hash)
    .select([
      't.expires_at',
      't.replaced_at',
      's.id as session_id',
      's.kind',
      's.ends_at',
      's.ended_at',
      'm.id as member_id',
      'm.role',
      'm.disabled_at',
      'm.login_name',
      'c.id as company_id',
      'c.name as company',
      'c.customer_no',
      'p.state',
      'p.fail_reason',
      'p.price_group',
      'p.currency',
      'p.sales_region',
    ])
    .executeTakeFirst()
}
