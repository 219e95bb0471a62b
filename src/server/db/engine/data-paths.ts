// The paths of an embedded database: programs, cluster, socket, password.
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { EngineError } from './engine-error.ts'
import type { RunAs } from './run-as.ts'

export interface DataPaths {
  /** Folder with bin/, lib/ and share/. */
  native: string
  /** PostgreSQL's own data folder; exists once initialised. */
  cluster: string
  /** Contains the socket; only the database's account and root have access. */
  socketDir: string
  passwordFile: string
}

/** Determines the paths for this run mode and creates missing folders. Errors: EngineError, those of the file system. */
export function findDataPaths(dataDir: string, native: string, runAs: RunAs): DataPaths {
  if (runAs.way === 'account') return outsidePaths(dataDir, native, runAs)
  return {
    native,
    cluster: join(dataDir, 'pg'),
    socketDir: socketDirFor(dataDir),
    passwordFile: join(dataDir, 'pg-password'),
  }
}

/** True when the data of this folder are stored outside it, for an account that cannot read it. */
export function isDataOutside(dataDir: string): boolean {
  return existsSync(join(dataDir, OUTSIDE_NOTE))
}

/**
 * False for a folder in which no shop was started and into which none was restored. Errors: EngineError for another user than
 * that of the shop, and for a folder that cannot be read.
 */
export function hasCluster(dataDir: string): boolean {
  const found = statClusterOf(dataDir)
  // Only the user of the shop and root can use PostgreSQL and read its address in owner.json.
  const ownUid = process.geteuid?.() ?? 0
  if (found && ownUid !== 0 && found.uid !== ownUid) {
    throw new EngineError(
      `The shop in the data folder ${resolve(dataDir)} belongs to another user (${found.uid}): ${AS_OWNER}`,
    )
  }
  return found !== undefined
}

/**
 * Undefined where there is no cluster. `existsSync` is not used, because it is false also for a folder that this user
 * cannot enter, which is an error here.
 */
function statClusterOf(dataDir: string): Stats | undefined {
  const quiet = { throwIfNoEntry: false } as const
  try {
    const isOutside = statSync(join(dataDir, OUTSIDE_NOTE), quiet) !== undefined
    return statSync(isOutside ? clusterOf(dataDir) : join(dataDir, 'pg'), quiet)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const isDenied = code === 'EACCES' || code === 'EPERM'
    throw new EngineError(
      `The data folder ${resolve(dataDir)} cannot be read (${code}): ${isDenied ? AS_OWNER : 'repair it, or set DATA_DIR to the folder of the shop.'}`,
    )
  }
}

/**
 * Throws EngineError when the data outside this folder are gone, as in a container that was recreated: a start would
 * open an empty shop in their place. Also throws those of `hasCluster`.
 */
export function rejectLostData(dataDir: string): void {
  if (!isDataOutside(dataDir) || hasCluster(dataDir)) return
  // Files that follow the first start; without them, it was interrupted and can be repeated.
  if (![FILLED_NOTE, 'code-key', 'backup-id'].some((name) => existsSync(join(dataDir, name))))
    return
  throw new EngineError(
    `The data of this shop were in ${outsideHome(dataDir)}, outside the data folder ${dataDir}, and are not there any more: put that folder back, with its owners, or restore the backups into a new data folder: npm run restore -- --to FOLDER`,
  )
}

/** Remembers that the data outside this folder are complete. */
export function markFilled(dataDir: string): void {
  const note = join(dataDir, FILLED_NOTE)
  if (isDataOutside(dataDir) && !existsSync(note)) writeFileSync(note, '')
}

/** PostgreSQL's name for this database, which copies of it share; null before there is one, or where it is unreadable. */
export function readSystemIdentifier(dataDir: string): string | null {
  try {
    const control = readFileSync(join(clusterOf(dataDir), 'global/pg_control'))
    return control.readBigUInt64LE(0).toString()
  } catch {
    return null
  }
}

function clusterOf(dataDir: string): string {
  const home = isDataOutside(dataDir) ? join(outsideHome(dataDir), 'own') : dataDir
  return join(home, 'pg')
}

// An account without access to root's home gets its own folder, with copied binaries and its data.
function outsidePaths(
  dataDir: string,
  native: string,
  { uid, gid }: { uid: number; gid: number },
): DataPaths {
  const home = outsideHome(dataDir)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const version = basename(join(native, '..')) + '-' + hashOf(native + readPackage(native))
  const copy = join(home, version)
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true })
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.new`, copy)
  }
  const own = join(home, 'own')
  mkdirSync(own, { recursive: true, mode: 0o700 })
  chownSync(own, uid, gid)
  return {
    native: copy,
    cluster: join(own, 'pg'),
    socketDir: ownedFolder(join(own, 's'), uid, gid),
    passwordFile: join(own, 'pg-password'),
  }
}

function outsideHome(dataDir: string): string {
  const note = join(dataDir, OUTSIDE_NOTE)
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  // A random name, so that a deleted and recreated data folder starts empty.
  const home = `/var/lib/voltcell-${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(home, { mode: 0o755 })
  } catch (error) {
    throw new EngineError(
      `The built-in PostgreSQL needs a folder outside root's home, and ${home} cannot be made (${(error as NodeJS.ErrnoException).code}): start the shop as another user, or set DATABASE_URL.`,
    )
  }
  writeFileSync(note, `${home}\n`)
  return home
}

function ownedFolder(path: string, uid: number, gid: number): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chownSync(path, uid, gid)
  return path
}

// A socket path is limited to 107 bytes, on macOS to 103, so a deep data folder gets a short one under /tmp.
function socketDirFor(dataDir: string): string {
  const inside = join(dataDir, 'socket')
  if (Buffer.byteLength(inside) + SOCKET_NAME.length < 104) {
    mkdirSync(inside, { recursive: true, mode: 0o700 })
    return inside
  }
  const short = `/tmp/voltcell-${hashOf(realpathSync(dataDir))}`
  mkdirSync(short, { recursive: true, mode: 0o700 })
  const found = lstatSync(short)
  // Another user may have created that name first, so it cannot be trusted.
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return mkdtempSync('/tmp/voltcell-')
  chmodSync(short, 0o700)
  return short
}

function readPackage(native: string): string {
  return readFileSync(join(native, '..', 'package.json'), 'utf8')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const AS_OWNER =
  'run this command as the user of the shop, for example: sudo -u shop npm run … If the shop has another folder, set DATA_DIR.'
const OUTSIDE_NOTE = 'outside-folder'
const FILLED_NOTE = 'outside-filled'
const SOCKET_NAME = '/.s.PGSQL.5432'
