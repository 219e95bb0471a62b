// Over random parcels, returns, closed months and failures, documents and ledger agree to the cent, without a gap.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compareDocuments, playDocuments } from '../drivers/document-acts.ts'
import { seeded } from '../support/seeded.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

test('after 200 random acts the documents add up to what the ledger moved', async () => {
  const seed = Date.now() % 1_000_000
  const { acts } = await playDocuments(shop(), {
    count: 200,
    random: seeded(seed),
    firstReturn: 1_000_000,
  })
  expect(await compareDocuments(shop().db), `seed ${seed}`).toEqual([])
  expect(Object.keys(acts), `seed ${seed}`).toContain('dispatch')
})

test('a parcel that is charged without an invoice, and a number that is left out, are found', async () => {
  const { owner } = shop()
  const found = await owner
    .transaction()
    .execute(async (trx) => {
      await sql`alter table invoiced_shipment disable trigger invoiced_shipment_stays`.execute(trx)
      await sql`delete from invoiced_shipment where shipment_id = (
        select max(shipment_id) from invoiced_shipment)`.execute(trx)
      await sql`update document_counter set last = last + 1 where series = 'I'`.execute(trx)
      throw new RollBack(await compareDocuments(trx))
    })
    .catch((error: unknown) => (error instanceof RollBack ? error.differences : [String(error)]))
  expect(found.join('\n')).toMatch(/^parcel \d+: captured \d+, invoiced 0$/m)
  expect(found.join('\n')).toMatch(/^series I: last/m)
})

/** Thrown to roll back the transaction that made the differences. */
class RollBack extends Error {
  readonly differences: string[]

  constructor(differences: string[]) {
    super('rolled back')
    this.differences = differences
  }
}
