// Opens the file of published content as a response that supports ranges.
import type { ContentKind } from '../../shared/content-kinds.ts'
import { readContentFile } from '../modules/content/file-service.ts'
import { countedDownload } from '../modules/download/download-service.ts'
import { printableFile, storedBody } from '../modules/download/printable-file.ts'
import type { FileResponse } from '../platform/http/file-response.ts'
import type { Ctx } from '../context/context.ts'
import { notFound } from '../platform/errors.ts'

/** The kinds searched for a file by id alone; the first match is used. */
const KINDS_WITH_FILES: readonly ContentKind[] = [
  'download',
  'news',
  'document',
  'certificate',
  'introduction',
  'packaging',
  'page',
]
const KINDS_WITH_VIDEOS: readonly ContentKind[] = ['download', 'news', 'introduction', 'packaging']

/** The same for every client, which revalidates it by ETag. */
const HEADERS = { 'cache-control': 'public, no-cache' }

/**
 * Errors: 404 unknown or not published, 410 its bytes were deleted (`empty-media`), 429 too many drawings are being
 * rendered, MissingBytesError.
 */
export function openFile(ctx: Ctx, id: string): Promise<FileResponse> {
  return open(ctx, { kinds: KINDS_WITH_FILES, roles: ['file'], id })
}

/** The printable file of a poster, or else its picture. Errors: those of `openFile`. */
export function openPoster(ctx: Ctx, id: string): Promise<FileResponse> {
  return open(ctx, { kinds: ['poster'], roles: ['file', 'image'], id })
}

/** Errors: those of `openFile`, and 404 for a file that is not a video. */
export async function openVideo(ctx: Ctx, id: string): Promise<FileResponse> {
  const answer = await open(ctx, { kinds: KINDS_WITH_VIDEOS, roles: ['video'], id })
  if (!answer.mediaType.startsWith('video/')) throw notFound()
  return answer
}

async function open(
  ctx: Ctx,
  wanted: Parameters<typeof readContentFile>[1],
): Promise<FileResponse> {
  const file = await readContentFile(ctx, wanted)
  const { hash, fileName, mediaType } = await printableFile(ctx.files, file)
  const stored = await storedBody(ctx.files, hash)
  const body = countedDownload(ctx, stored, { kind: file.kind, items: [file.id] })
  return { fileName, mediaType, body, headers: HEADERS }
}
