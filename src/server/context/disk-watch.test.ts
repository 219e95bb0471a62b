// The watch of the disk logs once that it is nearly full, full, or has space again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DiskWatch, watchDisk } from './disk-watch.ts'

const MB = 1024 * 1024
const CHECK_MS = 5_000
const ENOUGH = 10_000 * MB
let free: number
let lines: string[]
let watch: DiskWatch

beforeEach(async () => {
  vi.useFakeTimers()
  free = ENOUGH
  lines = []
  const write = (level: string) => (_facts: unknown, text: string) => {
    lines.push(`${level}: ${text}`)
  }
  const log = { info: write('info'), warn: write('warn'), error: write('error') } as never
  watch = await watchDisk('/srv/shop', log, async () => {
    if (Number.isNaN(free)) throw new Error('not supported')
    return free
  })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

/** Lets the watch check the disk `times` times while this number of bytes is free. */
async function checks(bytes: number, times: number): Promise<void> {
  free = bytes
  await vi.advanceTimersByTimeAsync(times * CHECK_MS)
}

const FULL = 'error: the disk is full: writes fail until space is free'
const LOW = 'warn: the disk is nearly full'
const ROOM = 'info: the disk has space again'

test('a disk with space is not logged', async () => {
  await checks(ENOUGH, 10)
  expect(lines).toEqual([])
  expect(watch.freeBytes()).toBe(ENOUGH)
})

test('a disk that stays full is logged once, and once more when it has space', async () => {
  await checks(31 * MB, 10)
  expect(lines).toEqual([FULL])
  expect(watch.isFull()).toBe(true)
  await checks(ENOUGH, 10)
  expect(lines).toEqual([FULL, ROOM])
  expect(watch.isFull()).toBe(false)
})

test('a disk that fills up slowly is logged before it is full', async () => {
  await checks(1023 * MB, 10)
  expect(watch.isFull()).toBe(false)
  await checks(10 * MB, 10)
  expect(lines).toEqual([LOW, FULL])
})

test('many writes that fail before the next check are logged once', async () => {
  for (let write = 0; write < 500; write += 1) watch.reportFull()
  expect(lines).toEqual([FULL])
  expect(watch.isFull()).toBe(true)
  await checks(31 * MB, 1)
  for (let write = 0; write < 500; write += 1) watch.reportFull()
  expect(lines).toEqual([FULL])
})

test('a disk whose free space the system does not report never counts as full', async () => {
  await checks(NaN, 3)
  expect([watch.isFull(), watch.freeBytes(), lines]).toEqual([false, NaN, []])
})
