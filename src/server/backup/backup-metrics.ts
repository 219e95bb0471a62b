// Metrics of backups: age, check, archive of the log, size.
import { Gauge, type Registry } from 'prom-client'
import type { BackupStatus } from './backup-status.ts'

/** `readStatus` returns undefined while backups are off or were not looked at yet: the metrics are then absent. */
export function registerBackupMetrics(
  registry: Registry,
  readStatus: () => BackupStatus | undefined,
): void {
  const gauge = (name: string, help: string, valueOf: (status: BackupStatus) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const status = readStatus()
        const value = status ? valueOf(status) : null
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  gauge('backup_age_seconds', 'Time since the newest complete backup.', ({ newestAt }) =>
    secondsSince(newestAt),
  )
  gauge('backup_archive_age_seconds', 'Time since the database log was last archived.', (status) =>
    secondsSince(status.archivedAt),
  )
  gauge(
    'backup_chain_broken',
    '1 while changes since the last backup cannot be restored.',
    (status) => (status.broken ? 1 : 0),
  )
  gauge('backup_check_failed', '1 when the newest backup could not be restored.', ({ check }) =>
    check ? Number(check.problem !== null) : null,
  )
  gauge('backup_bytes', 'Size of the backups on disk.', ({ bytes }) => bytes)
  gauge('backup_count', 'Complete backups.', ({ count }) => count)
  gauge('backup_on_data_disk', '1 when the backups are lost with the disk of the data.', (status) =>
    Number(status.isOnDataDisk),
  )
  gauge(
    'backup_folder_unreadable',
    '1 while the folder of the backups cannot be read or written.',
    ({ unusable }) => Number(unusable !== null),
  )
}

function secondsSince(moment: Date | null): number | null {
  return moment ? (Date.now() - moment.getTime()) / 1000 : null
}
