// Imports a content folder that was read: its media first, then every changed entry.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { nameOfPiece, type PieceSource } from '../files/content-source.ts'
import type { Fault } from '../files/content-fault.ts'
import { readMedia, type MediaFile } from '../files/read-media.ts'
import { type ContentFolder, type FilePiece, readContentFolder } from '../files/read-folder.ts'
import { lockContent, raiseContentVersion } from './content-version-repository.ts'
import { findKnownMedia, keepMedia, writeAlts, writeMedia } from './media-writing.ts'
import { findPresentId, findSource, findSources } from './piece-writing-repository.ts'
import { savePiece, type Saving } from './save-piece.ts'

export interface Prepared extends ContentFolder {
  media: Map<string, MediaFile>
  /** Ids of removed pictures by path; their files may be missing. */
  emptied: Map<string, string>
}

export interface Taken {
  created: string[]
  changed: string[]
  unchanged: number
  media: number
}

/** Reads and validates; writes nothing. */
export async function prepareFolder(db: Kysely<Database>, folder: string): Promise<Prepared> {
  const read = await readContentFolder(folder)
  const known = await findKnownMedia(db)
  const media = new Map<string, MediaFile>()
  const emptied = new Map<string, string>()
  const faults = [...read.faults]
  const judged = new Map<string, MediaFile | string>()
  for (const use of read.pieces.flatMap((piece) => piece.media)) {
    const isPicture = use.role !== 'file' && use.role !== 'video'
    const key = `${isPicture} ${use.role === 'video'} ${use.path}`
    const before = known.get(use.path)
    const found = judged.get(key) ?? (await readMedia(folder, use.path, use.role))
    judged.set(key, found)
    if (typeof found !== 'string') media.set(use.path, found)
    else if (before?.isEmptied && found === `there is no file ${use.path}`) {
      emptied.set(use.path, before.id)
    } else faults.push({ file: use.file, line: use.line, field: use.role, message: found })
  }
  faults.push(...(await strangePlaces(db, read.pieces)))
  const bad = new Set(faults.map(({ file }) => file.split('/').slice(0, 2).join('/')))
  const pieces = read.pieces.filter((piece) => !bad.has(nameOfPiece(piece)))
  return { ...read, pieces, faults, media, emptied }
}

/** Runs in the caller's transaction; returns the outcome for each entry. */
export async function takeFolder(
  trx: Kysely<Database>,
  prepared: Prepared,
  saving: Saving,
): Promise<Taken> {
  await lockContent(trx)
  const used = new Set(prepared.pieces.flatMap((piece) => piece.media.map(({ path }) => path)))
  const media = [...prepared.media.values()].filter(({ path }) => used.has(path))
  const pictures = await writeMedia(trx, media, { ...saving, focalPoints: prepared.focalPoints })
  const alts = await writeAlts(trx, altsOf(prepared))
  const taken: Taken = { created: [], changed: [], unchanged: 0, media: pictures.changed }
  let shows = pictures.changed + alts.changed > 0
  for (const piece of prepared.pieces) {
    const saved = await savePiece(trx, await sourceOf(trx, piece, prepared), saving)
    shows ||= saved.shows
    if (saved.outcome === 'unchanged') taken.unchanged += 1
    else taken[saved.outcome].push(nameOfPiece(piece))
  }
  if (shows) await raiseContentVersion(trx)
  return taken
}

/** Stores bytes before the rows that reference them. */
export function keepBytes(files: FileStore, { media }: Prepared): Promise<void> {
  return keepMedia(files, [...media.values()])
}

async function sourceOf(
  trx: Kysely<Database>,
  piece: FilePiece,
  prepared: Prepared,
): Promise<PieceSource> {
  const { media, state, ...rest } = piece
  const before = state === null ? await findSource(trx, piece.kind, piece.id) : undefined
  const idOf = (path: string) => prepared.media.get(path)?.id ?? prepared.emptied.get(path) ?? ''
  return {
    ...rest,
    state: state ?? before?.source.state ?? 'published',
    media: media.flatMap(({ path, role, lang }) =>
      role === 'body' ? [] : [{ lang, role, mediaId: idOf(path) }],
    ),
    bodyMedia: Object.fromEntries(
      media.filter(({ role }) => role === 'body').map(({ path }) => [path, idOf(path)]),
    ),
  }
}

function altsOf({ pieces, media }: Prepared) {
  return pieces.flatMap((piece) =>
    piece.media.flatMap(({ path, lang, alt }) => {
      const id = media.get(path)?.id
      return alt === undefined || id === undefined
        ? []
        : [{ mediaId: id, lang: lang ?? ('en_us' as const), alt }]
    }),
  )
}

/** An id that was used before belongs to its entry; a team or contact must belong to an existing office. */
async function strangePlaces(db: Kysely<Database>, pieces: readonly FilePiece[]): Promise<Fault[]> {
  const stored = new Set((await findSources(db)).map(nameOfPiece))
  const ids = new Set([...stored, ...pieces.map(nameOfPiece)])
  const faults: Fault[] = []
  for (const piece of pieces) {
    const file = `${nameOfPiece(piece)}/en_us.md`
    const parent = piece.kind === 'office' ? piece.facts.parent : undefined
    if (typeof parent === 'string' && (parent === piece.id || !ids.has(`office/${parent}`))) {
      faults.push({ file, field: 'facts.parent', message: `there is no other office ${parent}` })
    }
    const present = stored.has(nameOfPiece(piece))
      ? undefined
      : await findPresentId(db, piece.kind, piece.id)
    if (present !== undefined) {
      faults.push({ file, message: `this piece is called ${present} now: rename its folder` })
    }
  }
  return faults
}
