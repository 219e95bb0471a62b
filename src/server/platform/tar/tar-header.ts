// The 512-byte header of a tar entry (ustar), written and read.

export interface TarEntry {
  /** Relative, with forward slashes; a folder ends with one. */
  name: string
  bytes: number
  modified: Date
}

export const TAR_BLOCK = 512

/**
 * The fields of ustar by offset: 0 name, 100 mode, 108 owner, 116 group, 124 size, 136 time, 148 checksum, 156 type,
 * 257 magic and version, 345 prefix of the name. Throws for a name that is too long.
 */
export function writeTarHeader({ name, bytes, modified }: TarEntry): Buffer {
  const header = Buffer.alloc(TAR_BLOCK)
  const { prefix, base } = splitName(name)
  const isFolder = name.endsWith('/')
  header.write(base, 0)
  header.write(octal(isFolder ? 0o700 : 0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(bytes, 11), 124)
  header.write(octal(Math.floor(modified.getTime() / 1000), 11), 136)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\u000000', 257)
  header.write(prefix, 345)
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148)
  return header
}

/** Null for the zero block at the end. Errors: throws for a damaged header. */
export function readTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null
  if (numberAt(header, 148, 8) !== checksumOf(header)) throw new Error('the archive is damaged')
  const prefix = textAt(header, 345, 155)
  const name = textAt(header, 0, 100)
  return {
    name: prefix ? `${prefix}/${name}` : name,
    bytes: numberAt(header, 124, 12),
    modified: new Date(numberAt(header, 136, 12) * 1000),
  }
}

/** The zeros after an entry of this size, up to the next block. */
export function tarPadding(bytes: number): number {
  return (TAR_BLOCK - (bytes % TAR_BLOCK)) % TAR_BLOCK
}

function splitName(name: string): { prefix: string; base: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', base: name }
  const at = name.indexOf('/', name.length - 101)
  if (at < 1 || at > 155) throw new Error(`the name ${name} is too long for the archive`)
  return { prefix: name.slice(0, at), base: name.slice(at + 1) }
}

// The checksum counts its own field as spaces.
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

function textAt(header: Buffer, from: number, length: number): string {
  return header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
}

function numberAt(header: Buffer, from: number, length: number): number {
  return Number.parseInt(textAt(header, from, length).trim() || '0', 8)
}
