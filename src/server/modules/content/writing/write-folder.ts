// Exports all content to a folder that can be imported again without changes.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { stringify } from 'yaml'
import type { Lang } from '../../../../shared/lang.ts'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { findAlts, findMedia } from './media-writing-repository.ts'
import { findSources } from './entry-writing-repository.ts'
import { FOCAL_FILE } from '../files/read-focal-points.ts'
import { type NamedMedia, writeEntryFiles } from '../files/write-front-matter.ts'

export interface WrittenFolder {
  entries: number
  media: number
  /** Paths of media, pictures or not, whose bytes were deleted or are not in the store. */
  missing: string[]
}

/** Existing files are overwritten; others are kept. */
export async function writeContentFolder(
  db: Kysely<Database>,
  files: FileStore,
  folder: string,
): Promise<WrittenFolder> {
  const [sources, rows, alts] = await Promise.all([findSources(db), findMedia(db), findAlts(db)])
  const media = new Map<string, NamedMedia>(
    rows.map(({ id, file_name: path }) => [
      id,
      {
        path,
        alts: Object.fromEntries(
          alts.filter(({ media_id: of }) => of === id).map(({ lang, alt }) => [lang, alt]),
        ) as Partial<Record<Lang, string>>,
      },
    ]),
  )
  for (const source of sources) {
    for (const { path, text } of writeEntryFiles(source, media)) await put(join(folder, path), text)
  }
  const used = new Set(
    sources.flatMap(({ media: own, bodyMedia }) => [
      ...own.map(({ mediaId }) => mediaId),
      ...Object.values(bodyMedia),
    ]),
  )
  const written: WrittenFolder = { entries: sources.length, media: 0, missing: [] }
  const focal: Record<string, { focal: [number, number] }> = {}
  for (const row of rows.filter(({ id }) => used.has(id))) {
    const bytes = row.hash === null ? null : await bytesOf(files, row.hash)
    if (bytes === null) written.missing.push(row.file_name)
    else {
      await put(join(folder, row.file_name), bytes)
      written.media += 1
    }
    if (row.focal_x !== 0.5 || row.focal_y !== 0.5) {
      const point: [number, number] = [rounded(row.focal_x), rounded(row.focal_y)]
      focal[row.file_name.replace(/^media\//, '')] = { focal: point }
    }
  }
  if (Object.keys(focal).length > 0) await put(join(folder, FOCAL_FILE), stringify(focal))
  return written
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

async function bytesOf(files: FileStore, hash: string): Promise<Buffer | null> {
  if ((await files.size(hash)) === undefined) return null
  return buffer(await files.read(hash))
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}
