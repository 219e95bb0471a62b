// Reads the entries of a zip file or a workbook, for tests that inspect them.
import { inflateRawSync } from 'node:zlib'

/** The signatures of an entry of the central directory and of its end; fields are at the offsets of the zip format. */
const ENTRY = 0x02014b50
const END = 0x06054b50

/** The texts of the files in a zip by name, found through its central directory. */
export function readZip(file: Buffer): Map<string, string> {
  let end = file.length - 22
  while (end >= 0 && file.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new Error('no zip file')
  const texts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  while (file.readUInt32LE(at) === ENTRY) {
    const [method, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field))
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(start, start + size)
    const bytes = method === 0 ? packed : inflateRawSync(packed)
    texts.set(file.toString('utf8', at + 46, at + 46 + (name ?? 0)), bytes.toString('utf8'))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return texts
}
