// Reads the build manifest: which scripts and style sheets a screen needs in a given language.
import type { Lang } from '../../shared/lang.ts'
import { textsFiles } from '../texts.ts'
import type { RouteModule } from '../loading/route-module.ts'
import { areasOfLazyComponents } from '../loading/lazy-component.ts'

/** The parsed .build/client/.vite/manifest.json. */
export type AssetManifest = Record<
  string,
  { file: string; imports?: string[]; css?: string[]; assets?: string[]; isDynamicEntry?: boolean }
>

export interface PageAssets {
  entry: string
  /** Everything that the entry, the screen and its lazy components import, excluding the entry itself. */
  scripts: string[]
  /** All that the first paint needs; their order does not matter, because each declares the same layers. */
  sheets: string[]
  /** Address of the font file with the characters that nearly every page uses. */
  font: string | null
}

const ENTRY = 'src/web/app/entry-client.tsx'
export interface PageContents {
  lang: Lang
  screen: RouteModule | null
  /** Names of the lazy components that the server rendered. */
  components: readonly string[]
}

export function pageAssets(manifest: AssetManifest, { lang, screen, components }: PageContents) {
  const areas = [...(screen?.areas ?? []), ...areasOfLazyComponents(components)]
  const wanted = [ENTRY, ...textsFiles(lang, ['frame', ...areas])]
  if (screen) wanted.push(`src/web/screens/${screen.id}.tsx`)
  wanted.push(...components.flatMap((name) => keyOfComponent(manifest, name) ?? []))
  const seen = new Set<string>()
  for (const key of wanted) collect(manifest, key, seen)
  const entry = manifest[ENTRY]?.file ?? ''
  const scripts = [...seen].map((key) => manifest[key]?.file ?? '')
  const sheets = new Set([...seen].flatMap((key) => manifest[key]?.css ?? []))
  return {
    entry: `/${entry}`,
    scripts: scripts.filter((file) => file && file !== entry).map((file) => `/${file}`),
    sheets: [...sheets].map((file) => `/${file}`),
    font: fontOf(manifest),
  } satisfies PageAssets
}

/** A lazy component is named after its file. */
function keyOfComponent(manifest: AssetManifest, name: string): string | undefined {
  return Object.keys(manifest).find(
    (key) => key.endsWith(`/${name}.tsx`) && manifest[key]?.isDynamicEntry,
  )
}

function collect(manifest: AssetManifest, key: string, seen: Set<string>) {
  const file = manifest[key]
  if (!file || seen.has(key)) return
  seen.add(key)
  for (const imported of file.imports ?? []) collect(manifest, imported, seen)
}

function fontOf(manifest: AssetManifest): string | null {
  const font = manifest[ENTRY]?.assets?.find((file) => file.includes('/inter-basic-'))
  return font ? `/${font}` : null
}
