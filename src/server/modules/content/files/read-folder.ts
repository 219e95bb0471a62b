// Reads a content folder: every entry with its languages, validated field by field, and its media.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '../../../../shared/content-kinds.ts'
import { LANGS, type Lang } from '../../../../shared/lang.ts'
import type { ContentState, MediaRole, EntrySource, EntryText } from './content-source.ts'
import { findPlaceholderErrors } from '../markup/placeholders.ts'
import { picturesIn } from '../markup/render-markdown.ts'
import type { ContentProblem } from './content-error.ts'
import {
  englishRules,
  type SharedFields,
  translationRules,
  type LanguageFields,
} from './front-matter-rules.ts'
import { type MarkdownFile, readFrontMatter } from './read-front-matter.ts'
import { type FocalPoints, readFocalPoints } from './read-focal-points.ts'

export interface MediaUse {
  path: string
  role: MediaRole | 'body'
  /** Null: in every language that names none of its own. */
  lang: Lang | null
  /** Alternative text of a gallery picture, in the language of the file that names it. */
  alt?: string
  /** Where it is referenced, for the message when it is missing. */
  file: string
  line: number
}

/** An entry whose media are still paths. */
export interface FileEntry extends Omit<EntrySource, 'media' | 'bodyMedia' | 'state'> {
  /** Null: keeps its state; published when new. */
  state: ContentState | null
  media: MediaUse[]
}

export interface ContentFolder {
  /** Without the entries that have errors. */
  entries: FileEntry[]
  errors: ContentProblem[]
  focalPoints: FocalPoints
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const UNKNOWN_KIND = 'is not a known kind of content; paths are data/content/KIND/ID/LANGUAGE.md'

/** A missing folder counts as empty. */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const content: ContentFolder = { entries: [], errors: [], focalPoints: new Map() }
  for (const kind of await foldersIn(folder)) {
    if (kind === 'media') continue
    if (!CONTENT_KINDS.includes(kind as ContentKind)) {
      content.errors.push({ file: kind, message: UNKNOWN_KIND })
      continue
    }
    for (const id of await foldersIn(join(folder, kind))) {
      const entry = await readEntry(folder, kind as ContentKind, id)
      if (Array.isArray(entry)) content.errors.push(...entry)
      else content.entries.push(entry)
    }
  }
  const focal = await readFocalPoints(folder)
  if (Array.isArray(focal)) content.errors.push(...focal)
  else content.focalPoints = focal
  return content
}

async function readEntry(
  folder: string,
  kind: ContentKind,
  id: string,
): Promise<FileEntry | ContentProblem[]> {
  const entryPath = `${kind}/${id}`
  if (!ID.test(id) || id.length > 80) {
    return [
      { file: entryPath, message: 'an id is made of a-z, 0-9 and single hyphens, 80 at most' },
    ]
  }
  const errors: ContentProblem[] = []
  const texts: Partial<Record<Lang, EntryText>> = {}
  const media: MediaUse[] = []
  let fields: SharedFields | undefined
  const present = await namesIn(join(folder, entryPath))
  for (const name of present) {
    if (!LANGS.some((lang) => name === `${lang}.md`)) {
      errors.push({
        file: `${entryPath}/${name}`,
        message: `must be one of ${LANGS.join('.md, ')}.md`,
      })
    }
  }
  for (const lang of LANGS) {
    const file = `${entryPath}/${lang}.md`
    if (!present.includes(`${lang}.md`)) {
      if (lang === 'en_us')
        errors.push({ file, message: 'is missing: every entry needs an English text' })
      continue
    }
    const markdown = readFrontMatter(await readFile(join(folder, file), 'utf8'), file)
    if (Array.isArray(markdown)) {
      errors.push(...markdown)
      continue
    }
    const rules = lang === 'en_us' ? englishRules(kind, markdown.front.type) : translationRules
    const checked = checkFields(rules as z.ZodType<LanguageFields>, markdown, file)
    if ('errors' in checked) {
      errors.push(...checked.errors)
      continue
    }
    if (lang === 'en_us') fields = checked.fields as SharedFields & LanguageFields
    errors.push(...placeholderErrors(markdown, file))
    texts[lang] = textOf(checked.fields, markdown.body)
    media.push(...mediaOf(checked.fields, markdown, lang, file))
  }
  const { en_us } = texts
  if (errors.length > 0 || !fields || !en_us) return errors
  if (media.some(({ role }) => role === 'image') && en_us.imageAlt === '') {
    return [
      {
        file: `${entryPath}/en_us.md`,
        field: 'imageAlt',
        message: 'is missing: describe what the picture shows',
      },
    ]
  }
  return { ...sharedOf(kind, id, fields), texts: { ...texts, en_us }, media }
}

function checkFields(
  rules: z.ZodType<LanguageFields>,
  markdown: MarkdownFile,
  file: string,
): { fields: LanguageFields } | { errors: ContentProblem[] } {
  const checked = rules.safeParse(markdown.front)
  if (checked.success) return { fields: checked.data }
  return {
    errors: checked.error.issues.flatMap((issue): ContentProblem[] => {
      const paths =
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [...issue.path, key])
          : [issue.path]
      const message =
        issue.code === 'unrecognized_keys'
          ? 'is not a field of this kind of content'
          : issue.message.replace(/^Invalid /, 'is an invalid ')
      return paths.map((path) => ({
        file,
        line: markdown.lineOf(path),
        field: path.map(String).join('.'),
        message,
      }))
    }),
  }
}

/** Placeholders can occur in the body and in every displayed field. */
function placeholderErrors(markdown: MarkdownFile, file: string): ContentProblem[] {
  const inBody = findPlaceholderErrors(markdown.body).map(({ line, message }) => ({
    file,
    line: markdown.bodyLine + line,
    message,
  }))
  const inFields = Object.entries(markdown.front).flatMap(([field, value]) =>
    findPlaceholderErrors(JSON.stringify(value) ?? '').map(({ message }) => ({
      file,
      line: markdown.lineOf([field]),
      field,
      message,
    })),
  )
  return [...inFields, ...inBody]
}

function textOf(fields: LanguageFields, body: string): EntryText {
  const { title, summary, imageAlt, description, labels } = fields
  return { title, summary, imageAlt, description, labels: Object.entries(labels), body }
}

function mediaOf(
  fields: LanguageFields,
  markdown: MarkdownFile,
  lang: Lang,
  file: string,
): MediaUse[] {
  const at = (field: string) => ({ file, line: markdown.lineOf([field]) })
  // Media in the English file apply to every language that names none.
  const language = lang === 'en_us' ? null : lang
  const found: MediaUse[] = []
  for (const role of ['image', 'file', 'video'] as const) {
    const path = fields[role]
    if (path !== undefined) found.push({ path, role, lang: language, ...at(role) })
  }
  for (const [index, path] of (fields.gallery ?? []).entries()) {
    const alt = fields.galleryAlt?.[index]
    found.push({ path, role: 'gallery', lang: language, ...(alt && { alt }), ...at('gallery') })
  }
  for (const path of picturesIn(markdown.body)) {
    found.push({ path, role: 'body', lang: language, file, line: markdown.bodyLine })
  }
  return found
}

function sharedOf(kind: ContentKind, id: string, fields: SharedFields) {
  const time = (given: string | undefined) =>
    given === undefined ? null : new Date(given).toISOString()
  return {
    kind,
    id,
    type: fields.type ?? null,
    area: fields.area,
    state: fields.state ?? null,
    publishAt: time(fields.publishAt),
    withdrawAt: time(fields.withdrawAt),
    date: fields.date ?? null,
    place: fields.place,
    facts: fields.facts,
    isExample: fields.example,
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
}
