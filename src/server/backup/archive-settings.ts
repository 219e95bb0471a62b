// Settings of the embedded PostgreSQL while backups are on.

/** A segment is completed at least this often while anything changes, so at most this much is lost with the disk. */
export const SEGMENT_SECONDS = 240

/** Without a command PostgreSQL leaves complete segments to our archiver, and keeps them until they are archived. */
export const ARCHIVE_SETTINGS: readonly string[] = [
  'archive_mode=on',
  'archive_library=',
  'archive_command=',
  `archive_timeout=${SEGMENT_SECONDS}`,
]
