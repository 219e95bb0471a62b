// Reads the build manifest: which scripts and style sheets a screen needs in a given language.
import type { Lang } from '../../shared/lang.ts'
import { textsFiles } from '../texts.ts'
import type { LazyPart } from '../loading/lazy-part.ts'

/** The parsed .build/client/.vite/manifest.json. */
export type AssetManifest = Record<
  string,
  { file: string; imports?: string[]; assets?: string[]; isEntry?: boolean }
>

export interface PageAssets {
  entry: string
  /** Everything the entry and the part import, excluding the entry itself. */
  scripts: string[]
  sheet: string
  font: string | null
}

const ENTRY = 'src/web/app/entry-client.tsx'
/** The build emits all CSS as a single file. */
const SHEET = 'style.css'

export function pageAssets(manifest: AssetManifest, lang: Lang, part: LazyPart | null): PageAssets {
  const wanted = [ENTRY, ...textsFiles(lang, ['frame', ...(part?.areas ?? [])])]
  if (part) wanted.push(`src/web/screens/${part.id}.tsx`)
  const seen = new Set<string>()
  for (const key of wanted) collect(manifest, key, seen)
  const entry = manifest[ENTRY]?.file ?? ''
  const scripts = [...seen].map((key) => manifest[key]?.file ?? '')
  return {
    entry: `/${entry}`,
    scripts: scripts.filter((file) => file && file !== entry).map((file) => `/${file}`),
    sheet: `/${manifest[SHEET]?.file ?? ''}`,
    font: fontOf(manifest),
  }
}

function collect(manifest: AssetManifest, key: string, seen: Set<string>) {
  const piece = manifest[key]
  if (!piece || seen.has(key)) return
  seen.add(key)
  for (const imported of piece.imports ?? []) collect(manifest, imported, seen)
}

function fontOf(manifest: AssetManifest): string | null {
  const font = manifest[ENTRY]?.assets?.find((file) => file.endsWith('.woff2'))
  return font ? `/${font}` : null
}
