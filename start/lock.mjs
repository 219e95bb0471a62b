// The lock under which a start installs or builds.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD } from './folders.mjs'

/** Runs `work` under a lock file, so that only one start installs or builds; removes the lock of a dead process. */
export function withLock(work) {
  mkdirSync(BUILD, { recursive: true })
  const lock = join(BUILD, 'preparing')
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isHeld(lock)) rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  // `fail` in output.mjs calls process.exit, which skips finally blocks.
  const release = () => rmSync(lock, { force: true })
  process.on('exit', release)
  try {
    return work()
  } finally {
    release()
    process.off('exit', release)
  }
}

/** How long a lock file without a process id counts as held: the start that creates it writes its id just afterwards. */
const EMPTY_LOCK_MS = 5_000

function isHeld(lock) {
  try {
    const holder = readFileSync(lock, 'utf8')
    if (holder === '') return Date.now() - statSync(lock).mtimeMs < EMPTY_LOCK_MS
    // In a restarted container, an earlier start that was killed may have had the id of this process.
    return Number(holder) !== process.pid && isAlive(Number(holder))
  } catch (error) {
    // It was released meanwhile, so there is nothing to remove.
    if (error.code === 'ENOENT') return true
    throw error
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
