// Each problem of the backups is reported once, when it begins.
import { beforeEach, expect, test } from 'vitest'
import { type BackupStatus, NOTHING_KNOWN } from './backup-status.ts'
import { createProblemWatch } from './problem-watch.ts'

const HOUR_MS = 3_600_000
const BEGUN = new Date('2026-11-22T10:00:00Z')
let now: Date
let reported: string[]
let report: (status: BackupStatus) => Promise<void>

beforeEach(() => {
  now = BEGUN
  reported = []
  report = createProblemWatch({
    log: { error: () => undefined },
    hours: 24,
    onProblem: async (problem) => void reported.push(problem),
    now: () => now,
  })
})

/** Passes one status after the other, as the shop reads them every minute. */
async function see(...states: BackupStatus['state'][]): Promise<void> {
  for (const state of states) await report({ ...NOTHING_KNOWN, begunAt: BEGUN, state })
}

test('a problem that lasts is reported once', async () => {
  await see('ok', 'late', 'late', 'late')
  expect(reported).toEqual(['late'])
})

test('a problem that turns into another is reported again', async () => {
  await see('late', 'broken', 'broken', 'damaged')
  expect(reported).toEqual(['late', 'broken', 'damaged'])
})

test('a problem that comes back after it had ended is reported again', async () => {
  await see('broken', 'ok', 'broken')
  expect(reported).toEqual(['broken', 'broken'])
})

test('a shop that never made a backup is reported once, when its first backup is late', async () => {
  await see('none')
  now = new Date(BEGUN.getTime() + 36 * HOUR_MS - 1)
  await see('none')
  expect(reported).toEqual([])
  now = new Date(BEGUN.getTime() + 36 * HOUR_MS)
  await see('none', 'none')
  expect(reported).toEqual(['none'])
})

test('a folder that could never be written is reported 36 hours after the start of the shop', async () => {
  const status: BackupStatus = { ...NOTHING_KNOWN, state: 'none' }
  await report(status)
  expect(reported).toEqual([])
  now = new Date(BEGUN.getTime() + 36 * HOUR_MS)
  await report(status)
  expect(reported).toEqual(['none'])
})

test('a problem whose report fails is reported with the next status', async () => {
  let isUnavailable = true
  const failing = createProblemWatch({
    log: { error: () => undefined },
    hours: 24,
    onProblem: async (problem) => {
      if (isUnavailable) throw new Error('the database is unavailable')
      reported.push(problem)
    },
  })
  const status: BackupStatus = { ...NOTHING_KNOWN, state: 'late' }
  await expect(failing(status)).rejects.toThrow('unavailable')
  isUnavailable = false
  await failing(status)
  await failing(status)
  expect(reported).toEqual(['late'])
})
