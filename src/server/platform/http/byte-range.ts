// What a Range header asks for: one range of bytes, the whole, or nothing that there is (RFC 9110, 14).
import type { IncomingHttpHeaders } from 'node:http'

/** Both ends included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * 'whole' also for what is no range of bytes, for several ranges, and when If-Range names other bytes than
 * these: all of that may be ignored. 'outside' is answered 416.
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
