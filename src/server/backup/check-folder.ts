// The temporary folders into which checks restore a backup: one for each check, because several may run at once.
import { mkdtemp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '../../shared/time.ts'
import { type BackupFolder, namesIn } from './backup-folder.ts'
import { removeDataFolder } from './owned-folder.ts'

/** With the id of the process that checks; earlier versions of the shop used one folder without it. */
const NAME = /^checking(?:-(?<pid>\d+)-\w+)?$/
/** Longer than any check takes: another process may have its id by then. */
const LONGEST_CHECK_MS = 12 * HOUR_MS

export function isCheckFolder(name: string): boolean {
  return NAME.test(name)
}

/** Makes an empty folder beside the backups, and removes those of checks that were killed. */
export async function makeCheckFolder({ path }: BackupFolder): Promise<string> {
  for (const name of (await namesIn(path)).filter(isCheckFolder)) {
    if (!(await isInUse(join(path, name), name))) await removeDataFolder(join(path, name))
  }
  return mkdtemp(join(path, `checking-${process.pid}-`))
}

async function isInUse(path: string, name: string): Promise<boolean> {
  const pid = Number(NAME.exec(name)?.groups?.['pid'] ?? 0)
  const madeAt = (await stat(path).catch(() => null))?.mtimeMs ?? 0
  return pid > 0 && isRunning(pid) && Date.now() - madeAt < LONGEST_CHECK_MS
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
