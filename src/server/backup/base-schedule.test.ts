// When base backups of a running shop are started, tested with scripts in place of the backup process.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { type BaseSchedule, createBaseSchedule } from './base-schedule.ts'

const NEVER = { newestAt: null, broken: null }
const HOUR_MS = 3_600_000
const schedules: BaseSchedule[] = []

afterEach(async () => {
  for (const schedule of schedules.splice(0)) await schedule.stop()
})

/** A process that runs the script in place of a backup. */
function run(script: string): ChildProcess {
  return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] })
}

function schedule(script: string, delays: { firstAfterMs?: number; retryAfterMs?: number } = {}) {
  const children: ChildProcess[] = []
  const logged = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const start = vi.fn(() => {
    const child = run(script)
    children.push(child)
    return child
  })
  const bases = createBaseSchedule({
    log: logged,
    hours: 24,
    start,
    firstAfterMs: delays.firstAfterMs ?? 0,
    retryAfterMs: delays.retryAfterMs ?? 0,
  })
  schedules.push(bases)
  return { bases, start, children, logged }
}

test('a shop without a backup starts one, and no second one at the same time', async () => {
  const { bases, start, children, logged } = schedule('')
  bases.startIfDue(NEVER)
  bases.startIfDue(NEVER)
  expect(start).toHaveBeenCalledOnce()
  await once(children[0]!, 'close')
  expect([bases.takeEnded(), bases.takeEnded()]).toEqual([true, false])
  expect(logged.info).toHaveBeenCalledWith('a backup was made and checked')
})

test('a warning about a backup that was made reaches the log of the shop', async () => {
  const script = `console.error('another line'); console.error('WARNING: files are missing')`
  const { bases, children, logged } = schedule(script)
  bases.startIfDue(NEVER)
  await once(children[0]!, 'close')
  expect(logged.warn).toHaveBeenCalledExactlyOnceWith(
    { warning: 'WARNING: files are missing' },
    expect.any(String),
  )
  expect(logged.error).not.toHaveBeenCalled()
})

test('a backup is due when the newest is as old as the time between two, or lacks log segments that followed it', () => {
  const { bases, start } = schedule('')
  const at = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
  bases.startIfDue({ newestAt: at(23), broken: null })
  expect(start).not.toHaveBeenCalled()
  bases.startIfDue({ newestAt: at(24), broken: null })
  expect(start).toHaveBeenCalledOnce()
  const other = schedule('')
  const since = at(1).toISOString()
  other.bases.startIfDue({ newestAt: at(2), broken: { since, reason: 'gap' } })
  expect(other.start).toHaveBeenCalledOnce()
})

test('the first backup waits until the shop has started', () => {
  const { bases, start } = schedule('', { firstAfterMs: HOUR_MS })
  bases.startIfDue(NEVER)
  expect(start).not.toHaveBeenCalled()
})

test('a backup that fails is logged with its output, and tried again after a pause', async () => {
  const { bases, start, children, logged } = schedule(
    `process.stderr.write('There is no room'); process.exitCode = 1`,
    { retryAfterMs: 500 },
  )
  bases.startIfDue(NEVER)
  await once(children[0]!, 'close')
  expect(logged.error).toHaveBeenCalledWith({ why: 'There is no room' }, 'a backup failed')
  bases.startIfDue(NEVER)
  expect(start).toHaveBeenCalledOnce()
  const again = () => {
    bases.startIfDue(NEVER)
    return start.mock.calls.length
  }
  await expect.poll(again, { timeout: 10_000 }).toBe(2)
})

test('a process that cannot be started does not keep later backups from being made', async () => {
  const start = vi.fn(() => spawn('/nowhere/node', [], { stdio: ['ignore', 'ignore', 'pipe'] }))
  const error = vi.fn()
  const bases = createBaseSchedule({
    log: { info: () => undefined, warn: () => undefined, error },
    hours: 24,
    firstAfterMs: 0,
    retryAfterMs: 0,
    start,
  })
  bases.startIfDue(NEVER)
  await expect.poll(() => bases.takeEnded()).toBe(true)
  expect(error).toHaveBeenCalledOnce()
  bases.startIfDue(NEVER)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a stop ends the backup that is being made, and starts no other', async () => {
  const { bases, start, children, logged } = schedule('setInterval(() => {}, 1000)')
  bases.startIfDue(NEVER)
  await once(children[0]!, 'spawn')
  await bases.stop()
  expect(children[0]!.signalCode).toBe('SIGTERM')
  bases.startIfDue(NEVER)
  expect(start).toHaveBeenCalledOnce()
  expect(logged.error).not.toHaveBeenCalled()
})
