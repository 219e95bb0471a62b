// Backups of the PostgreSQL of DATABASE_URL are made with its own tools: names these tools, and checks that the server
// archives its log.
import { spawnSync } from 'node:child_process'
import { type ArchiverFacts, openBackupClient, readArchiverFacts } from './backup-repository.ts'

export interface ExternalBackupReport {
  lines: string[]
  /** True when the server archives its log and the last segment was archived recently. */
  isCovered: boolean
}

const LATE_AFTER_MS = 10 * 60_000

/** Never prints the address, which contains a password. */
export async function describeExternalBackup(
  url: string,
  now = new Date(),
): Promise<ExternalBackupReport> {
  const client = await openBackupClient(url)
  let facts: ArchiverFacts
  try {
    facts = await readArchiverFacts(client)
  } finally {
    await client.end()
  }
  const archive = describeArchive(facts, now)
  const tool = spawnSync('pgbackrest', ['version'], { encoding: 'utf8' })
  const found =
    tool.status === 0 ? `${tool.stdout.trim()} is installed here.` : 'it is not installed here.'
  return {
    isCovered: archive.isCovered,
    lines: [
      'DATABASE_URL is set: back up that PostgreSQL with its own tools, and copy DATA_DIR/files and the key of the codes as well.',
      `Use the backups of your provider, or pgBackRest with an archive of the log (a full backup weekly, a differential one daily): ${found}`,
      archive.line,
      'Try a restore into an empty server regularly: a backup that was never restored may not be one.',
    ],
  }
}

/** `isCovered` is true when the last segment was archived within the last ten minutes and none failed since. */
export function describeArchive(
  { mode, lastArchivedAt, failures }: ArchiverFacts,
  now: Date,
): { line: string; isCovered: boolean } {
  if (mode === 'off') {
    return {
      line: 'The server does not archive its log (archive_mode is off): everything since its last full backup would be lost.',
      isCovered: false,
    }
  }
  if (failures > 0) {
    return {
      line: `The server cannot archive its log: the last attempt failed, ${failures} attempts failed in total. Look into its log.`,
      isCovered: false,
    }
  }
  const isLate = !lastArchivedAt || now.getTime() - lastArchivedAt.getTime() > LATE_AFTER_MS
  return isLate
    ? {
        line: `The server last archived its log at ${lastArchivedAt?.toISOString() ?? 'no time yet'}: set archive_timeout to 240 if it is idle, otherwise look into its log.`,
        isCovered: false,
      }
    : {
        line: `The server archives its log: the last segment at ${lastArchivedAt.toISOString()}.`,
        isCovered: true,
      }
}
