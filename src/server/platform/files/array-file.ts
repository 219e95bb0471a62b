// Files of typed arrays for values that are quicker to read than to compute. A file is written as a whole and checked
// as a whole: one that is damaged or of another layout counts as missing.
import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { makeDurableFolder } from './durable-folder.ts'

const TYPES = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const
type TypeName = keyof typeof TYPES
type Numbers = InstanceType<(typeof TYPES)[TypeName]>

/** A field of a value: typed arrays are fields of objects, and everything else survives JSON. */
type Field = Numbers | Fields | string | number | boolean | null | readonly unknown[]
type Fields = { [name: string]: Field }

interface Head {
  key: string
  /** The value; the field of an array holds its number instead. */
  value: Fields
  arrays: { type: TypeName; length: number }[]
}

/** The first bytes of the file; the number rises when the layout changes. */
const MAGIC = Buffer.from('arrays 1')
/** The magic, the length of the head, and the SHA-256 of head and arrays. */
const PREFIX_BYTES = MAGIC.length + 4 + 32
/** How much is hashed in one go: other work gets its turn in between. */
const CHUNK_BYTES = 2 * 1024 * 1024

/**
 * Replaces the whole file or nothing. `value` is an object whose typed arrays are its fields, or those of objects
 * in it; all else survives JSON, and a Buffer comes back as a Uint8Array. `key` says what the value was computed from:
 * only a reader with the same key gets it. Errors: those of the file system.
 */
export async function writeArrayFile(path: string, key: string, value: object): Promise<void> {
  const arrays: Numbers[] = []
  const plainValue = withoutArrays(value as Fields, arrays)
  const described = arrays.map((array) => ({
    type: array[Symbol.toStringTag],
    length: array.length,
  }))
  const head = Buffer.from(
    JSON.stringify({ key, value: plainValue, arrays: described } satisfies Head),
  )
  const chunks = [head, ...arrays.flatMap(chunksOf)]
  const hash = createHash('sha256')
  for (const chunk of chunks) {
    hash.update(chunk)
    await setImmediate()
  }
  const prefix = Buffer.alloc(PREFIX_BYTES)
  MAGIC.copy(prefix)
  prefix.writeUInt32LE(head.length, MAGIC.length)
  hash.digest().copy(prefix, MAGIC.length + 4)
  await makeDurableFolder(dirname(path))
  // Always the same name, so that killed processes leave one file at most. If two processes write it at once, or a
  // power cut loses a part of it, the hash does not match.
  const scratch = `${path}.new`
  try {
    const handle = await open(scratch, 'w', 0o600)
    try {
      for (const chunk of [prefix, ...chunks]) await handle.writeFile(chunk)
    } finally {
      await handle.close()
    }
    await rename(scratch, path)
  } catch (error) {
    // On a full disk, the unfinished file would use up the space that is left.
    await rm(scratch, { force: true })
    throw error
  }
}

/**
 * The value, of the type that the writer with this key gave it. Undefined when the file is missing, damaged, of another
 * layout or was written with another key.
 */
export async function readArrayFile<T extends object>(
  path: string,
  key: string,
): Promise<T | undefined> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path, 'r')
    return (await readWhole(handle, key)) as T | undefined
  } catch {
    return undefined
  } finally {
    await handle?.close()
  }
}

async function readWhole(handle: FileHandle, key: string): Promise<Fields | undefined> {
  const { size } = await handle.stat()
  const prefix = Buffer.alloc(PREFIX_BYTES)
  if (!(await fill(handle, prefix, 0))) return undefined
  const headBytes = prefix.readUInt32LE(MAGIC.length)
  if (!prefix.subarray(0, MAGIC.length).equals(MAGIC) || headBytes > size) return undefined
  const hash = createHash('sha256')
  const rawHead = Buffer.alloc(headBytes)
  let at = PREFIX_BYTES
  if (!(await fill(handle, rawHead, at, hash))) return undefined
  const head = JSON.parse(rawHead.toString()) as Head
  at += headBytes
  if (head.key !== key || at + bytesOf(head.arrays) !== size) return undefined
  const arrays: Numbers[] = []
  for (const { type, length } of head.arrays) {
    const array = new TYPES[type](length)
    if (!(await fill(handle, array, at, hash))) return undefined
    arrays.push(array)
    at += array.byteLength
  }
  const isWhole = hash.digest().equals(prefix.subarray(MAGIC.length + 4))
  return isWhole ? withArrays(head.value, arrays) : undefined
}

/** A copy in which each array is replaced by its number in `arrays`. */
function withoutArrays(value: Fields, arrays: Numbers[]): Fields {
  return mapFields(value, (field) =>
    ArrayBuffer.isView(field) ? { array: arrays.push(field) - 1 } : withoutArrays(field, arrays),
  )
}

function withArrays(value: Fields, arrays: readonly Numbers[]): Fields {
  return mapFields(value, (field) => {
    if (ArrayBuffer.isView(field)) return field
    const array = arrays[typeof field['array'] === 'number' ? field['array'] : -1]
    return array ?? withArrays(field, arrays)
  })
}

/** Changes the fields that are arrays of numbers or objects. */
function mapFields(value: Fields, change: (field: Numbers | Fields) => Field): Fields {
  const entries = Object.entries(value).map(([name, field]): [string, Field] =>
    typeof field !== 'object' || field === null || Array.isArray(field)
      ? [name, field]
      : [name, change(field as Numbers | Fields)],
  )
  return Object.fromEntries(entries)
}

/** False when the file ends before the array is full. */
async function fill(handle: FileHandle, array: Numbers, at: number, hash?: Hash): Promise<boolean> {
  let from = at
  for (const chunk of chunksOf(array)) {
    for (let done = 0; done < chunk.length;) {
      const { bytesRead } = await handle.read(chunk, done, chunk.length - done, from + done)
      if (bytesRead === 0) return false
      done += bytesRead
    }
    hash?.update(chunk)
    from += chunk.length
  }
  return true
}

function bytesOf(arrays: Head['arrays']): number {
  return arrays.reduce((sum, { type, length }) => sum + TYPES[type].BYTES_PER_ELEMENT * length, 0)
}

/** Views of the bytes of an array, each small enough to be hashed at once. */
function chunksOf({ buffer, byteOffset, byteLength }: Numbers): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 0; at < byteLength; at += CHUNK_BYTES) {
    const length = Math.min(CHUNK_BYTES, byteLength - at)
    chunks.push(Buffer.from(buffer as ArrayBuffer, byteOffset + at, length))
  }
  return chunks
}
