// Imports a content folder: reads and checks it, then writes its media and every changed entry.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { nameOfEntry, type EntrySource } from '../files/content-source.ts'
import type { ContentProblem } from '../files/content-error.ts'
import { readMedia, type MediaFile } from '../files/read-media.ts'
import { type ContentFolder, type FileEntry, readContentFolder } from '../files/read-folder.ts'
import { lockContent, raiseContentVersion } from './content-version-repository.ts'
import { findKnownMedia, storeMedia, writeAlts, writeMedia } from './media-writing.ts'
import { findCurrentId, findSource, findSources } from './entry-writing-repository.ts'
import { saveEntry, type SaveContext } from './save-entry.ts'

export interface PreparedFolder extends ContentFolder {
  /** By path. */
  media: Map<string, MediaFile>
  /** Ids of emptied media by path; their files may be missing. */
  emptied: Map<string, string>
}

export interface AppliedFolder {
  created: string[]
  changed: string[]
  unchanged: number
  /** How many pictures and files are new or have another focal point. */
  media: number
}

/** Reads and validates; writes nothing. */
export async function prepareFolder(db: Kysely<Database>, folder: string): Promise<PreparedFolder> {
  const read = await readContentFolder(folder)
  const storedMedia = await findKnownMedia(db)
  const media = new Map<string, MediaFile>()
  const emptied = new Map<string, string>()
  const errors = [...read.errors]
  /** The file of each use, or the reason why it cannot be used. */
  const results = new Map<string, MediaFile | string>()
  for (const use of read.entries.flatMap((entry) => entry.media)) {
    const isPicture = use.role !== 'file' && use.role !== 'video'
    const key = `${isPicture} ${use.role === 'video'} ${use.path}`
    const stored = storedMedia.get(use.path)
    const result = results.get(key) ?? (await readMedia(folder, use.path, use.role))
    results.set(key, result)
    if (typeof result !== 'string') media.set(use.path, result)
    else if (stored?.isEmptied && result === `there is no file ${use.path}`) {
      emptied.set(use.path, stored.id)
    } else errors.push({ file: use.file, line: use.line, field: use.role, message: result })
  }
  errors.push(...(await findReferenceErrors(db, read.entries)))
  const bad = new Set(errors.map(({ file }) => file.split('/').slice(0, 2).join('/')))
  const entries = read.entries.filter((entry) => !bad.has(nameOfEntry(entry)))
  return { ...read, entries, errors, media, emptied }
}

/** Runs in the caller's transaction; returns which entries it created and changed. */
export async function applyFolder(
  trx: Kysely<Database>,
  prepared: PreparedFolder,
  context: SaveContext,
): Promise<AppliedFolder> {
  await lockContent(trx)
  const usedPaths = new Set(
    prepared.entries.flatMap((entry) => entry.media.map(({ path }) => path)),
  )
  const media = [...prepared.media.values()].filter(({ path }) => usedPaths.has(path))
  const pictures = await writeMedia(trx, media, { ...context, focalPoints: prepared.focalPoints })
  const alts = await writeAlts(trx, altsOf(prepared))
  const applied: AppliedFolder = { created: [], changed: [], unchanged: 0, media: pictures.changed }
  let changesPages = pictures.changed + alts.changed > 0
  for (const entry of prepared.entries) {
    const saved = await saveEntry(trx, await sourceOf(trx, entry, prepared), context)
    changesPages ||= saved.changesPages
    if (saved.outcome === 'unchanged') applied.unchanged += 1
    else applied[saved.outcome].push(nameOfEntry(entry))
  }
  if (changesPages) await raiseContentVersion(trx)
  return applied
}

/** Stores the bytes of the media. Call it before `applyFolder`, whose rows refer to them. */
export function storeBytes(files: FileStore, { media }: PreparedFolder): Promise<void> {
  return storeMedia(files, [...media.values()])
}

async function sourceOf(
  trx: Kysely<Database>,
  entry: FileEntry,
  prepared: PreparedFolder,
): Promise<EntrySource> {
  const { media, state, ...rest } = entry
  const stored = state === null ? await findSource(trx, entry.kind, entry.id) : undefined
  const idOf = (path: string) => prepared.media.get(path)?.id ?? prepared.emptied.get(path) ?? ''
  return {
    ...rest,
    state: state ?? stored?.source.state ?? 'published',
    media: media.flatMap(({ path, role, lang }) =>
      role === 'body' ? [] : [{ lang, role, mediaId: idOf(path) }],
    ),
    bodyMedia: Object.fromEntries(
      media.filter(({ role }) => role === 'body').map(({ path }) => [path, idOf(path)]),
    ),
  }
}

function altsOf({ entries, media }: PreparedFolder) {
  return entries.flatMap((entry) =>
    entry.media.flatMap(({ path, lang, alt }) => {
      const id = media.get(path)?.id
      return alt === undefined || id === undefined
        ? []
        : [{ mediaId: id, lang: lang ?? ('en_us' as const), alt }]
    }),
  )
}

/** A former id still belongs to its renamed entry; the office that an entry names as its parent must exist. */
async function findReferenceErrors(
  db: Kysely<Database>,
  entries: readonly FileEntry[],
): Promise<ContentProblem[]> {
  const stored = new Set((await findSources(db)).map(nameOfEntry))
  const ids = new Set([...stored, ...entries.map(nameOfEntry)])
  const errors: ContentProblem[] = []
  for (const entry of entries) {
    const file = `${nameOfEntry(entry)}/en_us.md`
    const parent = entry.kind === 'office' ? entry.facts.parent : undefined
    if (typeof parent === 'string' && (parent === entry.id || !ids.has(`office/${parent}`))) {
      errors.push({ file, field: 'facts.parent', message: `there is no other office ${parent}` })
    }
    const currentId = stored.has(nameOfEntry(entry))
      ? undefined
      : await findCurrentId(db, entry.kind, entry.id)
    if (currentId !== undefined) {
      errors.push({ file, message: `this entry is called ${currentId} now: rename its folder` })
    }
  }
  return errors
}
