// A shop in a process of its own, ready for mixed load: it runs on one core, its database and the test that sends the
// requests (the driver) on another.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { inject } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
import type { Database } from '../../src/server/db/database.ts'
import { createLog } from '../../src/server/platform/log.ts'
import { closedLoop, type MixedLoad } from '../drivers/overload.ts'
import {
  bindFamilyToCore,
  bindToCore,
  hasCores,
  LOAD_CORE,
  parentOf,
  SERVER_CORE,
} from './cores.ts'
import { createMember, type TestMember } from './create-member.ts'
import { startShopProcess } from './shop-process.ts'
import { createDatabase } from './test-database.ts'

export interface BusyShop {
  db: Kysely<Database>
  members: TestMember[]
  load: MixedLoad
  /** The id of the shop's process. */
  pid: number
  /** False where the machine has one core or cannot bind processes: shop and driver then share what there is. */
  hasOwnCore: boolean
  /** Answers per second of 16 connections that never pause, after ten seconds of the same that do not count. */
  measurePeak(seconds: number): Promise<number>
  stop(): Promise<void>
}

const MEMBERS = 20

export async function startBusyShop(): Promise<BusyShop> {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-stress-busy-'))
  const { adminUrl, template } = inject('testServer')
  const database = await createDatabase(adminUrl, template)
  const { log } = createLog('silent')
  const { db, close } = connect({ url: database.url, applicationName: 'busy-shop', log })
  const members: TestMember[] = []
  while (members.length < MEMBERS) members.push(await createMember(db))
  const shop = await startShopProcess(database.url, folder)
  const hasOwnCore = hasCores()
  if (hasOwnCore) await bindAll(db, shop.pid)
  const load = {
    port: shop.port,
    ...(await requestTargets(db, shop.port)),
    tokens: tokensOf(members),
  }
  return {
    db,
    members,
    load,
    pid: shop.pid,
    hasOwnCore,
    async measurePeak(seconds) {
      await closedLoop(load, { connections: 16, seconds: 10 })
      return (await closedLoop(load, { connections: 16, seconds })).perSecond
    },
    async stop() {
      await shop.stop()
      await close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function tokensOf(members: readonly TestMember[]): string[] {
  return members.map(({ token }) => token)
}

async function bindAll(db: Kysely<Database>, shopPid: number): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  bindToCore(shopPid, SERVER_CORE)
  bindToCore(process.pid, LOAD_CORE)
  // An external database is not a process of this machine.
  const backend = rows[0]?.pid
  if (backend !== undefined) bindFamilyToCore(parentOf(backend), LOAD_CORE)
}

/** Products, with addresses that are not redirected, and numbers to search for. */
async function requestTargets(db: Kysely<Database>, port: number) {
  const items = await db
    .selectFrom('product')
    .innerJoin('part_ref as n', 'n.product_id', 'product.id')
    .select(['item_no', 'n.raw'])
    .limit(400)
    .execute()
  const itemNos = [...new Set(items.map((each) => each.item_no))]
  // One after the other: a shop that has just started would reject some of hundreds at once.
  const productPaths: string[] = []
  for (const itemNo of itemNos) productPaths.push(await productPathOf(port, itemNo))
  return {
    itemNos,
    productPaths,
    keywords: items.map((each) => each.raw),
  }
}

async function productPathOf(port: number, itemNo: string): Promise<string> {
  const address = `http://127.0.0.1:${port}/productdetail/${itemNo}`
  const { headers, status } = await fetch(address, { redirect: 'manual' })
  const path = headers.get('location')
  if (path === null) throw new Error(`${address} was answered with ${status}, not redirected`)
  return path
}
