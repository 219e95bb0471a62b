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
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
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

/** Determines the paths for this run mode and creates missing folders. */
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

/** False for a folder that no shop was started in, or none was restored into. */
export function hasCluster(dataDir: string): boolean {
  const home = isDataOutside(dataDir) ? join(outsideHome(dataDir), 'own') : dataDir
  return existsSync(join(home, 'pg'))
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

const OUTSIDE_NOTE = 'outside-folder'
const SOCKET_NAME = '/.s.PGSQL.5432'
