// Parses the Range header: one byte range, the whole file, or an unsatisfiable range (RFC 9110, 14).
import type { IncomingHttpHeaders } from 'node:http'

/** Both ends are inclusive. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * 'whole' also for malformed ranges, several ranges, and an If-Range that does not match, all of which may be
 * ignored. 'outside' means 416.
 */
export function readRange(
  headers: IncomingHttpHeaders,
  { bytes, etag }: { bytes: number; etag: string },
): ByteRange | 'whole' | 'outside' {
  const { range, 'if-range': ifRange } = headers
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole'
  const [, first, last] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(range) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'outside' : { from: bytes - length, to: bytes - 1 }
  }
  const from = Number(first)
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < from) return 'whole'
  return from >= bytes ? 'outside' : { from, to }
}
