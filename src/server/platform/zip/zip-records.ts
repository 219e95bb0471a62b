// The records of a zip file with uncompressed parts, as PKWARE's specification APPNOTE defines them, without ZIP64.

/** One part. `crc` as returned by zlib.crc32, `day` as 'YYYY-MM-DD'. */
export interface ZipPart {
  name: string
  bytes: number
  crc: number
  day: string
}

export const MAX_PARTS = 65_534
/** Sizes and offsets have 32 bits. */
export const MAX_BYTES = 0xffff_fffe

const LOCAL = { signature: 0x04034b50, bytes: 30 }
const ENTRY = { signature: 0x02014b50, bytes: 46 }
const END = { signature: 0x06054b50, bytes: 22 }
/** 2.0: the version of ZIP that is needed to extract the file. */
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const MADE_ON_UNIX = 3 << 8
/** A regular file readable by everyone. */
const PLAIN_FILE = ((0o100644 << 16) >>> 0) as number

/** The local file header that precedes the bytes of a part. */
export function localHead(part: ZipPart): Buffer {
  const name = Buffer.from(part.name)
  const head = Buffer.alloc(LOCAL.bytes)
  head.writeUInt32LE(LOCAL.signature, 0)
  writeShared(head, 4, part, name.length)
  return Buffer.concat([head, name])
}

export function localHeadBytes(part: ZipPart): number {
  return LOCAL.bytes + Buffer.byteLength(part.name)
}

/**
 * The central directory with the end record. `localOffsets` are those of the local headers, `offset` is that
 * of the directory.
 */
export function centralDirectory(
  parts: readonly ZipPart[],
  localOffsets: readonly number[],
  offset: number,
): Buffer {
  const entries = parts.map((part, index) => {
    const name = Buffer.from(part.name)
    const entry = Buffer.alloc(ENTRY.bytes)
    entry.writeUInt32LE(ENTRY.signature, 0)
    entry.writeUInt16LE(VERSION | MADE_ON_UNIX, 4)
    writeShared(entry, 6, part, name.length)
    entry.writeUInt32LE(PLAIN_FILE, 38)
    entry.writeUInt32LE(localOffsets[index] ?? 0, 42)
    return Buffer.concat([entry, name])
  })
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(END.bytes)
  end.writeUInt32LE(END.signature, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([list, end])
}

/** The 26 bytes shared by both kinds of headers: version, flags, method, time, checksum, sizes, name. */
function writeShared(head: Buffer, at: number, part: ZipPart, nameBytes: number): void {
  head.writeUInt16LE(VERSION, at)
  head.writeUInt16LE(FLAGS, at + 2)
  head.writeUInt16LE(0, at + 4)
  head.writeUInt16LE(0, at + 6)
  head.writeUInt16LE(dosDay(part.day), at + 8)
  head.writeUInt32LE(part.crc, at + 10)
  head.writeUInt32LE(part.bytes, at + 14)
  head.writeUInt32LE(part.bytes, at + 18)
  head.writeUInt16LE(nameBytes, at + 22)
}

/** Dates before 1980 cannot be represented. */
function dosDay(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  return (Math.max(0, year - 1980) << 9) | (month << 5) | date
}
