// Sends a file as an attachment, whole or by byte range.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from './byte-range.ts'
import type { FileResponse, RangedBody } from './file-response.ts'
import { contentDisposition } from './content-disposition.ts'
import { withExactLength } from './exact-stream.ts'
import { createTransferSemaphore, type Transfer } from './transfer-semaphore.ts'
import { RequestRejected } from '../limits/admission-control.ts'

/** A small process has few file handles. People in an office share one address and may play and save several files. */
const slots = createTransferSemaphore({ max: 96, maxPerNetwork: 16 })
const RETRY_SECONDS = 5

/** Errors: RequestRejected when too many files are being sent. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileResponse,
): Promise<void> {
  reply
    .headers({ 'cache-control': 'no-store', ...file.headers })
    .header('content-disposition', contentDisposition(file.fileName))
    .type(file.mediaType)
  if (Buffer.isBuffer(file.body)) {
    await reply.send(file.body)
    return
  }
  if (request.method === 'HEAD') return sendHead(reply, file)
  // A client that left during the look-up has no address any more and would never release its slot.
  if (reply.raw.destroyed) return discard(file.body)
  const releaseSlot = slots.take(request.ip, transferOf(reply))
  if (!releaseSlot) {
    discard(file.body)
    throw new RequestRejected(503, RETRY_SECONDS)
  }
  reply.raw.once('close', releaseSlot)
  if (isRanged(file.body)) return sendRanged(request, reply, file.body)
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  await reply.send(file.body)
}

/** Bytes written for this file; the connection may have carried earlier responses. */
function transferOf({ raw }: FastifyReply): Transfer {
  const written = () => raw.socket?.bytesWritten ?? 0
  const before = written()
  return { sent: () => written() - before, abort: () => void raw.destroy() }
}

/** Serves one range of a GET; several ranges, or an If-Range that does not match, get the whole file. */
async function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: RangedBody,
): Promise<void> {
  const { bytes, etag } = body
  reply.header('etag', etag)
  if (request.method === 'GET') {
    reply.header('accept-ranges', 'bytes')
    if (isKnown(request.headers['if-none-match'], etag)) {
      await reply.code(304).send()
      return
    }
    const range = readRange(request.headers, body)
    if (range === 'outside') {
      reply.removeHeader('content-disposition')
      await reply
        .code(416)
        .headers({ 'content-range': `bytes */${bytes}`, 'content-length': 0 })
        .send('')
      return
    }
    if (range !== 'whole') {
      reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`)
      return sendPart(reply, body, range)
    }
  }
  return sendPart(reply, body, { from: 0, to: bytes - 1 })
}

/** Fastify closes the connection when a stream fails, and destroys a stream whose reader left. */
async function sendPart(
  reply: FastifyReply,
  body: RangedBody,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const length = to - from + 1
  reply.header('content-length', length)
  await reply.send(
    length === 0 ? Readable.from([]) : withExactLength(await body.open(from, to), length),
  )
}

async function sendHead(reply: FastifyReply, { body, bytes }: FileResponse): Promise<void> {
  discard(body)
  const length = isRanged(body) ? body.bytes : bytes
  if (isRanged(body)) reply.headers({ etag: body.etag, 'accept-ranges': 'bytes' })
  if (length !== undefined) reply.header('content-length', length)
  // An empty string would set the content length to 0.
  await reply.send(Readable.from([]))
}

/** Destroys an opened stream that will not be read. */
function discard(body: FileResponse['body']): void {
  if ('destroy' in body && typeof body.destroy === 'function') body.destroy()
}

function isRanged(body: FileResponse['body']): body is RangedBody {
  return 'open' in body && 'etag' in body
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((each) => each.trim() === etag) ?? false
}
