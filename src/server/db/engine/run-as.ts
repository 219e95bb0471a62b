// The account under which the database runs, since PostgreSQL refuses to run as root.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { EngineError } from './engine-error.ts'

/** The run modes: as the current user, as root in a user namespace, in which PostgreSQL is not root, or under another account. */
export type RunAs =
  | { way: 'ourselves' }
  | { way: 'namespace' }
  | { way: 'account'; uid: number; gid: number }

/** A program to start, with the prefix and identity of its run mode. */
export interface Launch {
  command: string
  args: string[]
  uid?: number
  gid?: number
}

/** Keeps the caller's PostgreSQL variables (PGDATA, PGPORT …) away from the server. */
export const cleanEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** Chooses the run mode for this machine; `forced` 'account': without trying namespaces; 'namespace' changes nothing. */
export function chooseRunAs(forced?: 'namespace' | 'account'): RunAs {
  if (process.getuid?.() !== 0) return { way: 'ourselves' }
  if (forced !== 'account' && canUnshare()) return { way: 'namespace' }
  const account = findAccount()
  if (account) return { way: 'account', ...account }
  throw new EngineError(
    'The built-in PostgreSQL cannot run as root here (user namespaces are blocked and there is no account "nobody"): start the shop as another user, or set DATABASE_URL.',
  )
}

export function launchAs(runAs: RunAs, program: string, args: string[]): Launch {
  if (runAs.way === 'namespace') {
    return { command: 'unshare', args: ['-U', program, ...args] }
  }
  const launch = { command: program, args }
  return runAs.way === 'account' ? { ...launch, uid: runAs.uid, gid: runAs.gid } : launch
}

/** Like `launchAs`, for a server that must stop when this process is killed. */
export function launchServerAs(runAs: RunAs, program: string, args: string[]): Launch {
  if (!hasSetpriv()) return launchAs(runAs, program, args)
  return launchAs(runAs, 'setpriv', ['--pdeathsig', 'INT', program, ...args])
}

function canUnshare(): boolean {
  const { status } = spawnSync('unshare', ['-U', 'true'], {
    env: cleanEnvironment,
    stdio: 'ignore',
  })
  return status === 0
}

function hasSetpriv(): boolean {
  if (process.platform !== 'linux') return false
  return cleanEnvironment.PATH.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, 'setpriv'), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function findAccount(): { uid: number; gid: number } | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
  } catch {
    return undefined
  }
}
