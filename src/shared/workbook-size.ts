// Detects zip bombs among workbooks by the sizes in the ZIP directory; for browser and server.

/** Real sheets compress about ten times; a bomb hundreds of times. */
const MAX_RATIO = 60
const HARMLESS_BYTES = 100_000_000

/**
 * True for a file made to exhaust memory. Unpacking stops at the size stated in the directory, so a false
 * directory ends as a broken workbook.
 */
export function isZipBomb(bytes: Uint8Array): boolean {
  const unpacked = unpackedSize(bytes)
  return unpacked > HARMLESS_BYTES && unpacked > bytes.length * MAX_RATIO
}

/** Signatures of a directory entry and of the end of the directory, as little-endian numbers. */
const ENTRY = 0x02014b50
const END = 0x06054b50
const ENTRY_LENGTH = 46
const END_LENGTH = 22

/**
 * What the directory of the ZIP file states; Infinity where an entry states nothing. The numbers are the offsets of
 * fields in the records of the ZIP format.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const zip = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = lastEnd(zip)
  let at = end === undefined ? zip.byteLength : zip.getUint32(end + 16, true)
  let size = 0
  while (at + ENTRY_LENGTH <= zip.byteLength && zip.getUint32(at, true) === ENTRY) {
    const packed = zip.getUint32(at + 20, true)
    const unpacked = zip.getUint32(at + 24, true)
    // An empty file packs into two bytes; of any other, without a stated size, unpacking would be unlimited.
    size += unpacked === 0 && packed > 2 ? Infinity : unpacked
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      zip.getUint16(at + field, true),
    )
    at += ENTRY_LENGTH + name + extra + comment
  }
  return size
}

function lastEnd(zip: DataView): number | undefined {
  for (let at = zip.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (zip.getUint32(at, true) === END) return at
  }
  return undefined
}
