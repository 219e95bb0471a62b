// Detects zip bombs among workbooks by the sizes in the ZIP directory.

/** Real sheets compress about ten times; a bomb hundreds of times. */
const MOST_RATIO = 60
const HARMLESS_BYTES = 100_000_000

/**
 * True for a file made to exhaust memory. Unpacking stops at the size stated in the directory, so a false
 * directory ends as a broken workbook.
 */
export function isBomb(bytes: Uint8Array): boolean {
  const unpacked = unpackedSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return unpacked > HARMLESS_BYTES && unpacked > bytes.length * MOST_RATIO
}

const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1')
const END = Buffer.from('PK\u0005\u0006', 'latin1')
const ENTRY_LENGTH = 46

function unpackedSize(zip: Buffer): number {
  const end = zip.lastIndexOf(END)
  let at = end < 0 || end + 22 > zip.length ? zip.length : zip.readUInt32LE(end + 16)
  let size = 0
  while (at + ENTRY_LENGTH <= zip.length && zip.subarray(at, at + 4).equals(ENTRY)) {
    const packed = zip.readUInt32LE(at + 20)
    const unpacked = zip.readUInt32LE(at + 24)
    // Without a stated size unpacking would be unlimited.
    size += unpacked === 0 && packed > 2 ? Infinity : unpacked
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    at += ENTRY_LENGTH + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return size
}
