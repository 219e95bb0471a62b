// How far the stored log reaches: what a restore to a moment beyond its newest change lacks.
import { describe, expect, test } from 'vitest'
import { endOfContainedChanges, findMissingChanges, reachOf } from './reach.ts'
import type { ArchiveState } from './wal-archive.ts'

const at = (time: string) => new Date(`2026-11-28T${time}Z`)
const segment = (n: number) => `0000000100000000${String(n).padStart(8, '0')}`
const ARCHIVE: ArchiveState = {
  begunAt: at('17:00:00').toISOString(),
  lastSegment: segment(7),
  archivedAt: at('18:10:00').toISOString(),
  completeUntil: null,
  broken: null,
}
const BROKEN: Partial<ArchiveState> = {
  lastSegment: null,
  broken: { since: at('18:05:00').toISOString(), reason: 'gap' },
}

describe('a restore whose newest change is of 18:02:00', () => {
  const missing = (until: string, state: Partial<ArchiveState> = {}, isWhole = true) =>
    findMissingChanges(
      at(until),
      at('18:02:00'),
      reachOf({ ...ARCHIVE, ...state }, segment(7), isWhole),
    )

  test('lacks nothing up to four minutes before the log was last archived', () => {
    expect(missing('18:06:00')).toBeNull()
  })

  test('may lack later changes, which will still be archived', () => {
    expect(missing('18:08:00')).toEqual({ since: at('18:06:00'), hasEnded: false })
  })

  test('lacks nothing up to the stop of the shop', () => {
    const stopped = { completeUntil: at('18:09:00').toISOString() }
    expect(missing('18:09:00', stopped)).toBeNull()
    expect(missing('18:09:30', stopped)).toEqual({ since: at('18:09:00'), hasEnded: false })
  })

  test('may lack changes where the log was never archived', () => {
    const never = { lastSegment: null, archivedAt: null }
    expect(missing('18:03:00', never)).toEqual({ since: at('18:02:00'), hasEnded: false })
  })

  test('may lack changes made before a break of the log, which will never be archived', () => {
    expect(missing('18:03:00', BROKEN)).toEqual({ since: at('18:02:00'), hasEnded: true })
  })

  test('may lack changes where the log has a gap, although later segments are stored', () => {
    expect(missing('18:03:00', {}, false)).toEqual({ since: at('18:02:00'), hasEnded: true })
  })

  test('may lack changes where the newest segment is missing in a copy of the folder', () => {
    const later = { lastSegment: segment(8) }
    expect(missing('18:03:00', later)).toEqual({ since: at('18:02:00'), hasEnded: true })
  })
})

describe('a base backup that PostgreSQL ended at 18:04:00.3', () => {
  const backup = {
    startedAt: at('18:00:00').toISOString(),
    endedAt: at('18:04:00.300').toISOString(),
  }

  test('contains all up to its end, to the second, even if nothing was replayed', () => {
    expect(endOfContainedChanges(backup, null)).toEqual(at('18:04:01'))
    expect(endOfContainedChanges(backup, at('18:02:00'))).toEqual(at('18:04:01'))
  })

  test('contains what was replayed later', () => {
    expect(endOfContainedChanges(backup, at('18:06:00'))).toEqual(at('18:06:00'))
  })

  test('of an earlier version, which did not store its end, surely contains all up to its beginning', () => {
    const { startedAt } = backup
    expect(endOfContainedChanges({ startedAt }, null)).toEqual(at('18:00:00'))
  })
})
