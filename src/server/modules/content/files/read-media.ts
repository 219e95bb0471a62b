// Reads a picture or file referenced by content, and validates its bytes.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileEnding, fileKind, mediaTypeOf } from '../../../../shared/file-kind.ts'
import { toSlug } from '../../../../shared/slug.ts'
import { findSvgError } from '../pictures/harmless-svg.ts'
import { readPicture } from '../pictures/picture-bytes.ts'
import { MEDIA_PATH } from './front-matter-rules.ts'
import type { MediaRole } from './content-source.ts'

export interface MediaFile {
  /** Derived from name and bytes: changed bytes become another picture with another address. */
  id: string
  /** As referenced by content: 'media/storage-band.svg'. */
  path: string
  hash: string
  mediaType: string
  bytes: Buffer
  /** In pixels; null: not a picture. */
  width: number | null
  height: number | null
}

/** Returns the reason as a text when the file cannot be used. */
export async function readMedia(
  folder: string,
  path: string,
  use: MediaRole | 'body',
): Promise<MediaFile | string> {
  // The path comes from a text, so it must not leave the media folder.
  if (!MEDIA_PATH.test(path))
    return `${path.slice(0, 80)} is not a path such as media/storage-band.svg`
  let bytes: Buffer
  try {
    bytes = await readFile(join(folder, path))
  } catch {
    return `there is no file ${path}`
  }
  if (bytes.length > MAX_BYTES) return `${path} is larger than ${MAX_BYTES / 1024 / 1024} MB`
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = { id: mediaId(path, hash), path, hash, bytes }
  if (use === 'file' || use === 'video') {
    const kind = fileKind(path)
    if (kind === 'unknown') return `${path} has a file type that is not accepted (README "Content")`
    if (use === 'video' && kind !== 'video') return `${path} is not a video`
    if (kind === 'pdf' && bytes.subarray(0, 5).toString('latin1') !== '%PDF-') {
      return `${path} is named .pdf, but is not a PDF`
    }
    return { ...file, mediaType: mediaTypeOf(path), width: null, height: null }
  }
  const picture = await readPicture(bytes)
  if (!picture) return `${path} is not an SVG (with viewBox), JPEG, PNG or WebP picture`
  const ending = fileEnding(path)
  if (!picture.mediaType.startsWith(`image/${ending === 'jpg' ? 'jpeg' : ending}`)) {
    return `${path} is ${picture.mediaType} and not what its name says`
  }
  const svgError = ending === 'svg' ? findSvgError(bytes.toString('utf8')) : undefined
  return svgError === undefined ? { ...file, ...picture } : `${path} ${svgError}`
}

/** 'media/zh/storage-band.svg' -> 'zh-storage-band-0f3a8c12'. */
export function mediaId(path: string, hash: string): string {
  const inside = path.replace(/^media\//, '').replace(/\//g, '-')
  const name = toSlug(basename(inside).replace(/\.[^.]*$/, '')).slice(0, 60) || 'file'
  return `${name}-${hash.slice(0, 8)}`
}

const MAX_BYTES = 200 * 1024 * 1024
