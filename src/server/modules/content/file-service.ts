// Files of published content, looked up by entry id, never by a path.
import { extname } from 'node:path'
import type { ContentKind } from '../../../shared/content-kinds.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import type { ContentMediaItemTable } from '../../db/schema/content.ts'
import { fillPlaceholders } from './markup/placeholders.ts'
import { type FileRow, findFile, findFiles } from './file-repository.ts'

export interface ContentFile {
  kind: ContentKind
  id: string
  type: string | null
  title: string
  summary: string
  /** Language of title and summary. */
  lang: Lang
  isExample: boolean
  /** YYYY-MM-DD. */
  date: string | null
  /** Hash in the file store. */
  hash: string
  fileName: string
  mediaType: string
  bytes: number
}

type FileRequester = Pick<Ctx, 'db' | 'lang' | 'clock'>
type ListRequester = FileRequester & Pick<Ctx, 'cacheVersion'>

/**
 * `kinds` and `roles` in order of preference. Errors: 404 for unknown or unpublished entries and those without
 * such a file; 410 when its bytes were removed.
 */
export async function readContentFile(
  { db, lang, clock }: FileRequester,
  {
    kinds,
    roles,
    id,
  }: { kinds: readonly ContentKind[]; roles: readonly ContentMediaItemTable['role'][]; id: string },
): Promise<ContentFile> {
  const row = await findFile(db, { kinds, roles, lang, now: clock() }, id)
  if (!row) throw notFound()
  const file = present(row)
  if (!file) throw new AppError(410)
  return file
}

/** Every published entry of these kinds with such a file: by kind in the order given, then newest first. */
export async function listContentFiles(
  { db, lang, clock, cacheVersion }: ListRequester,
  {
    kinds,
    roles,
  }: { kinds: readonly ContentKind[]; roles: readonly ContentMediaItemTable['role'][] },
): Promise<ContentFile[]> {
  const rows = await keepForVersion({ db, cacheVersion }, ['files', lang, kinds, roles], () =>
    findFiles(db, { kinds, roles, lang, now: clock() }),
  )
  return rows.flatMap((row) => present(row) ?? [])
}

/** Names the file after its entry, with its language if it has one; undefined when its bytes were removed. */
function present({ hash, fileLang, fileName, ...row }: FileRow): ContentFile | undefined {
  if (hash === null) return undefined
  const language = fileLang === null ? '' : `-${fileLang.replace('_', '-')}`
  const fill = (text: string) => fillPlaceholders(text, row.lang, NO_COUNTS)
  return {
    ...row,
    title: fill(row.title),
    summary: fill(row.summary),
    hash,
    fileName: `${row.id}${language}${extname(fileName).toLowerCase()}`,
  }
}

/** Titles and summaries of files contain no counted figures. */
const NO_COUNTS = { modelsInCatalogue: 0 }
