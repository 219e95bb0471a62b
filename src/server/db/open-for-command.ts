// Opens the shop's database for a command: joins a running shop, or starts the database itself.
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { connect } from './connect.ts'
import type { Connection } from './connect.ts'
import { startEngine } from './engine/engine.ts'
import { migrate } from './migrate.ts'

/** Ctrl-C aborts the work in progress; its transaction is rolled back. */
export async function withShopDatabase<T>(
  applicationName: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  const { log, flush } = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, 2)
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config
  const engine = await startEngine({ dataDir, databaseUrl, log, join: true })
  const leave = (): void => void engine.stop().finally(() => process.exit(130))
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  try {
    await migrate({ url: engine.url })
    const connection = connect({ url: engine.url, poolSize: 3, applicationName, bulk: true, log })
    try {
      return await work(connection)
    } finally {
      await connection.close()
    }
  } finally {
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
    await engine.stop()
    flush()
  }
}
