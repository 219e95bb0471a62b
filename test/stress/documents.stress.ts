// Documents at full size: killed processes, random acts against the ledger, and invoices per minute.
import { env } from 'node:process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  drawFile,
  makeMissingFiles,
} from '../../src/server/modules/document/issued-file-service.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { compareDocuments, playDocuments } from '../drivers/document-acts.ts'
import { killIssuers } from '../drivers/killed-issuers.ts'
import { seeded } from '../support/seeded.ts'
import { useShop } from '../support/ask.ts'
import { dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'
import { createMemberWithMoney } from '../support/money.ts'
import { ITEM, OTHER } from '../support/orders.ts'
import { recordFigures } from '../support/record-figures.ts'

const shop = useShop()
const KILLS = Number(env.DOCUMENT_KILLS ?? 200)
const ACTS = Number(env.DOCUMENT_ACTS ?? 25_000)
const INVOICES = Number(env.INVOICES ?? 1000)

test('200 kills of processes that issue invoices leave no gap and lose no invoice', async () => {
  const begun = performance.now()
  const outcome = await killIssuers(shop(), KILLS)
  recordFigures('killed issuers', { ...outcome, seconds: (performance.now() - begun) / 1000 })
  expect(outcome).toMatchObject({ lost: [], differences: [] })
})

test('over random acts the documents add up to what the ledger moved', async () => {
  const seed = Number(env.DOCUMENT_SEED ?? Date.now() % 1_000_000)
  const random = seeded(seed)
  const begun = performance.now()
  const { acts } = await playDocuments(shop(), { count: ACTS, random, firstReturn: 1_000_000 })
  const played = performance.now()
  // The statements that reconcile the database at the end need to know how large its tables have become.
  await sql`analyze`.execute(shop().owner)
  const differences = await compareDocuments(shop().owner)
  const compared = performance.now()
  const unreconciled = await findDifferences(shop().owner, null)
  const seconds = (played - begun) / 1000
  const comparing = (compared - played) / 1000
  const reconciling = (performance.now() - compared) / 1000
  recordFigures('random acts on documents', { seed, ...acts, seconds, comparing, reconciling })
  expect(differences, `seed ${seed}`).toEqual([])
  expect(unreconciled, `seed ${seed}`).toEqual([])
})

test('1,000 invoices are issued and drawn in a minute', async () => {
  const paid = { kind: 'wholesale', available: 10n ** 12n } as const
  const { accountId, companyId } = await createMemberWithMoney(shop().db, shop().owner, paid)
  await makeMissingFiles(shop().db, new Date())
  const lines = Array.from({ length: 10 }, (_, at) => {
    return { itemNo: at % 2 ? ITEM : OTHER, parts: [{ quantity: 5, unit: '12.3456' }] }
  })
  const orders = []
  for (let at = 0; at < INVOICES; at += 1) {
    orders.push(await placeWithHold(shop().db, { accountId, lines }))
  }
  const begun = performance.now()
  for (const order of orders) {
    await dispatchCharged(
      shop().db,
      order,
      lines.map(() => 5),
    )
  }
  const issued = performance.now()
  expect(await makeMissingFiles(shop().db, new Date())).toBe(INVOICES)
  const seconds = (performance.now() - begun) / 1000
  const [document] = await shop()
    .db.selectFrom('issued_document')
    .where('company_id', '=', companyId)
    .selectAll()
    .limit(1)
    .execute()
  const { bytes } = await drawFile(document!)
  const perMinute = (INVOICES / seconds) * 60
  const issuing = (issued - begun) / 1000
  recordFigures('invoices of ten lines', { INVOICES, perMinute, issuing, bytes: bytes.length })
  expect(perMinute).toBeGreaterThan(1000)
})
