// Settings of the embedded PostgreSQL while backups are on.
import type { Config } from '../platform/config.ts'

/** A segment is completed at least this often while anything changes, so at most this much is lost with the disk. */
export const SEGMENT_SECONDS = 240

/** Without a command PostgreSQL leaves complete segments to our archiver, and keeps them until they are archived. */
const ARCHIVE_SETTINGS: readonly string[] = [
  'archive_mode=on',
  'archive_library=',
  'archive_command=',
  `archive_timeout=${SEGMENT_SECONDS}`,
]

/**
 * What the shop and its commands start the database with. A command that left them out would let PostgreSQL delete log
 * that no backup has.
 */
export function archiveSettings({ BACKUP }: Pick<Config, 'BACKUP'>): string[] {
  return BACKUP === 'on' ? [...ARCHIVE_SETTINGS] : []
}
