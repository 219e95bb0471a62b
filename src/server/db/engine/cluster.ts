// Creates an empty PostgreSQL cluster atomically.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EngineError } from './engine-error.ts'
import type { DataPaths } from './data-paths.ts'
import type { RunAs } from './run-as.ts'
import { cleanEnvironment, launchAs } from './run-as.ts'

/** The name of the database, and of the account that owns it. */
export const DATABASE = 'voltcell'
export const MAJOR_VERSION = '18'

/**
 * Creates cluster and database if missing; returns the password. Takes about a second. Errors: EngineError if the data
 * belong to another major version, or a program fails.
 */
export function ensureCluster(paths: DataPaths, runAs: RunAs): string {
  if (existsSync(paths.cluster)) {
    rejectOtherVersion(paths.cluster)
    return readFileSync(paths.passwordFile, 'utf8').trim()
  }
  removeLeftovers(paths.cluster)
  const fresh = `${paths.cluster}.new`
  const password = randomBytes(24).toString('base64url')
  writeFileSync(paths.passwordFile, password, { mode: 0o600, flush: true })
  if (runAs.way === 'account') chownSync(paths.passwordFile, runAs.uid, runAs.gid)
  run(
    paths,
    runAs,
    'initdb',
    ['-D', fresh, '-U', DATABASE, '-E', 'UTF8', '-A', 'scram-sha-256'].concat(
      ['--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
      ['--pwfile', paths.passwordFile],
    ),
  )
  run(
    paths,
    runAs,
    'postgres',
    ['--single', '-D', fresh, 'postgres'],
    `create database ${DATABASE}\n`,
  )
  // Renamed last, so that an interrupted start leaves nothing that looks complete.
  renameSync(fresh, paths.cluster)
  return password
}

function run(paths: DataPaths, runAs: RunAs, program: string, args: string[], input = ''): void {
  const {
    command,
    args: all,
    ...identity
  } = launchAs(runAs, join(paths.native, 'bin', program), args)
  const done = spawnSync(command, all, {
    ...identity,
    cwd: dirname(paths.cluster),
    env: cleanEnvironment,
    input,
    encoding: 'utf8',
  })
  // The single-user server reports errors as text and still exits with 0.
  if (done.status === 0 && !/^\S.*(ERROR|FATAL): /m.test(done.stderr)) return
  const why = done.error?.message ?? done.stderr.trim().split('\n').slice(-3).join(' ')
  throw new EngineError(
    `The built-in PostgreSQL could not be set up (${program}: ${why}): free some space or fix the folder, or set DATABASE_URL.`,
  )
}

function rejectOtherVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new EngineError(
    `The data in ${cluster} belong to PostgreSQL ${version}, and this shop contains PostgreSQL ${MAJOR_VERSION}: export them with the version of the shop that made them (npm run backup -- export FILE), and restore the file with this one (npm run restore -- --from FILE --to FOLDER).`,
  )
}

function removeLeftovers(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(`${basename(cluster)}.`)) {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
    }
  }
}
