// A shop and its database, both in processes that a power cut ends at the same moment, with all their data in a folder.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { startShopProcess } from './shop-process.ts'
import { openOwnDatabase } from './own-database.ts'

export interface PoweredShop {
  /** Connected as the owner of the tables; another connection after every start. */
  readonly owner: Kysely<Database>
  readonly filesFolder: string
  /** The port of the shop; none while it is off. */
  ports(): number[]
  /** Ends every process without a chance to write; nothing to do when none runs. */
  kill(): Promise<void>
  /** Returns the milliseconds until the shop listened. Errors: the database or the shop does not start. */
  start(): Promise<number>
}

/**
 * Opens a shop whose processes can be killed together, as by a power cut. `folder` is for the database and the files;
 * `settings` are those of the database; `fill` fills the database at the URL that it gets.
 */
export async function openPoweredShop(
  folder: string,
  settings: readonly string[],
  fill: (url: string) => Promise<void>,
): Promise<PoweredShop> {
  const dataDir = join(folder, 'data')
  let database = await openOwnDatabase(dataDir, settings)
  let isOn = true
  await fill(database.url)
  let shop: Awaited<ReturnType<typeof startShopProcess>> | null = null
  const powered: PoweredShop = {
    get owner() {
      return database.owner
    },
    filesFolder: join(dataDir, 'files'),
    ports: () => (shop === null ? [] : [shop.port]),
    async kill() {
      if (shop) process.kill(shop.pid, 'SIGKILL')
      shop = null
      if (isOn) await database.kill()
      isOn = false
    },
    async start() {
      const begun = performance.now()
      database = await openOwnDatabase(dataDir, settings)
      isOn = true
      shop = await startShopProcess(database.url, dataDir)
      return performance.now() - begun
    },
  }
  shop = await startShopProcess(database.url, dataDir)
  return powered
}
