// The shop's database: the embedded PostgreSQL of a data folder, or an external one by address.
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { findBinaries } from './binaries.ts'
import { DATABASE, ensureCluster } from './cluster.ts'
import { EngineError } from './engine-error.ts'
import { stopOrphans } from './orphans.ts'
import { checkExternal } from './external.ts'
import type { OwnerLock } from './owner-lock.ts'
import { readOwner, takeOwnership } from './owner-lock.ts'
import {
  findDataPaths,
  hasCluster,
  isDataOutside,
  markFilled,
  rejectLostData,
} from './data-paths.ts'
import type { Postmaster, PostmasterOptions } from './postmaster.ts'
import { startPostmaster } from './postmaster.ts'
import { chooseRunAs } from './run-as.ts'

export interface Engine {
  /** Connection URL including the password: never log it. */
  url: string
  /** `external`: that of DATABASE_URL; `joined`: an embedded database that another process of the shop started and stops. */
  kind: 'embedded' | 'external' | 'joined'
  /** A pooler answers at the URL. */
  isBehindPooler: boolean
  stop(): Promise<void>
}

export interface EngineOptions {
  dataDir: string
  /** If given, this PostgreSQL is used and `dataDir` is ignored. */
  databaseUrl?: string | undefined
  log: Logger
  /** Set by commands: they use the database of a running shop instead of failing, and never create one. */
  mayJoin?: boolean
  /** Extra server settings as `name=value`; the tests turn fsync off. */
  settings?: string[]
  /** For tests: how to run as root, as in `RunAs`: in a user namespace, or under another account. */
  forceRunAs?: 'namespace' | 'account'
}

/** Throws EngineError, whose message is intended for the operator. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  if (options.databaseUrl) {
    const { isBehindPooler } = await checkExternal(options.databaseUrl)
    return {
      url: options.databaseUrl,
      kind: 'external',
      isBehindPooler,
      stop: async () => undefined,
    }
  }
  if (options.mayJoin) rejectWithoutShop(options.dataDir)
  const dataDir = makeDataDir(options.dataDir)
  const lock = takeOwnership(dataDir)
  if (!lock) return joinOwner(dataDir, options.mayJoin === true)
  try {
    return await startEmbedded(dataDir, lock, options)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startEmbedded(
  dataDir: string,
  lock: OwnerLock,
  options: EngineOptions,
): Promise<Engine> {
  const force = isDataOutside(dataDir) ? 'account' : options.forceRunAs
  const runAs = chooseRunAs(force)
  rejectLostData(dataDir)
  const paths = findDataPaths(dataDir, findBinaries(), runAs)
  await stopOrphans(paths)
  const password = ensureCluster(paths, runAs)
  markFilled(dataDir)
  const { log, settings = [] } = options
  const keeper = await keepRunning({ paths, runAs, log, settings })
  const url = `postgresql://${DATABASE}:${password}@localhost/${DATABASE}?host=${encodeURIComponent(paths.socketDir)}`
  lock.announce(url)
  return {
    url,
    kind: 'embedded',
    isBehindPooler: false,
    async stop() {
      await keeper.stop()
      rmSync(paths.socketDir, { recursive: true, force: true })
      lock.release()
    },
  }
}

// Restarts a server that dies while the shop runs; pools reconnect.
async function keepRunning(options: PostmasterOptions): Promise<{ stop(): Promise<void> }> {
  let current: Postmaster | undefined = await startPostmaster(options)
  let shouldRun = true
  const watching = (async () => {
    while (shouldRun) {
      await current?.ended
      if (!shouldRun) return
      current = undefined
      options.log.error('the database ended unexpectedly and is started again')
      current = await restart(options, () => shouldRun)
    }
  })()
  return {
    async stop() {
      shouldRun = false
      await current?.stop()
      await watching
      // A restart may have been in progress.
      await current?.stop()
    },
  }
}

/** The longest pause between two attempts, so that the database is back soon after a full disk has space again. */
const LONGEST_WAIT_MS = 2000

async function restart(
  options: PostmasterOptions,
  shouldRun: () => boolean,
): Promise<Postmaster | undefined> {
  for (let wait = 100; shouldRun(); wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      await stopOrphans(options.paths)
      return await startPostmaster(options)
    } catch (error) {
      options.log.error({ err: error }, 'the database does not start yet')
      await sleep(wait)
    }
  }
  return undefined
}

function joinOwner(dataDir: string, mayJoin: boolean): Engine {
  const owner = readOwner(dataDir)
  if (mayJoin && owner) {
    return { url: owner.url, kind: 'joined', isBehindPooler: false, stop: async () => undefined }
  }
  const who = owner ? ` (process ${owner.pid})` : ''
  throw new EngineError(
    `The data folder ${dataDir} is in use by another start of the shop${who}: stop that one first, or set DATA_DIR to another folder.`,
  )
}

/** Throws EngineError, for an operator who forgot to name the folder or is not the user of the shop. */
export function rejectWithoutShop(dataDir: string): void {
  if (hasCluster(dataDir)) return
  rejectLostData(dataDir)
  throw new EngineError(
    `There is no shop in the data folder ${resolve(dataDir)}. If the shop has another one, set the same DATA_DIR for this command, in .env or before it: DATA_DIR=/srv/shop npm run … To create a shop, start it: npm start`,
  )
}

function makeDataDir(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder)
  } catch (error) {
    throw new EngineError(
      `The data folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder that can be written.`,
    )
  }
  return folder
}

/** Node's `recursive` never returns where a folder exists and one inside it cannot, such as below /proc. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
