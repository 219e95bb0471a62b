// Watches the free space of the data folder: warns before it is full, and logs once when it is.
import { statfs } from 'node:fs/promises'
import type { Log } from '../platform/log.ts'

export interface DiskWatch {
  /**
   * True while the disk is too full for the next segments of the database's log, and from `reportFull` until the next
   * check.
   */
  isFull(): boolean
  /** A write failed because the disk is full. */
  reportFull(): void
  /** At the last check; NaN where the system does not report it. */
  freeBytes(): number
  stop(): void
}

const MB_BYTES = 1024 * 1024
const CHECK_MS = 5_000
const FULL_BYTES = 32 * MB_BYTES
/** Enough for some days of a busy shop. */
const LOW_BYTES = 1024 * MB_BYTES

type State = 'enough' | 'low' | 'full'

/** `readFree` rejects where the system does not report how many bytes are free. */
export async function watchDisk(
  folder: string,
  log: Pick<Log, 'warn' | 'error' | 'info'>,
  readFree: (folder: string) => Promise<number> = freeBytesOf,
): Promise<DiskWatch> {
  let free = NaN
  let state: State = 'enough'

  function enter(next: State): void {
    if (next === state) return
    const facts = { folder, freeBytes: free }
    if (next === 'full') log.error(facts, 'the disk is full: writes fail until space is free')
    else if (next === 'low') log.warn(facts, 'the disk is nearly full')
    else log.info(facts, 'the disk has space again')
    state = next
  }

  async function check(): Promise<void> {
    free = await readFree(folder).catch(() => NaN)
    enter(stateOf(free))
  }

  await check()
  const timer = setInterval(() => void check(), CHECK_MS).unref()
  return {
    isFull: () => state === 'full',
    reportFull: () => enter('full'),
    freeBytes: () => free,
    stop: () => clearInterval(timer),
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function stateOf(free: number): State {
  if (free < FULL_BYTES) return 'full'
  return free < LOW_BYTES ? 'low' : 'enough'
}
