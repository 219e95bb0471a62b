// More requests than the shop can answer: as many are answered as at its peak, members' writes come first, rejections are quick.
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
import { createLog } from '../../src/server/platform/log.ts'
import { closedLoop, type LoadOutcome, type MixedLoad, openLoop } from '../drivers/overload.ts'
import { createMember } from '../support/create-member.ts'
import { recordFigures } from '../support/record-figures.ts'
import { startShopProcess } from '../support/shop-process.ts'
import { createDatabase } from '../support/test-database.ts'

const SECONDS = 20
let load: MixedLoad
let peak = 0
const folder = mkdtempSync(join(tmpdir(), 'voltcell-stress-overload-'))
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  const { adminUrl, template } = inject('testServer')
  const database = await createDatabase(adminUrl, template)
  closing.push(() => database.drop())
  const { log } = createLog('silent')
  const { db, close } = connect({ url: database.url, applicationName: 'overload', log })
  closing.push(close)
  const items = await db
    .selectFrom('product')
    .innerJoin('part_ref as n', 'n.product_id', 'product.id')
    .select(['item_no', 'n.raw'])
    .limit(400)
    .execute()
  const tokens: string[] = []
  for (let at = 0; at < 20; at += 1) tokens.push((await createMember(db)).token)
  const shop = await startShopProcess(database.url, folder)
  closing.push(shop.stop)
  const itemNos = [...new Set(items.map((each) => each.item_no))]
  load = {
    port: shop.port,
    itemNos,
    productPaths: await Promise.all(itemNos.map((itemNo) => productPathOf(shop.port, itemNo))),
    keywords: items.map((each) => each.raw),
    tokens,
  }
  await closedLoop(load, { connections: 16, seconds: 10 })
  peak = (await closedLoop(load, { connections: 16, seconds: SECONDS })).perSecond
  recordFigures('peak', { perSecond: peak })
})

afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await rm(folder, { recursive: true, force: true })
})

async function productPathOf(port: number, itemNo: string): Promise<string> {
  const address = `http://127.0.0.1:${port}/productdetail/${itemNo}`
  const { headers } = await fetch(address, { redirect: 'manual' })
  return headers.get('location') ?? `/productdetail/${itemNo}`
}

function record(times: number, outcome: LoadOutcome): void {
  const { kinds, ...rest } = outcome
  recordFigures(`${times} times the peak`, rest)
  for (const [kind, counted] of Object.entries(kinds)) recordFigures(kind, counted)
}

test('at twice the peak, nine in ten of the peak and of members’ writes are answered', async () => {
  const outcome = await openLoop(load, { perSecond: 2 * peak, seconds: SECONDS })
  record(2, outcome)
  const { write } = outcome.kinds
  expect(outcome.perSecond / peak).toBeGreaterThanOrEqual(0.9)
  expect(write.answered / write.sent).toBeGreaterThanOrEqual(0.9)
  expect(outcome.rejectedP99).toBeLessThanOrEqual(50)
})

test('at five times the peak, eight in ten of the peak are answered', async () => {
  const outcome = await openLoop(load, { perSecond: 5 * peak, seconds: SECONDS })
  record(5, outcome)
  expect(outcome.perSecond / peak).toBeGreaterThanOrEqual(0.8)
})
