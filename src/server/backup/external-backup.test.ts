// How the log archive of the PostgreSQL of DATABASE_URL is described to the operator.
import { expect, test } from 'vitest'
import type { ArchiverFacts } from './backup-repository.ts'
import { describeArchive } from './external-backup.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const RUNNING: ArchiverFacts = {
  mode: 'on',
  command: 'pgbackrest archive-push %p',
  lastArchivedAt: minutesAgo(3),
  failures: 0,
}

test.each<[string, boolean, RegExp, Partial<ArchiverFacts>]>([
  ['an archive that runs', true, /last segment at 2026-11-22T09:57:00.000Z\.$/, {}],
  ['a segment of ten minutes ago', true, /archives its log/, { lastArchivedAt: minutesAgo(10) }],
  ['a segment of eleven minutes ago', false, /archive_timeout/, { lastArchivedAt: minutesAgo(11) }],
  ['no segment yet', false, /at no time yet/, { lastArchivedAt: null }],
  ['a failure since the last one', false, /last attempt failed, 4 .* total/, { failures: 4 }],
  ['no archive', false, /archive_mode is off.*would be lost/, { mode: 'off' }],
  ['an archive of every log', true, /archives its log/, { mode: 'always' }],
])(
  'the archive is described to the operator for %s, and counts as covered: %s',
  (_, isCovered, line, change) => {
    const described = describeArchive({ ...RUNNING, ...change }, NOW)
    expect(described.isCovered).toBe(isCovered)
    expect(described.line).toMatch(line)
  },
)
