// Sends a file as an answer, whole or the part that was asked for, as an attachment that nothing runs.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from './byte-range.ts'
import type { FileAnswer, RangedBody } from './file-answer.ts'
import { contentDisposition } from './content-disposition.ts'
import { exactly } from './exact-stream.ts'
import { createPlaces, type Holder } from './places.ts'
import { TurnedAway } from '../guard/request-guard.ts'

/** Open files are few in a small process; an office behind one address plays and saves several at once. */
const places = createPlaces({ most: 96, mostOfOne: 16 })
const RETRY_SECONDS = 5

/** Errors: TurnedAway when too many files are on their way. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
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
  // Whoever left while the file was looked for has no address any more, and would never give a place back.
  if (reply.raw.destroyed) return leave(file.body)
  const free = places.take(request.ip, readerOf(reply))
  if (!free) {
    leave(file.body)
    throw new TurnedAway(503, RETRY_SECONDS)
  }
  reply.raw.once('close', free)
  if (isRanged(file.body)) return sendRanged(request, reply, file.body)
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  await reply.send(file.body)
}

/** How much has gone down the line, which may have carried other answers before. */
function readerOf({ raw }: FastifyReply): Holder {
  const written = () => raw.socket?.bytesWritten ?? 0
  const before = written()
  return { sent: () => written() - before, giveWay: () => void raw.destroy() }
}

/** One range of GET; several, and a range of other bytes than If-Range names, are answered with the whole. */
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

/** The server's own handling of streams ends the connection when one fails, and stops one whose reader left. */
async function sendPart(
  reply: FastifyReply,
  body: RangedBody,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const length = to - from + 1
  reply.header('content-length', length)
  await reply.send(length === 0 ? Readable.from([]) : exactly(await body.open(from, to), length))
}

async function sendHead(reply: FastifyReply, { body, bytes }: FileAnswer): Promise<void> {
  leave(body)
  const length = isRanged(body) ? body.bytes : bytes
  if (isRanged(body)) reply.headers({ etag: body.etag, 'accept-ranges': 'bytes' })
  if (length !== undefined) reply.header('content-length', length)
  // An empty text would say that the file is empty.
  await reply.send(Readable.from([]))
}

/** A stream that was opened and that nobody reads. */
function leave(body: FileAnswer['body']): void {
  if ('destroy' in body && typeof body.destroy === 'function') body.destroy()
}

function isRanged(body: FileAnswer['body']): body is RangedBody {
  return 'open' in body && 'etag' in body
}

function isKnown(asked: string | undefined, etag: string): boolean {
  return asked?.split(',').some((each) => each.trim() === etag) ?? false
}
