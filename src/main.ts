// Entry point: starts and stops config, database and shop.
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { archiveSettings } from './server/backup/archive-settings.ts'
import { startEngine } from './server/db/engine/engine.ts'
import type { OpenShop } from './server/open-shop.ts'
import { openBrand } from './server/platform/brand/open-brand.ts'
import type { Config } from './server/platform/config.ts'
import { checkMailSettings, readConfig } from './server/platform/config.ts'
import { rejectBusyPort } from './server/platform/http/busy-port.ts'
import type { Lifecycle } from './server/platform/lifecycle.ts'
import { createLifecycle } from './server/platform/lifecycle.ts'
import type { Log } from './server/platform/log.ts'
import { createLog } from './server/platform/log.ts'

/** How long a stop waits for a start in progress. */
const STOP_MS = 10_000
/** Errors whose message says what to do, so no stack trace is printed; by name, since their code is loaded later. */
const PLAIN_ERRORS = new Set([
  'ConfigError',
  'BrandError',
  'EngineError',
  'MigrationError',
  'ContentError',
])

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
  const shutdown = createShutdown({ lifecycle, log, flush })
  try {
    const shop = await start(config, log, lifecycle)
    if (!shop) return
    process.stdout.write(`The shop is open: ${shop.address}\n`)
    await shop.startWork()
  } catch (error) {
    if (lifecycle.isStopping) return
    if (!isPlain(error)) log.fatal({ err: error }, 'the start failed')
    await lifecycle.stop()
    flush()
    exitWithMessage(error)
  } finally {
    shutdown.started()
  }
}

/** Undefined when a stop was requested in the meantime. */
async function start(
  config: Config,
  log: Log,
  lifecycle: Lifecycle,
): Promise<OpenShop | undefined> {
  const { DATA_DIR: dataDir } = config
  const databaseUrl = config.DATABASE_OWNER_URL || config.DATABASE_URL
  // Fails now rather than after a catalogue was loaded.
  await rejectBusyPort(config.HOST, config.PORT)
  const settings = archiveSettings(config)
  const starting = startEngine({ dataDir, databaseUrl, log, settings })
  const loading = loadShop()
  // Reported below, once the database can be stopped.
  loading.catch(() => undefined)
  const engine = await starting
  lifecycle.onStop('database', () => engine.stop())
  const { openShop } = await loading
  return lifecycle.isStopping ? undefined : openShop(engine, { config, log, lifecycle })
}

/** Loads most of the code, while the process of the database starts. Loading takes longer than that start. */
async function loadShop(): Promise<typeof import('./server/open-shop.ts')> {
  await nextTurn()
  return import('./server/open-shop.ts')
}

/**
 * Shuts down and ends the process: exit code 0 after a signal; 1 after an uncaught error, after a second signal, or if a
 * part does not stop cleanly. Call `started` once the start has ended.
 */
function createShutdown(parts: { lifecycle: Lifecycle; log: Log; flush: () => void }): {
  started(): void
} {
  const { lifecycle, log, flush } = parts
  const starting = Promise.withResolvers<void>()
  let requestedAt = 0
  async function shutDown(code: number): Promise<void> {
    if (requestedAt > 0) {
      // Ctrl-C arrives twice, from the terminal and from start.mjs; only a later one forces the exit.
      if (Date.now() - requestedAt > 1000) exit(1)
      return
    }
    requestedAt = Date.now()
    const stopped = lifecycle.stop()
    // A start in progress may register parts after the first stop; the second stop ends them.
    await Promise.race([starting.promise, sleep(STOP_MS)])
    const failed = (await stopped) + (await lifecycle.stop())
    exit(code || (failed > 0 ? 1 : 0))
  }
  function exit(code: number): void {
    if (lifecycle.isHanging)
      log.warn('the process is killed, because the backup folder does not answer')
    flush()
    // An exit waits for every call to a disk.
    if (lifecycle.isHanging) process.kill(process.pid, 'SIGKILL')
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void shutDown(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, event)
      flush()
      void shutDown(1)
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

function isPlain(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return PLAIN_ERRORS.has(error.name) || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
