// Looks into the packed parts of a PDF in which objects may hide, within bounds.
import { constants, inflate } from 'node:zlib'
import { nameOf, NAME_END } from './pdf-names.ts'
import { refusedFile } from './refused-file.ts'

const MOST_STREAMS = 20_000
/** Beginnings within a stream: in an honest paper, a word of its text at most. */
const MOST_WITHIN = 200
const MOST_OBJECT_STREAMS = 2_000
const MOST_UNPACKED = 8 * 1024 * 1024
const MOST_UNPACKED_IN_ALL = 48 * 1024 * 1024
/** Enough of a stream to see whether objects are listed in it; unpacked it is 130 KB at most. */
const BEGINNING = 128
const LONGEST_ASCII85 = 1024 * 1024
/** Overlapping streams would be read again and again: a paper has little of it. */
const MOST_ASCII85_IN_ALL = 4 * LONGEST_ASCII85

/** Where the dictionary of a stream is looked for. */
const LONGEST_DICTIONARY = 4096

export interface ObjectStream {
  text: string
  /** Where its objects begin, when its dictionary says so. */
  first: number | null
}

/**
 * The text of every stream in which objects are kept, whatever its dictionary says of itself: such a
 * stream begins with pairs of numbers. Errors: 422 one that cannot be unpacked within the bounds, or whose
 * bytes are told as differences from others.
 */
export async function* objectStreams(pdf: Buffer): AsyncGenerator<ObjectStream> {
  let found = 0
  let unpacked = 0
  const spared = { ascii85: MOST_ASCII85_IN_ALL }
  let streams = 0
  let within = 0
  let end = 0
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const begin = bodyAt(pdf, at + 6)
    if (begin === null || isEnd(pdf, at)) continue
    streams += 1
    if (begin <= end) within += 1
    if (streams > MOST_STREAMS || within > MOST_WITHIN || found > MOST_OBJECT_STREAMS) {
      throw refusedFile('fileUnchecked')
    }
    const dictionary = dictionaryBefore(pdf, at, end)
    // Nothing that writes object streams does it: a picture or a table of references gains by it.
    if (FIRST.test(dictionary) && PREDICTED.test(dictionary)) throw refusedFile('fileUnchecked')
    // Looked for once where streams overlap: the file may be made of nothing but their beginnings.
    if (end < begin) end = endAt(pdf, begin)
    const text = await unpackedObjects(pdf.subarray(begin, end), spared)
    if (text === null) continue
    found += 1
    unpacked += text.length
    if (unpacked > MOST_UNPACKED_IN_ALL) throw refusedFile('fileUnchecked')
    const first = /\/First[\s\0]+(\d{1,8})(?![\s\0]+\d)/.exec(dictionary)?.[1]
    yield { text, first: first === undefined ? null : Number(first) }
  }
}

/** No stream of objects is without it. */
const FIRST = new RegExp(`/${nameOf('First')}${NAME_END}`)
/** Said here, or elsewhere, which comes to the same. */
const PREDICTED = new RegExp(
  `/${nameOf('Predictor')}${NAME_END}|/(?:${nameOf('DecodeParms')}|${nameOf('DP')})${NAME_END}[^<>/]*\\d[\\s\\0]+R`,
)

/** What stands before the stream, and behind the end of the last one. */
function dictionaryBefore(pdf: Buffer, at: number, lastEnd: number): string {
  const from = Math.max(at - LONGEST_DICTIONARY, Math.min(lastEnd, at), 0)
  const text = pdf.toString('latin1', from, at)
  const own = text.slice(text.lastIndexOf('endobj') + 1)
  // The word may stand in a string, whose end is then left over.
  return own.split(')').length > own.split('(').length ? text : own
}

/** Behind the keyword and its line end; null where the word is none. */
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

async function unpackedObjects(body: Buffer, spared: { ascii85: number }): Promise<string | null> {
  const packed = isPacked(body) ? body : ascii85(body, spared)
  // What is not packed was read with the file itself.
  if (packed === null) return null
  const beginning = await unpack(packed.subarray(0, BEGINNING), BEGINNING * 1100)
  if (!listsObjects(beginning?.toString('latin1', 0, BEGINNING) ?? '')) return null
  const whole = await unpack(packed, MOST_UNPACKED)
  if (whole === null) throw refusedFile('fileContent')
  return whole.toString('latin1')
}

/** The head of a zlib stream. */
function isPacked(body: Buffer): boolean {
  if (body.length < 2) return false
  const head = body.readUInt16BE(0)
  return (head & 0x0f00) === 0x0800 && head % 31 === 0
}

function listsObjects(text: string): boolean {
  return /^[\s\0]*\d+[\s\0]+\d+[\s\0]/.test(text)
}

/** Null when it is damaged, or no zlib stream after all. Errors: 422 it is larger than `most`. */
async function unpack(packed: Buffer, most: number): Promise<Buffer | null> {
  try {
    return await new Promise((resolve, reject) => {
      const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }
      inflate(packed, options, (error, body) => (error ? reject(error) : resolve(body)))
    })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLarge) throw refusedFile('fileUnchecked')
    return null
  }
}

/** Bytes written in ASCII85, or null when they are not, or not packed beneath. Errors: 422 too much of it. */
function ascii85(body: Buffer, spared: { ascii85: number }): Buffer | null {
  // Five signs tell; where there are none but blanks it has to be read further.
  const head = withoutBlanks(body.toString('latin1', 0, 200)).slice(0, 5)
  if (head.length === 5 && (!/^[!-u]{5}$/.test(head) || !isPacked(decoded(head)))) return null
  spared.ascii85 -= Math.min(body.length, LONGEST_ASCII85)
  if (spared.ascii85 < 0) throw refusedFile('fileUnchecked')
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
    for (const sign of group.padEnd(5, 'u')) value = value * 85 + sign.charCodeAt(0) - 33
    const four = [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255)
    bytes.push(...four.slice(0, group.length - 1))
  }
  return Buffer.from(bytes)
}
