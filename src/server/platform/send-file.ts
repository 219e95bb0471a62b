// Sends a file as an answer: as an attachment that nothing keeps and nothing runs.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer, RangedBody } from './call-handler.ts'
import { contentDisposition } from './content-disposition.ts'

export async function sendFile(
  _request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<void> {
  reply
    .headers({ 'cache-control': 'no-store', ...file.headers })
    .header('content-disposition', contentDisposition(file.fileName))
    .type(file.mediaType)
  if (isRanged(file.body)) {
    const { bytes, etag, open } = file.body
    await reply.headers({ etag, 'content-length': bytes }).send(await open(0, bytes - 1))
    return
  }
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  await reply.send(file.body)
}

function isRanged(body: FileAnswer['body']): body is RangedBody {
  return 'open' in body && 'etag' in body
}
