// Entry point: starts and stops config, database, catalogue and HTTP server.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './server/app.ts'
import { ARCHIVE_SETTINGS } from './server/backup/archive-settings.ts'
import { watchBackups } from './server/backup/backup-metrics.ts'
import type { BackupService } from './server/backup/backup-service.ts'
import type { BackupStatus } from './server/backup/backup-status.ts'
import { chooseLogin } from './server/context/choose-login.ts'
import { confirmCodeKey } from './server/context/confirm-code-key.ts'
import type { Connection } from './server/db/connect.ts'
import { connect } from './server/db/connect.ts'
import { EngineError } from './server/db/engine/engine-error.ts'
import { type Engine, startEngine } from './server/db/engine/engine.ts'
import { MigrationError, migrate } from './server/db/migrate.ts'
import type { ServerLogin } from './server/db/server-role.ts'
import { openBrand } from './server/platform/brand/open-brand.ts'
import type { Config } from './server/platform/config.ts'
import { checkMailSettings, ConfigError, readConfig } from './server/platform/config.ts'
import { prepareData } from './server/prepare-data.ts'
import { ContentError } from './server/modules/content/files/content-error.ts'
import { createFileStore, type FileStore } from './server/platform/files/file-store.ts'
import { prepareDrain } from './server/platform/http/drain.ts'
import type { Lifecycle } from './server/platform/lifecycle.ts'
import { createLifecycle } from './server/platform/lifecycle.ts'
import type { Log } from './server/platform/log.ts'
import { createLog } from './server/platform/log.ts'
import { storePublicOrigin } from './server/context/public-origin.ts'
import { createMetrics, type Metrics } from './server/platform/metrics.ts'
import { rejectBusyPort } from './server/platform/http/busy-port.ts'

const DRAIN_MS = 10_000
/**
 * Connections that may wait until the process accepts them; Linux allows as many by default. Beyond it the system drops
 * the request for a connection, which the client repeats only after seconds.
 */
const CONNECTION_BACKLOG = 4096

await main()

async function main(): Promise<void> {
  let config: Config
  try {
    config = openBrand(readConfig()).config
    checkMailSettings(config)
  } catch (error) {
    return exitWithMessage(error)
  }
  const { log, flush } = createLog(config.LOG_LEVEL)
  const lifecycle = createLifecycle(log)
  const end = createEnd({ lifecycle, log, flush })
  try {
    const shop = await start(config, log, lifecycle)
    if (!shop) return
    process.stdout.write(`The shop is open: ${shop.address}\n`)
    await startWork({ ...shop, config, log, lifecycle })
  } catch (error) {
    if (lifecycle.stopping) return
    if (!isPlain(error)) log.fatal({ err: error }, 'the start failed')
    await lifecycle.stop()
    flush()
    exitWithMessage(error)
  } finally {
    end.started()
  }
}

/** Returns the address of the shop and its login, or undefined when a stop was requested in the meantime. */
async function start(
  config: Config,
  log: Log,
  lifecycle: Lifecycle,
): Promise<{ address: string; login: ServerLogin } | undefined> {
  const { DATA_DIR: dataDir } = config
  const databaseUrl = config.DATABASE_OWNER_URL || config.DATABASE_URL
  // Fails now rather than after a catalogue was loaded.
  await rejectBusyPort(config.HOST, config.PORT)
  const settings = config.BACKUP === 'on' ? [...ARCHIVE_SETTINGS] : []
  const engine = await startEngine({ dataDir, databaseUrl, log, settings })
  lifecycle.onStop('database', () => engine.stop())
  if (lifecycle.stopping) return undefined
  let running: BackupService | undefined
  // Stops after everything that writes, so that the archive gets the last change.
  lifecycle.onStop('backups', () => running?.stop())
  const applied = await migrate({ url: engine.url, log })
  if (applied.length > 0) log.info({ applied }, 'the database has the newest schema')
  await confirmKey(engine, config, log)
  const namedStatements = config.DB_STATEMENT_NAMES === 'on'
  const login = await chooseLogin(engine, config, log)
  const files = createFileStore(join(dataDir, 'files'))
  await prepareData(engine, { ...login, namedStatements, log }, files)
  if (lifecycle.stopping) return undefined
  const connection = connect({
    ...login,
    poolSize: config.DB_POOL_SIZE,
    applicationName: 'shop',
    namedStatements,
    isStarting: true,
    log,
  })
  lifecycle.onStop('connections', () => connection.close())
  const metrics = createMetrics()
  const backups = (): BackupStatus | undefined => running?.status()
  watchBackups(metrics.registry, backups)
  const address = await serve({ config, log, lifecycle, connection, files, metrics, backups })
  running = await scheduleBackups(engine, connection, config, log)
  return { address, login }
}

/** Undefined when backups are off; an outside database has its own. */
async function scheduleBackups(
  engine: Engine,
  { db }: Connection,
  config: Config,
  log: Log,
): Promise<BackupService | undefined> {
  if (config.BACKUP === 'off' || engine.kind !== 'embedded') return undefined
  const [{ startBackups }, { archivedDatabase }, { reportBackupProblem }] = await Promise.all([
    import('./server/backup/backup-service.ts'),
    import('./server/backup/backup-repository.ts'),
    import('./server/report-backup-problem.ts'),
  ])
  return startBackups({
    database: archivedDatabase(engine.url),
    config,
    log,
    onProblem: (problem, status) => reportBackupProblem(db, config, problem, status),
  })
}

async function confirmKey({ url, isPooled }: Engine, config: Config, log: Log): Promise<void> {
  const owner = connect({ url, isPooled, poolSize: 1, applicationName: 'start', bulk: true, log })
  await confirmCodeKey(owner.db, config).finally(() => owner.close())
}

async function serve(parts: {
  config: Config
  log: Log
  lifecycle: Lifecycle
  connection: Connection
  files: FileStore
  metrics: Metrics
  backups: () => BackupStatus | undefined
}): Promise<string> {
  const { config, log, lifecycle, connection, files, metrics, backups } = parts
  metrics.watchPool(connection.pool)
  const app = await buildApp({
    db: connection.db,
    config,
    log,
    files,
    metrics,
    backups,
    isStopping: () => lifecycle.stopping,
    warmsUp: true,
    keptFolder: join(config.DATA_DIR, 'kept'),
  })
  const drain = prepareDrain(app.server)
  lifecycle.onStop('server', async () => {
    await sleep(config.DRAIN_SECONDS * 1000)
    await drain.run(() => app.close(), DRAIN_MS)
  })
  await app.listen({ host: config.HOST, port: config.PORT, backlog: CONNECTION_BACKLOG })
  const address = addressOf(app.server.address() as AddressInfo)
  await storePublicOrigin(connection.db, config, address)
  connection.endStart()
  return address
}

/**
 * Starts the jobs after the server listens; their code is loaded only then, and requests do not wait for it.
 */
async function startWork(parts: {
  login: ServerLogin
  config: Config
  log: Log
  lifecycle: Lifecycle
}): Promise<void> {
  const { startWorker } = await import('./server/worker.ts')
  if (parts.lifecycle.stopping) return
  const { login, config, log } = parts
  const worker = startWorker({ ...login, config, log })
  parts.lifecycle.onStop('worker', () => worker.stop())
}

function addressOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}/`
  return family === 'IPv6' ? `http://[${address}]:${port}/` : `http://${address}:${port}/`
}

/** Shuts down and ends the process: exit code 0 after a signal, 1 after an uncaught error. */
function createEnd(parts: { lifecycle: Lifecycle; log: Log; flush: () => void }): {
  started(): void
} {
  const { lifecycle, log, flush } = parts
  const starting = Promise.withResolvers<void>()
  let requestedAt = 0
  async function end(code: number): Promise<void> {
    if (requestedAt > 0) {
      // Ctrl-C arrives twice, from the terminal and from start.mjs; only a later one forces the exit.
      if (Date.now() - requestedAt > 1000) process.exit(1)
      return
    }
    requestedAt = Date.now()
    const stopped = lifecycle.stop()
    // A start in progress may register parts after the first stop; the second stop ends them.
    await Promise.race([starting.promise, sleep(DRAIN_MS)])
    const failed = (await stopped) + (await lifecycle.stop())
    flush()
    process.exit(code || (failed > 0 ? 1 : 0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, event)
      flush()
      void end(1)
    })
  }
  return { started: starting.resolve }
}

function exitWithMessage(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException
  const hint = code === 'EADDRINUSE' ? ': stop what runs there, or set PORT.' : ''
  process.stderr.write(`${isPlain(error) ? message : String(error)}${hint}\n`)
  process.exit(1)
}

// The messages of these errors say what to do; a stack trace would only hide that.
function isPlain(error: unknown): boolean {
  return (
    error instanceof ConfigError ||
    error instanceof EngineError ||
    error instanceof MigrationError ||
    // Each line of its message names a file of the starting content.
    error instanceof ContentError ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  )
}
