// Opens another shop on the database of a first one, as a second process would: they share nothing but the
// tables.
import { buildApp } from '../../src/server/app.ts'
import { connect } from '../../src/server/db/connect.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { createMetrics } from '../../src/server/platform/metrics.ts'
import type { TestApp } from './test-app.ts'
import { noShedding } from './no-shedding.ts'

/** Opens the second shop; close it before the first one. */
export async function openSecondProcess(shop: TestApp, clock: () => Date): Promise<TestApp> {
  const { url, log } = shop
  const connection = connect({ url, poolSize: 4, applicationName: 'beside', log })
  const app = await buildApp({
    db: connection.db,
    config: readConfig({ FLOOD_LIMIT: '0', LOG_LEVEL: 'silent' }),
    log,
    files: shop.files,
    metrics: createMetrics(),
    isStopping: () => false,
    shedding: noShedding,
    clock,
  })
  await app.ready()
  return {
    ...shop,
    app,
    db: connection.db,
    async close() {
      await app.close()
      await connection.close()
    },
  }
}
