// Opens the shop's database for a command: joins a running shop, or starts the database itself.
import { archiveSettings } from '../../server/backup/archive-settings.ts'
import { openBrand } from '../../server/platform/brand/open-brand.ts'
import { readConfig } from '../../server/platform/config.ts'
import { createLog } from '../../server/platform/log.ts'
import { connect } from '../../server/db/connect.ts'
import type { Connection } from '../../server/db/connect.ts'
import { startEngine } from '../../server/db/engine/engine.ts'
import { migrate } from '../../server/db/migrate.ts'

/** Ctrl-C aborts the work in progress; its transaction is rolled back. */
export async function withShopDatabase<T>(
  applicationName: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { config } = openBrand(readConfig())
  // To standard error (2), so that standard output holds results only.
  const { log, flush } = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, 2)
  const { DATA_DIR: dataDir } = config
  const databaseUrl = config.DATABASE_OWNER_URL || config.DATABASE_URL
  const settings = archiveSettings(config)
  const engine = await startEngine({ dataDir, databaseUrl, log, mayJoin: true, settings })
  // 130 is the exit code of a process that Ctrl-C ended.
  const leave = (): void => void engine.stop().finally(() => process.exit(130))
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  try {
    await migrate({ url: engine.url, log })
    const { url, isBehindPooler } = engine
    const connection = connect({
      url,
      isBehindPooler,
      poolSize: 3,
      applicationName,
      allowsLongWork: true,
      log,
    })
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
