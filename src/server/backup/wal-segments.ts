// Names of PostgreSQL's write-ahead log: segments, their order, and the other files of its folder. Segments belong to a
// timeline, one course of changes: a restore to an earlier moment begins a new one, whose history names where.

/** Size of a segment in bytes; the default, which the embedded PostgreSQL is made with. */
export const SEGMENT_BYTES = 16 * 1024 * 1024
/** A log is, in names of segments, the run of segments with the same middle eight digits: 4 GB. */
const SEGMENTS_PER_LOG = 0x1_0000_0000 / SEGMENT_BYTES

const SEGMENT = /^[0-9A-F]{24}$/
const HISTORY = /^[0-9A-F]{8}\.history$/

export function isSegment(name: string): boolean {
  return SEGMENT.test(name)
}

/** Segments, and the histories of timelines. The `.backup` files that mark base backups are not needed to restore. */
export function belongsInArchive(name: string): boolean {
  return SEGMENT.test(name) || HISTORY.test(name)
}

/** The segment after this one on the same timeline. */
export function nextSegment(name: string): string {
  const [timeline, log, segment] = partsOf(name)
  const next = segment + 1 < SEGMENTS_PER_LOG ? [log, segment + 1] : [log + 1, 0]
  return [timeline, ...next].map(hex).join('')
}

/** True when nothing is missing between the two; a new timeline begins in the segment where the former ended. */
export function follows(former: string, later: string): boolean {
  const [formerLine, log, segment] = partsOf(former)
  const [laterLine, laterLog, laterSegment] = partsOf(later)
  if (formerLine === laterLine) return nextSegment(former) === later
  const distance = (laterLog - log) * SEGMENTS_PER_LOG + laterSegment - segment
  return laterLine > formerLine && (distance === 0 || distance === 1)
}

/** Those of `names` that continue from `first` without a gap; other files are left out. */
export function unbrokenFrom(first: string, names: readonly string[]): string[] {
  const found: string[] = []
  for (const name of names.filter((each) => isSegment(each) && each >= first).sort()) {
    const former = found.at(-1)
    const isNext = former === undefined ? name === first : follows(former, name)
    if (!isNext) break
    found.push(name)
  }
  return found
}

/** Timeline, log and segment: each is eight hexadecimal digits of the name. */
function partsOf(name: string): [number, number, number] {
  return [0, 8, 16].map((at) => Number.parseInt(name.slice(at, at + 8), 16)) as [
    number,
    number,
    number,
  ]
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(8, '0')
}
