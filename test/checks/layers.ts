// Groups of files in layers: an import goes down, never up, and never to another group of the same layer.
import type { Import } from './dependency-rules.ts'

export interface Layering {
  /** Groups from top to bottom. */
  layers: readonly (readonly string[])[]
  /** Undefined for a file that the layers leave out. */
  groupOf(file: string): string | undefined
}

const TEST = /\.test\.tsx?$/

/** Files of a group without a layer, and layers of a group without files. */
export function groupProblems(files: Iterable<string>, { layers, groupOf }: Layering): string[] {
  const listed = new Set(layers.flat())
  const found = new Set([...files].flatMap((file) => groupOf(file) ?? []))
  return [
    ...[...found].filter((group) => !listed.has(group)).map((group) => `${group} has no layer`),
    ...[...listed].filter((group) => !found.has(group)).map((group) => `${group} has no files`),
  ]
}

/** One line per import that does not go down. Tests may import anything. */
export function upwardImports(imports: readonly Import[], { layers, groupOf }: Layering): string[] {
  const layerOf = new Map(layers.flatMap((groups, at) => groups.map((group) => [group, at])))
  return imports.flatMap(({ from, to }) => {
    const [importing, imported] = [groupOf(from), groupOf(to)]
    if (importing === undefined || imported === undefined || TEST.test(from)) return []
    if (importing === imported) return []
    const isDown = (layerOf.get(importing) ?? Infinity) < (layerOf.get(imported) ?? -1)
    return isDown ? [] : [`${importing} must not import ${imported}: ${from} imports ${to}`]
  })
}
