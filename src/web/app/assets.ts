// Reads the build manifest: which scripts and style sheets a screen needs in a given language.
import type { Lang } from '../../shared/lang.ts'
import { textsFiles } from '../texts.ts'
import type { RouteModule } from '../loading/route-module.ts'
import { areasOfLazyComponents } from '../loading/lazy-component.ts'
import { type AssetManifest, ENTRY, screenKey, sheetsOf, withImports } from './asset-manifest.ts'

export interface PageAssets {
  entry: string
  /** Everything that the entry, the screen and its lazy components import, excluding the entry itself. */
  scripts: string[]
  /** All that the first paint needs; their order does not matter, because each declares the same layers. */
  sheets: PageSheet[]
  /** Address of the font file with the characters that nearly every page uses. */
  font: string | null
}

export interface PageSheet {
  address: string
  /** Addresses of the style sheets that the build joined in this one; empty for a sheet as it was built. */
  parts: string[]
}

export interface PageContents {
  lang: Lang
  screen: RouteModule | null
  /** Names of the lazy components that the server rendered. */
  components: readonly string[]
}

export function pageAssets(manifest: AssetManifest, { lang, screen, components }: PageContents) {
  const areas = [...(screen?.areas ?? []), ...areasOfLazyComponents(components)]
  const wanted = [ENTRY, ...textsFiles(lang, ['frame', ...areas])]
  if (screen) wanted.push(screenKey(screen.id))
  wanted.push(...components.flatMap((name) => keyOfComponent(manifest, name) ?? []))
  const entry = manifest[ENTRY]?.file ?? ''
  const scripts = withImports(manifest, wanted).map((key) => `/${manifest[key]?.file ?? ''}`)
  return {
    entry: `/${entry}`,
    scripts: baseSecond(scripts.filter((file) => file !== `/${entry}`)),
    sheets: pageSheets(manifest, screen, wanted),
    font: fontOf(manifest),
  } satisfies PageAssets
}

/**
 * Everything imports the base, which is as large as all other scripts together. Browsers load one script beside the
 * style sheets, and the others after them: with the base as the first, the sheets would arrive later.
 */
function baseSecond([base, small, ...others]: string[]): string[] {
  return [small, base, ...others].filter((file) => file !== undefined)
}

/** Joined where the build joined them: the first paint waits for a round trip less. */
function pageSheets(
  manifest: AssetManifest,
  screen: RouteModule | null,
  wanted: readonly string[],
): PageSheet[] {
  const keys = screen ? [ENTRY, screenKey(screen.id)] : [ENTRY]
  const joined = keys.flatMap((key) => manifest[key]?.joined ?? [])
  const inside = new Set(joined.flatMap(({ parts }) => parts))
  const others = sheetsOf(manifest, wanted).filter((file) => !inside.has(file))
  return [...joined, ...others.map((file) => ({ file, parts: [] }))].map(({ file, parts }) => ({
    address: `/${file}`,
    parts: parts.map((part) => `/${part}`),
  }))
}

/** A lazy component is named after its file. */
function keyOfComponent(manifest: AssetManifest, name: string): string | undefined {
  return Object.keys(manifest).find(
    (key) => key.endsWith(`/${name}.tsx`) && manifest[key]?.isDynamicEntry,
  )
}

function fontOf(manifest: AssetManifest): string | null {
  const font = manifest[ENTRY]?.assets?.find((file) => file.includes('/inter-basic-'))
  return font ? `/${font}` : null
}
