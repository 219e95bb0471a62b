// Reads the build manifest: which scripts and style sheets a screen needs in a given language.
import type { Lang } from '../../shared/lang.ts'
import { textSourcePaths } from '../texts.ts'
import type { RouteModule } from '../loading/route-module.ts'
import { textFilesOfLazyComponents } from '../loading/lazy-component.ts'
import {
  type AssetManifest,
  ENTRY,
  SCRIPT_LOADER,
  screenKey,
  sheetsOf,
  withImports,
} from './asset-manifest.ts'

export interface PageAssets {
  /** The script that loads entry and scripts after the first paint. */
  scriptLoader: string
  entry: string
  /** What everything imports: as large as all other scripts together. */
  base: string
  /** The largest of the other scripts, which a document names to load as early as the base. */
  earlyScripts: string[]
  /** Everything else that the entry, the screen and its lazy components import. */
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

/** Together with the base: as many as the connections that a browser opens over HTTP/1.1. */
const EARLY_SCRIPTS = 5

export function pageAssets(manifest: AssetManifest, { lang, screen, components }: PageContents) {
  const textFiles = [...(screen?.textFiles ?? []), ...textFilesOfLazyComponents(components)]
  const neededKeys = [ENTRY, ...textSourcePaths(lang, ['frame', ...textFiles])]
  if (screen) neededKeys.push(screenKey(screen.id))
  neededKeys.push(...components.flatMap((name) => keyOfComponent(manifest, name) ?? []))
  const addressOf = (key: string) => `/${manifest[key]?.file ?? ''}`
  const [base = '', ...others] = withImports(manifest, neededKeys).filter((key) => key !== ENTRY)
  const lengthOf = (key: string) => manifest[key]?.characters ?? 0
  const scripts = others.toSorted((a, b) => lengthOf(b) - lengthOf(a)).map(addressOf)
  return {
    scriptLoader: addressOf(SCRIPT_LOADER),
    entry: addressOf(ENTRY),
    base: addressOf(base),
    earlyScripts: scripts.slice(0, EARLY_SCRIPTS),
    scripts: scripts.slice(EARLY_SCRIPTS),
    sheets: pageSheets(manifest, screen, neededKeys),
    font: fontOf(manifest),
  } satisfies PageAssets
}

/** The joined sheets where the build made some, so that the first paint waits for one round trip less. */
function pageSheets(
  manifest: AssetManifest,
  screen: RouteModule | null,
  neededKeys: readonly string[],
): PageSheet[] {
  const keys = screen ? [ENTRY, screenKey(screen.id)] : [ENTRY]
  const joined = keys.flatMap((key) => manifest[key]?.joined ?? [])
  const joinedParts = new Set(joined.flatMap(({ parts }) => parts))
  const others = sheetsOf(manifest, neededKeys).filter((file) => !joinedParts.has(file))
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
