// What people wrote in the events of orders, before it had a table of its own: the migration moves it, and days whose
// seal covered it are sealed again.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { writeAudit } from '../../src/server/modules/audit/audit-service.ts'
import {
  computeSeals,
  findDifferences,
} from '../../src/server/modules/ledger/reconciliation-service.ts'
import { readStaffOrder } from '../../src/server/modules/ordering/staff-order-service.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, placeOrder, setStock } from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'

const MIGRATION = readFileSync(
  new URL('../../src/server/db/migrations/0076-words-of-events.sql', import.meta.url),
  'utf8',
)
const WORDS = 'The customer moved.'
const shop = useShop()
let orderNo: string

beforeAll(async () => {
  await setStock(shop(), ITEM, 5)
  orderNo = (await placeOrder(shop(), await createDropshipper(shop()))).orderNo
})

test('the migration moves the words of events, and pages still read them', async () => {
  const undo = new Error('rolled back')
  const work = shop()
    .owner.transaction()
    .execute(async (trx) => {
      await sql.raw('drop table order_event_words').execute(trx)
      await sql.raw('alter table order_event disable trigger order_event_stays').execute(trx)
      await sql`update order_event set note = note || ${JSON.stringify({ reason: WORDS })}::jsonb`.execute(
        trx,
      )
      await sql.raw('alter table order_event enable trigger order_event_stays').execute(trx)
      await sql.raw(MIGRATION).execute(trx)
      const { rows } = await sql<{ note: object }>`select note from order_event`.execute(trx)
      expect(rows).toEqual(rows.map(() => ({ note: {} })))
      const { events } = await readStaffOrder(trx, orderNo)
      expect(events).toMatchObject([{ event: 'place', note: { reason: WORDS } }])
      await expect(
        sql`update order_event set note = '{}'`.execute(trx),
        'events stay as they are again',
      ).rejects.toThrow(/never changed/)
      throw undo
    })
  await expect(work).rejects.toBe(undo)
})

test('a day whose seal still covered the words is sealed once more', async () => {
  const { db } = shop()
  const tomorrow = new Date(Date.now() + 86_400_000 + 3_600_000)
  const seals = await computeSeals(db, tomorrow)
  for (const { day, transfers, hash, events } of seals) {
    const change = { transfers, hash, events, eventHash: 'of events with words' }
    const entry = { actor: 'ledger', action: 'ledger.seal', subject: `ledger:${day}`, change }
    await db.transaction().execute((trx) => writeAudit(trx, tomorrow, entry))
  }
  expect((await computeSeals(db, tomorrow)).map(({ day }) => day)).toEqual(
    seals.map(({ day }) => day),
  )
  await runJob(shop(), 'seal-transfers', tomorrow)
  expect(await computeSeals(db, tomorrow)).toEqual([])
  const differences = await findDifferences(db, null)
  expect(differences.filter(({ subject }) => subject.startsWith('seal'))).toEqual([])
})
