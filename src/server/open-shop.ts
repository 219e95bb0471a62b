// Opens the shop on a database that accepts connections: brings it up to date, fills it and serves it.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { registerBackupMetrics } from './backup/backup-metrics.ts'
import type { BackupService } from './backup/backup-service.ts'
import type { BackupStatus } from './backup/backup-status.ts'
import { chooseLogin } from './context/choose-login.ts'
import { confirmCodeKey } from './context/confirm-code-key.ts'
import { storePublicOrigin } from './context/public-origin.ts'
import type { Connection } from './db/connect.ts'
import { connect } from './db/connect.ts'
import type { Engine } from './db/engine/engine.ts'
import { migrate } from './db/migrate.ts'
import type { ServerLogin } from './db/server-role.ts'
import type { Config } from './platform/config.ts'
import { createFileStore, type FileStore } from './platform/files/file-store.ts'
import { prepareDrain } from './platform/http/drain.ts'
import type { Lifecycle } from './platform/lifecycle.ts'
import type { Log } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { prepareData } from './prepare-data.ts'

/** How long requests in progress may take once the server stops, after the DRAIN_SECONDS of serving everything. */
const FINISH_REQUESTS_MS = 10_000
/**
 * Connections that may wait until the process accepts them; Linux allows as many by default. Beyond it the system drops
 * the request for a connection, which the client repeats only after seconds.
 */
const CONNECTION_BACKLOG = 4096

export interface OpenShop {
  address: string
  /** Starts the worker (mail and jobs); its code is loaded only then, and requests do not wait for it. */
  startWork(): Promise<void>
}

interface ProcessParts {
  config: Config
  log: Log
  lifecycle: Lifecycle
}

/** Undefined when a stop was requested in the meantime. Errors: MigrationError, ContentError, ConfigError. */
export async function openShop(engine: Engine, parts: ProcessParts): Promise<OpenShop | undefined> {
  const { config, log, lifecycle } = parts
  let backupService: BackupService | undefined
  // Stops after everything that writes, so that the archive gets the last change.
  lifecycle.onStop('backups', async () => backupService?.stop())
  const applied = await migrate({ url: engine.url, log })
  if (applied.length > 0) log.info({ applied }, 'the database has the newest schema')
  const hasNamedStatements = config.DB_STATEMENT_NAMES === 'on'
  const choosing = chooseLogin(engine, config, log)
  // Choosing the login sets its time limits for statements and locks. A second session of a pooler that is opened before
  // that would never have them.
  if (engine.isBehindPooler) await choosing
  const [login] = await Promise.all([choosing, confirmKey(engine, config, log)])
  const files = createFileStore(join(config.DATA_DIR, 'files'))
  const publicUrl = config.PUBLIC_URL || null
  await prepareData(engine, { ...login, hasNamedStatements, log }, { files, publicUrl })
  if (lifecycle.isStopping) return undefined
  const connection = connect({
    ...login,
    poolSize: config.DB_POOL_SIZE,
    applicationName: 'shop',
    hasNamedStatements,
    isStarting: true,
    log,
  })
  lifecycle.onStop('connections', () => connection.close())
  const metrics = createMetrics()
  const backups = (): BackupStatus | undefined => backupService?.status()
  registerBackupMetrics(metrics.registry, backups)
  const address = await serve({ config, log, lifecycle, connection, files, metrics, backups })
  backupService = await scheduleBackups(engine, connection, config, log)
  return { address, startWork: () => startWork(login, parts) }
}

/** Undefined when backups are off; an external database has its own. */
async function scheduleBackups(
  engine: Engine,
  { db }: Connection,
  config: Config,
  log: Log,
): Promise<BackupService | undefined> {
  if (config.BACKUP === 'off' || engine.kind !== 'embedded') return undefined
  const [{ startBackups }, { archivedDatabase }, { reportBackupProblem }] = await Promise.all([
    import('./backup/backup-service.ts'),
    import('./backup/backup-repository.ts'),
    import('./report-backup-problem.ts'),
  ])
  return startBackups({
    database: archivedDatabase(engine.url),
    config,
    log,
    onProblem: (problem, status) => reportBackupProblem(db, config, problem, status),
  })
}

/** Errors: ConfigError when the key of verification codes is not the one that the stored codes were made with. */
async function confirmKey(
  { url, isBehindPooler }: Engine,
  config: Config,
  log: Log,
): Promise<void> {
  const owner = connect({
    url,
    isBehindPooler,
    poolSize: 1,
    applicationName: 'start',
    allowsLongWork: true,
    log,
  })
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
    isStopping: () => lifecycle.isStopping,
    warmsUp: true,
    computedFolder: join(config.DATA_DIR, 'computed'),
  })
  const drain = prepareDrain(app.server)
  lifecycle.onStop('server', async () => {
    await sleep(config.DRAIN_SECONDS * 1000)
    await drain.run(() => app.close(), FINISH_REQUESTS_MS)
  })
  await app.listen({ host: config.HOST, port: config.PORT, backlog: CONNECTION_BACKLOG })
  const address = addressOf(app.server.address() as AddressInfo)
  await storePublicOrigin(connection.db, config, address)
  connection.endStart()
  return address
}

async function startWork(
  login: ServerLogin,
  { config, log, lifecycle }: ProcessParts,
): Promise<void> {
  const { startWorker } = await import('./worker.ts')
  if (lifecycle.isStopping) return
  const worker = startWorker({ ...login, config, log })
  lifecycle.onStop('worker', () => worker.stop())
}

function addressOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}/`
  return family === 'IPv6' ? `http://[${address}]:${port}/` : `http://${address}:${port}/`
}
