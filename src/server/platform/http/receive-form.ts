// Receives a form with a file: fields and files as a stream, each within its limit, files into the folder of unfinished
// files (scratch) of the store.
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { type CallRoute, pathParameters, type Upload } from '../../../contract/call.ts'
import { ReceivedUpload } from '../../../contract/upload.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { isDiskFull } from '../database-errors.ts'
import { invalid } from '../errors.ts'
import type { FileStore } from '../files/file-store.ts'
import type { RawInput } from './request-input.ts'
import { fileRejected } from '../uploads/file-rejected.ts'
import { cleanUploadName } from '../uploads/upload-names.ts'

/** A message of 4,000 characters of four bytes, plus headroom. */
const FIELD_BYTES = 20_000
const MAX_FIELDS = 60
/** Everything except files: fields, part headers, boundaries. It keeps the body below 10.1 MB. */
const BESIDE_FILES = 80 * 1024
/** A connection without progress for this long is considered lost. */
const SILENCE_MS = 15_000
/** 10 MB at 17 KB/s. */
const LONGEST_MS = 10 * MINUTE_MS

/** RFC 2046: up to 70 characters. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i

/** What has arrived of a form so far, and what is to be done when its request ends. */
export interface IncomingForm {
  /** Filled while the form arrives: the language is known before the file is complete. */
  fields: RawInput
  /** The paths of the files that were started. */
  scratch: string[]
  /** Registers a callback for the end of the request. */
  whenDone(callback: () => void): void
  /** Always call it; removes files that were not stored. */
  discard(): Promise<void>
}

export type FormRoute = CallRoute & { upload: Upload }

export function isForm(request: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
}

export function newIncomingForm(): IncomingForm {
  const scratch: string[] = []
  const callbacks: (() => void)[] = []
  return {
    fields: {},
    scratch,
    whenDone: (callback) => callbacks.push(callback),
    async discard() {
      await Promise.all(scratch.map((path) => rm(path, { force: true })))
      for (const callback of callbacks) callback()
    },
  }
}

export function isFormRoute(route: CallRoute): route is FormRoute {
  return route.upload !== undefined
}

/**
 * Reads the form into `incoming` and enforces its own timeouts. Errors: 422 unknown, repeated, too many or too
 * large fields, or a file above its limit (which is not read to the end); HTTP 400 malformed form, 411 no
 * Content-Length, 413 too large; the system's error of a file that cannot be written, as on a full disk. After an
 * error the rest of the body is unread.
 */
export async function receiveForm(
  { raw, headers }: FastifyRequest,
  { route, files }: { route: FormRoute; files: FileStore },
  incoming: IncomingForm,
): Promise<void> {
  const max = route.upload.count * route.upload.maxBytes + BESIDE_FILES
  const length = headers['content-length']
  // Every browser sends Content-Length with a form. Without it, the body could exceed the limit before it is
  // stopped.
  if (length === undefined) throw httpError(411)
  if (Number(length) > max) throw httpError(413)
  const form = formReader(headers['content-type'] ?? '', route.upload)
  const parts = takeParts(form, { route, files }, incoming)
  try {
    await read(raw, form, { max, failed: parts.failed })
    await Promise.race([parts.failed, Promise.all(parts.writing)])
  } catch (error) {
    parts.stop()
    form.destroy()
    // Waits until no write to the scratch folder is in progress.
    await Promise.allSettled(parts.writing)
    throw raw.destroyed && !raw.complete ? httpError(400) : error
  }
}

function formReader(contentType: string, { count, maxBytes }: Upload): BusboyInstance {
  if (!BOUNDARY.test(contentType)) throw httpError(400)
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        fields: MAX_FIELDS,
        files: count + 1,
        parts: MAX_FIELDS + 4,
        fileSize: maxBytes,
        headerPairs: 20,
        headerSize: 4096,
      },
    })
  } catch {
    throw httpError(400)
  }
}

/** Puts what the parser finds into `incoming`. `failed` rejects with the first error. */
function takeParts(
  form: BusboyInstance,
  { route, files }: { route: FormRoute; files: FileStore },
  incoming: IncomingForm,
) {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // Prevents an unhandled rejection when the error arrives before it is awaited.
  failed.catch(() => undefined)
  const writing: Promise<void>[] = []
  const stopping = new AbortController()
  form.on('error', () => reject(httpError(400)))
  for (const limit of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const) {
    form.on(limit, () => reject(invalid('', 'form')))
  }
  form.on('field', (name, value, _, isCut) => {
    const fault = errorOf(name, route, incoming) ?? (isCut ? 'tooLong' : null)
    if (fault) reject(invalid(String(name).slice(0, 64), fault))
    else incoming.fields[name] = value
  })
  form.on('file', (name, stream, sentName, _, declaredType) => {
    // A failed write ends the stream with its error, which is not the sender's.
    stream.on('error', (error) => reject(isDiskFull(error) ? error : httpError(400)))
    stream.on('limit', () => reject(fileRejected('fileTooLarge', name)))
    const fault = name === route.upload.field ? errorOf(name, route, incoming) : 'unknownField'
    if (fault) return reject(invalid(String(name).slice(0, 64), fault))
    // Reserved immediately: a second file with this name is a duplicate.
    incoming.fields[name] = undefined
    const written = write(stream, { files, incoming, stopping }).then(({ path, bytes }) => {
      // A browser sends an empty file field without a name when no file was chosen.
      if (!sentName && bytes === 0) return
      const fileName = cleanUploadName(sentName ?? '')
      const type = declaredType.slice(0, 200)
      incoming.fields[name] = new ReceivedUpload({ fileName, declaredType: type, bytes, path })
    })
    writing.push(written)
    written.catch(reject)
  })
  return { writing, failed, stop: () => stopping.abort() }
}

/** Null when a value with this name is allowed. Path parameters and names missing from the form are unknown. */
function errorOf(name: string, route: CallRoute, { fields }: IncomingForm): string | null {
  const shape = route.input.shape as object
  if (!Object.hasOwn(shape, name) || pathParameters(route.path).includes(name))
    return 'unknownField'
  return Object.hasOwn(fields, name) ? 'repeated' : null
}

async function write(
  stream: Readable,
  parts: { files: FileStore; incoming: IncomingForm; stopping: AbortController },
) {
  const { signal } = parts.stopping
  const path = await parts.files.scratch()
  // Registered for removal as soon as it exists.
  const file = await open(path, 'wx', 0o600)
  parts.incoming.scratch.push(path)
  const target = file.createWriteStream()
  if (signal.aborted) target.destroy()
  signal.throwIfAborted()
  await pipeline(stream, target, { signal })
  return { path, bytes: target.bytesWritten }
}

/** Feeds chunks at the speed of the parser. The connection stays open for a response. */
async function read(
  raw: IncomingMessage,
  form: BusboyInstance,
  { max, failed }: { max: number; failed: Promise<never> },
): Promise<void> {
  const silence = setTimeout(() => raw.destroy(), SILENCE_MS)
  const deadline = setTimeout(() => raw.destroy(), LONGEST_MS)
  const finished = new Promise<void>((done) => form.once('finish', done))
  let bytes = 0
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      silence.refresh()
      bytes += (chunk as Buffer).length
      if (bytes > max) throw httpError(413)
      const taken = new Promise<void>((done) => form.write(chunk as Buffer, () => done()))
      // `failed` comes first: of two settled promises the race returns the first one.
      await Promise.race([failed, taken])
    }
    form.end()
    await Promise.race([failed, finished])
  } finally {
    clearTimeout(silence)
    clearTimeout(deadline)
  }
}

function httpError(statusCode: number): Error {
  return Object.assign(new Error('no form that can be read'), { statusCode })
}
