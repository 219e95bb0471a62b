// Receives a form with a file: fields and file as they come, each within its bound, the file into the scratch of the store.
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { type CallRoute, pathParameters, type Upload } from '../../../contract/call.ts'
import { ReceivedUpload } from '../../../contract/upload.ts'
import { invalid } from '../errors.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Given } from './given-input.ts'
import { refusedFile } from '../uploads/refused-file.ts'
import { cleanUploadName } from '../uploads/upload-names.ts'

/** A message of 4,000 characters of four bytes, and some air. */
const FIELD_BYTES = 20_000
const FIELDS = 60
/** Everything that is not the file: fields, heads of parts, boundaries. With it no body reaches 10.1 MB. */
const BESIDE_FILES = 80 * 1024
/** A line on which nothing moves for so long is broken. */
const SILENCE_MS = 15_000
/** 10 MB at 17 KB/s. */
const LONGEST_MS = 600_000

/** RFC 2046: up to 70 characters. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i

export interface FormReceipt {
  /** Fills as the form comes: the language is known before the file is through. */
  fields: Given
  /** Files that were begun. */
  scratch: string[]
  /** Adds what is to be called at the end. */
  whenDone(leave: () => void): void
  /** Call it whatever happened: what was not kept is gone. */
  discard(): Promise<void>
}

export type FormRoute = CallRoute & { upload: Upload }

export function isForm(request: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
}

export function newReceipt(): FormReceipt {
  const scratch: string[] = []
  const leaving: (() => void)[] = []
  return {
    fields: {},
    scratch,
    whenDone: (leave) => leaving.push(leave),
    async discard() {
      await Promise.all(scratch.map((path) => rm(path, { force: true })))
      for (const leave of leaving) leave()
    },
  }
}

export function isFormRoute(route: CallRoute): route is FormRoute {
  return route.upload !== undefined
}

/**
 * Reads the form into `receipt`, whose time is minded here. Errors: 422 unknown or repeated fields, too many or too large ones, a file
 * beyond its limit (not read on); HTTP 400 no whole form, 411 of no said length, 413 far too long. After an error the rest of
 * the body is still unread.
 */
export async function receiveForm(
  { raw, headers }: FastifyRequest,
  { route, files }: { route: FormRoute; files: FileStore },
  receipt: FormReceipt,
): Promise<void> {
  const most = route.upload.count * route.upload.maxBytes + BESIDE_FILES
  const length = headers['content-length']
  // Every browser says it for a form. What does not would be read beyond the limit before it can be stopped.
  if (length === undefined) throw transport(411)
  if (Number(length) > most) throw transport(413)
  const form = formReader(headers['content-type'] ?? '', route.upload)
  const parts = takeParts(form, { route, files }, receipt)
  try {
    await read(raw, form, { most, failed: parts.failed })
    await Promise.race([parts.failed, Promise.all(parts.writing)])
  } catch (error) {
    parts.stop()
    form.destroy()
    // Only then nobody writes to the scratch any more.
    await Promise.allSettled(parts.writing)
    throw raw.destroyed && !raw.complete ? transport(400) : error
  }
}

function formReader(contentType: string, { count, maxBytes }: Upload): BusboyInstance {
  if (!BOUNDARY.test(contentType)) throw transport(400)
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        fields: FIELDS,
        files: count + 1,
        parts: FIELDS + 4,
        fileSize: maxBytes,
        headerPairs: 20,
        headerSize: 4096,
      },
    })
  } catch {
    throw transport(400)
  }
}

/** What comes out of the reader, into the receipt. `failed` is refused with the first fault. */
function takeParts(
  form: BusboyInstance,
  { route, files }: { route: FormRoute; files: FileStore },
  receipt: FormReceipt,
) {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // Nobody may be waiting for it at the moment at which it comes.
  failed.catch(() => undefined)
  const writing: Promise<void>[] = []
  const stopping = new AbortController()
  form.on('error', () => reject(transport(400)))
  for (const limit of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const) {
    form.on(limit, () => reject(invalid('', 'form')))
  }
  form.on('field', (name, value, _, isCut) => {
    const fault = faultOf(name, route, receipt) ?? (isCut ? 'tooLong' : null)
    if (fault) reject(invalid(String(name).slice(0, 64), fault))
    else receipt.fields[name] = value
  })
  form.on('file', (name, stream, sentName, _, declaredType) => {
    stream.on('error', () => reject(transport(400)))
    stream.on('limit', () => reject(refusedFile('fileTooLarge', name)))
    const fault = name === route.upload.field ? faultOf(name, route, receipt) : 'unknownField'
    if (fault) return reject(invalid(String(name).slice(0, 64), fault))
    // Taken at once: a second file of this name is a repetition.
    receipt.fields[name] = undefined
    const written = write(stream, { files, receipt, stopping }).then(({ path, bytes }) => {
      // A browser sends the field of a file that nobody chose, without a name.
      if (!sentName && bytes === 0) return
      const fileName = cleanUploadName(sentName ?? '')
      const type = declaredType.slice(0, 200)
      receipt.fields[name] = new ReceivedUpload({ fileName, declaredType: type, bytes, path })
    })
    writing.push(written)
    written.catch(reject)
  })
  return { writing, failed, stop: () => stopping.abort() }
}

/** Null when a value of this name may be taken. Names of the path, and those that no form has, are unknown. */
function faultOf(name: string, route: CallRoute, { fields }: FormReceipt): string | null {
  const shape = route.input.shape as object
  if (!Object.hasOwn(shape, name) || pathParameters(route.path).includes(name))
    return 'unknownField'
  return Object.hasOwn(fields, name) ? 'repeated' : null
}

async function write(
  stream: Readable,
  parts: { files: FileStore; receipt: FormReceipt; stopping: AbortController },
) {
  const { signal } = parts.stopping
  const path = await parts.files.scratch()
  // It is there before it may have to be taken away again.
  const file = await open(path, 'wx', 0o600)
  parts.receipt.scratch.push(path)
  const target = file.createWriteStream()
  if (signal.aborted) target.destroy()
  signal.throwIfAborted()
  await pipeline(stream, target, { signal })
  return { path, bytes: target.bytesWritten }
}

/** Chunk by chunk, no faster than they are taken. The connection stays open for an answer. */
async function read(
  raw: IncomingMessage,
  form: BusboyInstance,
  { most, failed }: { most: number; failed: Promise<never> },
): Promise<void> {
  const silence = setTimeout(() => raw.destroy(), SILENCE_MS)
  const patience = setTimeout(() => raw.destroy(), LONGEST_MS)
  const finished = new Promise<void>((done) => form.once('finish', done))
  let bytes = 0
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      silence.refresh()
      bytes += (chunk as Buffer).length
      if (bytes > most) throw transport(413)
      const taken = new Promise<void>((done) => form.write(chunk as Buffer, () => done()))
      // The failure first: of two that are settled the race takes the first.
      await Promise.race([failed, taken])
    }
    form.end()
    await Promise.race([failed, finished])
  } finally {
    clearTimeout(silence)
    clearTimeout(patience)
  }
}

function transport(statusCode: number): Error {
  return Object.assign(new Error('no form that can be read'), { statusCode })
}
