// Backups of a running shop: archives the log continuously, starts base backups when they are due, reports problems.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '../../shared/time.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { openBackupFolder, type BackupFolder } from './backup-folder.ts'
import { openBackupClient, readServerFacts, switchSegment } from './backup-repository.ts'
import { type BackupStatus, readBackupStatus } from './backup-status.ts'
import { archiveLog } from './wal-archive.ts'

export interface BackupService {
  /** Undefined until it was read for the first time. */
  status(): BackupStatus | undefined
  /** Archives what was written last. */
  stop(): Promise<void>
}

export interface BackupServiceOptions {
  /** The embedded database. */
  url: string
  config: Config
  log: Log
  /** Called when a problem begins, and not again while it lasts. */
  onProblem(state: 'late' | 'broken' | 'damaged', status: BackupStatus): Promise<void>
}

const ARCHIVE_EVERY_MS = 10_000
const STATUS_EVERY_MS = 60_000
/** Loading the catalogue and the first requests come before the first backup. */
const FIRST_AFTER_MS = 180_000
/** After a backup that failed, for example because the disk was full. */
const RETRY_AFTER_MS = 15 * 60_000
const STOP_MS = 5_000

/** Returns immediately. Failures are logged and reported; none of them stops the shop. */
export function startBackups(options: BackupServiceOptions): BackupService {
  const { config, log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let status: BackupStatus | undefined
  const watch = createProblemWatch(options)
  const bases = createBaseSchedule(config, log, signal)

  async function work(): Promise<void> {
    const folder = openBackupFolder(config)
    const client = await openBackupClient(options.url)
    const { cluster, archiving } = await readServerFacts(client).finally(() => client.end())
    if (!archiving) return
    let statusAt = 0
    while (!signal.aborted) {
      await archiveLog({ folder, cluster, dataDir: config.DATA_DIR }).catch((err: unknown) =>
        log.warn({ err }, 'the database log cannot be archived; it waits'),
      )
      if (performance.now() - statusAt > STATUS_EVERY_MS || statusAt === 0 || bases.hasEnded()) {
        status = await readStatus(folder, config)
        statusAt = performance.now()
        await watch(status)
        bases.startIfDue(status)
      }
      await sleep(ARCHIVE_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
    await archiveRest(options.url, folder, cluster, config.DATA_DIR)
  }

  const working = keepWorking(work, log, signal)
  return {
    status: () => status,
    async stop() {
      stopping.abort()
      await bases.stop()
      await Promise.race([working, sleep(STOP_MS)])
    },
  }
}

/** Starts again after a failure, such as a database that is away. */
async function keepWorking(
  work: () => Promise<void>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const isDone = await work().then(
      () => true,
      (err: unknown) => {
        log.warn({ err }, 'backups were interrupted and continue later')
        return false
      },
    )
    if (isDone) return
    await sleep(ARCHIVE_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

async function archiveRest(
  url: string,
  folder: BackupFolder,
  cluster: string,
  dataDir: string,
): Promise<void> {
  const client = await openBackupClient(url)
  await switchSegment(client).finally(() => client.end())
  await archiveLog({ folder, cluster, dataDir })
}

function readStatus(folder: BackupFolder, config: Config): Promise<BackupStatus> {
  const { DATA_DIR: dataDir, BACKUP_HOURS: hours } = config
  return readBackupStatus(folder, { dataDir, hours, now: new Date() })
}

/** Base backups are made by a separate process with a low priority. */
function createBaseSchedule(config: Config, log: Log, signal: AbortSignal) {
  let child: ChildProcess | undefined
  let notBefore = performance.now() + FIRST_AFTER_MS
  let ended = false

  function start(): void {
    child = spawn(process.execPath, [COMMAND, '--gentle'], { stdio: ['ignore', 'ignore', 'pipe'] })
    const said: string[] = []
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString().slice(0, 2000)))
    child.once('error', (err) => log.error({ err }, 'a backup could not be started'))
    child.once('exit', (code) => {
      child = undefined
      ended = true
      notBefore = performance.now() + RETRY_AFTER_MS
      if (code === 0) log.info('a backup was made and checked')
      else if (!signal.aborted) log.error({ why: said.join('').trim() }, 'a backup failed')
    })
  }

  return {
    /** True once after each backup. */
    hasEnded() {
      const answer = ended
      ended = false
      return answer
    },
    startIfDue({ newestAt, broken }: BackupStatus) {
      if (child || signal.aborted || performance.now() < notBefore) return
      const isOld = !newestAt || Date.now() - newestAt.getTime() >= config.BACKUP_HOURS * HOUR_MS
      if (isOld || broken) start()
    },
    async stop() {
      const running = child
      if (!running) return
      const exited = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await Promise.race([exited, sleep(STOP_MS)])
    },
  }
}

function createProblemWatch({ log, onProblem }: BackupServiceOptions) {
  let reported = ''
  return async function report(status: BackupStatus): Promise<void> {
    const { state } = status
    if (state === 'ok' || state === 'none') {
      if (state === 'ok') reported = ''
      return
    }
    if (reported === state) return
    log.error({ state, broken: status.broken, check: status.check }, 'backups need attention')
    await onProblem(state, status)
    reported = state
  }
}

const COMMAND = join(import.meta.dirname, '../../commands/backup.ts')
