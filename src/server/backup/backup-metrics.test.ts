// The metrics of backups: absent, without a backup, with an unusable folder, healthy and broken.
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerBackupMetrics } from './backup-metrics.ts'
import { type BackupStatus, NOTHING_KNOWN } from './backup-status.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
let registry: Registry
let status: BackupStatus | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  registry = new Registry()
  status = undefined
  registerBackupMetrics(registry, () => status)
})
afterEach(() => void vi.useRealTimers())

/** The metrics that have a value, by name. */
async function shownValues(): Promise<Record<string, number>> {
  const metrics = await registry.getMetricsAsJSON()
  return Object.fromEntries(
    metrics.flatMap(({ name, values }) => values.map(({ value }) => [name, value])),
  )
}

test('all metrics of backups are absent until the status has been read', async () => {
  expect(await shownValues()).toEqual({})
})

test('a shop without a backup shows neither an age nor a check', async () => {
  status = { ...NOTHING_KNOWN, state: 'none' }
  expect(await shownValues()).toEqual({
    backup_chain_broken: 0,
    backup_bytes: 0,
    backup_count: 0,
    backup_on_data_disk: 0,
    backup_folder_unreadable: 0,
  })
})

test('a folder that cannot be read is shown beside what was last known of it', async () => {
  const unusable = { since: NOW, problem: 'EIO' }
  status = { ...NOTHING_KNOWN, state: 'late', newestAt: secondsAgo(60), count: 2, unusable }
  expect(await shownValues()).toMatchObject({
    backup_folder_unreadable: 1,
    backup_age_seconds: 60,
    backup_count: 2,
  })
})

test('ages, size and number of the backups are shown as in the status', async () => {
  status = {
    ...NOTHING_KNOWN,
    state: 'ok',
    newestAt: secondsAgo(7200),
    archivedAt: secondsAgo(40),
    count: 3,
    bytes: 5_000,
    check: { at: NOW.toISOString(), problem: null },
    isOnDataDisk: true,
  }
  expect(await shownValues()).toEqual({
    backup_age_seconds: 7200,
    backup_archive_age_seconds: 40,
    backup_chain_broken: 0,
    backup_check_failed: 0,
    backup_bytes: 5_000,
    backup_count: 3,
    backup_on_data_disk: 1,
    backup_folder_unreadable: 0,
  })
})

test('a broken chain and a failed check are shown as 1, and a value that becomes unknown is no longer shown', async () => {
  status = {
    ...NOTHING_KNOWN,
    state: 'broken',
    newestAt: secondsAgo(60),
    broken: { since: NOW.toISOString(), reason: 'gap' },
    check: { at: NOW.toISOString(), problem: 'invalid page' },
  }
  expect(await shownValues()).toMatchObject({ backup_chain_broken: 1, backup_check_failed: 1 })
  status = { ...status, check: null, newestAt: null }
  const names = Object.keys(await shownValues())
  expect(names).not.toContain('backup_check_failed')
  expect(names).not.toContain('backup_age_seconds')
})
