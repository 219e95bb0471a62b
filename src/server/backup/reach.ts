// How far the stored log of changes reaches, and which changes a restore to a certain moment lacks.
import { SEGMENT_SECONDS } from './archive-settings.ts'
import type { Manifest } from './manifest.ts'
import type { ArchiveState } from './wal-archive.ts'

export interface Reach {
  /** Everything committed before this moment is stored; null: that is not known. */
  storedUntil: Date | null
  /** Nothing that follows will be stored: the log has a gap, or is no longer archived. */
  hasEnded: boolean
}

export interface MissingChanges {
  /** Changes from this moment to the requested one are not stored. */
  since: Date
  /** They will not be stored later either; as in `Reach`. */
  hasEnded: boolean
}

/**
 * `archive`: read before the segments were listed. `last`: the newest segment that continues the base backup. `isWhole`:
 * no archived segment comes after a gap.
 */
export function reachOf(archive: ArchiveState, last: string, isWhole: boolean): Reach {
  const { archivedAt, broken, completeUntil, lastSegment } = archive
  if (!isWhole || (lastSegment !== null && lastSegment > last)) {
    return { storedUntil: null, hasEnded: true }
  }
  const end = broken ? Date.parse(broken.since) : Infinity
  const candidates: number[] = []
  // Changes are in a complete segment after this time at the latest.
  if (archivedAt) candidates.push(Math.min(Date.parse(archivedAt), end) - SEGMENT_SECONDS * 1000)
  if (completeUntil) candidates.push(Math.min(Date.parse(completeUntil), end))
  const storedUntil = candidates.length === 0 ? null : new Date(Math.max(...candidates))
  return { storedUntil, hasEnded: broken !== null }
}

/**
 * Up to when a restored base backup has all changes. `lastChangeAt`: of those replayed; null: none was. The end of the
 * backup is rounded up to the second, because commands print it so and operators restore to the printed moment.
 */
export function endOfContainedChanges(
  { startedAt, endedAt }: Pick<Manifest, 'startedAt' | 'endedAt'>,
  lastChangeAt: Date | null,
): Date {
  const end = endedAt ? Math.ceil(Date.parse(endedAt) / 1000) * 1000 : Date.parse(startedAt)
  return new Date(Math.max(end, lastChangeAt?.getTime() ?? 0))
}

/**
 * The changes before `until` that a restore of everything stored lacks; null: none. `contained`: the moment that
 * `endOfContainedChanges` returned.
 */
export function findMissingChanges(
  until: Date,
  contained: Date,
  reach: Reach,
): MissingChanges | null {
  const { storedUntil, hasEnded } = reach
  const since = storedUntil && storedUntil > contained ? storedUntil : contained
  return since < until ? { since, hasEnded } : null
}
