// Decompresses the streams of a PDF that may contain objects, within limits.
import { constants, inflate } from 'node:zlib'
import { namePattern, NAME_END } from './pdf-names.ts'
import { fileRejected } from './file-rejected.ts'

const MAX_STREAMS = 20_000
/** Stream keywords within a stream: in a legitimate file, at most a word of its text. */
const MAX_NESTED = 200
const MAX_OBJECT_STREAMS = 2_000
const MAX_UNPACKED = 8 * 1024 * 1024
const MAX_UNPACKED_IN_ALL = 48 * 1024 * 1024
/** Enough of a stream to see whether it lists objects; decompressed it is 130 KB at most. */
const BEGINNING = 128
const LONGEST_ASCII85 = 1024 * 1024
/** Overlapping streams would be read repeatedly; a legitimate file has little of this. */
const MAX_ASCII85_IN_ALL = 4 * LONGEST_ASCII85

/** How far before a stream its dictionary is searched. */
const LONGEST_DICTIONARY = 4096

export interface ObjectStream {
  text: string
  /** The offset of its objects, if the dictionary states it. */
  first: number | null
}

/**
 * The text of every stream that contains objects, whatever its dictionary says: such a stream starts with pairs
 * of numbers. Errors: 422 one is damaged, cannot be decompressed within the limits or uses a predictor, or there are too
 * many streams.
 */
export async function* objectStreams(pdf: Buffer): AsyncGenerator<ObjectStream> {
  let objectStreamCount = 0
  let unpackedLength = 0
  const budget = { ascii85: MAX_ASCII85_IN_ALL }
  let streamCount = 0
  let nestedCount = 0
  let end = 0
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const begin = bodyAt(pdf, at + 6)
    if (begin === null || isEnd(pdf, at)) continue
    streamCount += 1
    if (begin <= end) nestedCount += 1
    if (
      streamCount > MAX_STREAMS ||
      nestedCount > MAX_NESTED ||
      objectStreamCount > MAX_OBJECT_STREAMS
    ) {
      throw fileRejected('fileUnchecked')
    }
    const dictionary = dictionaryBefore(pdf, at, end)
    // A predictor stores bytes as differences from their neighbours. Writers of object streams never use one; it only
    // helps pictures and reference tables.
    if (FIRST_ENTRY.test(dictionary) && PREDICTOR_ENTRY.test(dictionary))
      throw fileRejected('fileUnchecked')
    // Searched once for overlapping streams, since the file may consist only of their starts.
    if (end < begin) end = endAt(pdf, begin)
    const text = await unpackedObjects(pdf.subarray(begin, end), budget)
    if (text === null) continue
    objectStreamCount += 1
    unpackedLength += text.length
    if (unpackedLength > MAX_UNPACKED_IN_ALL) throw fileRejected('fileUnchecked')
    const first = /\/First[\s\0]+(\d{1,8})(?![\s\0]+\d)/.exec(dictionary)?.[1]
    yield { text, first: first === undefined ? null : Number(first) }
  }
}

/** Every object stream has this entry. */
const FIRST_ENTRY = new RegExp(`/${namePattern('First')}${NAME_END}`)
/** A predictor that the dictionary states, or parameters in another object, where it may be stated. */
const PREDICTOR_ENTRY = new RegExp(
  `/${namePattern('Predictor')}${NAME_END}|/(?:${namePattern('DecodeParms')}|${namePattern('DP')})${NAME_END}[^<>/]*\\d[\\s\\0]+R`,
)

/** The text before the stream, after the end of the previous one. */
function dictionaryBefore(pdf: Buffer, at: number, lastEnd: number): string {
  const from = Math.max(at - LONGEST_DICTIONARY, Math.min(lastEnd, at), 0)
  const text = pdf.toString('latin1', from, at)
  const ownText = text.slice(text.lastIndexOf('endobj') + 1)
  // The keyword may be inside a string, whose closing bracket is then unmatched.
  return ownText.split(')').length > ownText.split('(').length ? text : ownText
}

/** After the keyword and its line end; null when the word is not a stream keyword. */
function bodyAt(pdf: Buffer, at: number): number | null {
  let next = at
  while (pdf[next] === 0x20) next += 1
  if (pdf[next] === 0x0d) return pdf[next + 1] === 0x0a ? next + 2 : next + 1
  return pdf[next] === 0x0a ? next + 1 : null
}

function isEnd(pdf: Buffer, at: number): boolean {
  return at >= 3 && pdf.toString('latin1', at - 3, at) === 'end'
}

function endAt(pdf: Buffer, begin: number): number {
  const end = pdf.indexOf('endstream', begin)
  return end < 0 ? pdf.length : end
}

async function unpackedObjects(body: Buffer, budget: { ascii85: number }): Promise<string | null> {
  const packed = isPacked(body) ? body : ascii85(body, budget)
  // Uncompressed content was checked with the file itself.
  if (packed === null) return null
  const beginning = await unpack(packed.subarray(0, BEGINNING), BEGINNING * 1100)
  if (!listsObjects(beginning?.toString('latin1', 0, BEGINNING) ?? '')) return null
  const whole = await unpack(packed, MAX_UNPACKED)
  if (whole === null) throw fileRejected('fileContent')
  return whole.toString('latin1')
}

/** The header of a zlib stream. */
function isPacked(body: Buffer): boolean {
  if (body.length < 2) return false
  const head = body.readUInt16BE(0)
  return (head & 0x0f00) === 0x0800 && head % 31 === 0
}

function listsObjects(text: string): boolean {
  return /^[\s\0]*\d+[\s\0]+\d+[\s\0]/.test(text)
}

/** Null when it is damaged or not a zlib stream. Errors: 422 it is larger than `max`. */
async function unpack(packed: Buffer, max: number): Promise<Buffer | null> {
  try {
    return await new Promise((resolve, reject) => {
      const options = { maxOutputLength: max, finishFlush: constants.Z_SYNC_FLUSH }
      inflate(packed, options, (error, body) => (error ? reject(error) : resolve(body)))
    })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLarge) throw fileRejected('fileUnchecked')
    return null
  }
}

/**
 * The bytes of ASCII85 (bytes as text, like Base64); null when the text is not ASCII85, or what it encodes is not
 * compressed. Errors: 422 too much of it.
 */
function ascii85(body: Buffer, budget: { ascii85: number }): Buffer | null {
  // Five characters are enough; after a run of blanks, more must be read.
  const head = withoutBlanks(body.toString('latin1', 0, 200)).slice(0, 5)
  if (head.length === 5 && (!/^[!-u]{5}$/.test(head) || !isPacked(decoded(head)))) return null
  budget.ascii85 -= Math.min(body.length, LONGEST_ASCII85)
  if (budget.ascii85 < 0) throw fileRejected('fileUnchecked')
  const text = withoutBlanks(body.toString('latin1', 0, LONGEST_ASCII85)).split('~')[0] ?? ''
  const packed = /^[!-uz]{5,}$/.test(text) ? decoded(text) : null
  return packed && isPacked(packed) ? packed : null
}

function withoutBlanks(text: string): string {
  return text.replace(/[\s\0]/g, '').replace(/^<~/, '')
}

function decoded(text: string): Buffer {
  const bytes: number[] = []
  const groups = text.replaceAll('z', '!!!!!')
  for (let at = 0; at < groups.length; at += 5) {
    const group = groups.slice(at, at + 5)
    let value = 0
    for (const digit of group.padEnd(5, 'u')) value = value * 85 + digit.charCodeAt(0) - 33
    const four = [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255)
    bytes.push(...four.slice(0, group.length - 1))
  }
  return Buffer.from(bytes)
}
