// Makes one kind of change of an order fail while something runs.
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** While `work` runs, no order gets such an event: the transaction that writes it fails. */
export async function failOnEvent(
  { owner }: Pick<TestApp, 'owner'>,
  event: string,
  work: () => Promise<void>,
): Promise<void> {
  await sql`create function refuse_event() returns trigger language plpgsql as
    'begin raise exception ''refused''; end'`.execute(owner)
  await sql`create trigger refused before insert on order_event for each row
    when (new.event = ${sql.lit(event)}) execute function refuse_event()`.execute(owner)
  try {
    await work()
  } finally {
    await sql`drop function refuse_event cascade`.execute(owner)
  }
}
