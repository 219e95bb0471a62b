// The build manifest: which files the build made of each source file, and what they import.

/** The parsed .build/client/.vite/manifest.json; keys are paths of source files, or names of shared chunks. */
export type AssetManifest = Record<string, BuiltFile>

interface BuiltFile {
  file: string
  /** Of a script, without the hash of its content. */
  name?: string
  imports?: string[]
  css?: string[]
  assets?: string[]
  isDynamicEntry?: boolean
  /** The length of a script. */
  characters?: number
  /** Of the entry and of screens with several style sheets: one sheet with the content of all these parts. */
  joined?: { file: string; parts: string[] }
}

export const ENTRY = 'src/web/app/entry-client.tsx'

/** Loads the entry and its imports. */
export const SCRIPT_LOADER = 'src/web/app/load-scripts.ts'

export const screenKey = (id: string) => `src/web/screens/${id}.tsx`

/** The keys and whatever they import, directly or not; keys that the manifest does not have are left out. */
export function withImports(manifest: AssetManifest, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const collect = (key: string) => {
    const built = manifest[key]
    if (!built || seen.has(key)) return
    seen.add(key)
    for (const imported of built.imports ?? []) collect(imported)
  }
  for (const key of keys) collect(key)
  return [...seen]
}

/** The style sheets of the keys and of whatever they import. */
export function sheetsOf(manifest: AssetManifest, keys: readonly string[]): string[] {
  return [...new Set(withImports(manifest, keys).flatMap((key) => manifest[key]?.css ?? []))]
}
