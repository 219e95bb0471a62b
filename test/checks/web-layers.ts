// The groups of the web in layers: an import goes down, never up, and never to another group of the same layer.
import type { Check } from './check.ts'
import { cruiseSource, type Import } from './dependency-rules.ts'

/** From top to bottom. Everything directly under src/web/ (paths, texts and the site's context) is `base`. */
export const WEB_LAYERS: readonly (readonly string[])[] = [
  ['app'],
  ['screens'],
  ['layouts'],
  ['features/frame'],
  ['features/downloads', 'features/product', 'features/search', 'features/wish-list'],
  ['features/fit'],
  ['features/catalogue'],
  ['features/pricing'],
  ['features/account', 'features/content', 'features/support'],
  ['features/basket-button', 'features/wish-button'],
  ['components'],
  ['loading'],
  ['format', 'page'],
  ['base'],
  ['router'],
]

const WEB = 'src/web/'
const TEST = /\.test\.tsx?$/

export const webLayers: Check = {
  name: 'layers of the web',
  async find() {
    const { files, imports } = await cruiseSource()
    return [...groupProblems(files, WEB_LAYERS), ...upwardImports(imports, WEB_LAYERS)]
  },
}

/** Files of a group without a layer, and layers of a group without files. */
export function groupProblems(
  files: Iterable<string>,
  layers: readonly (readonly string[])[],
): string[] {
  const listed = new Set(layers.flat())
  const found = new Set([...files].filter((file) => file.startsWith(WEB)).map(groupOf))
  return [
    ...[...found].filter((group) => !listed.has(group)).map((group) => `${group} has no layer`),
    ...[...listed].filter((group) => !found.has(group)).map((group) => `${group} has no files`),
  ]
}

/** One line per import that does not go down. Tests may import anything. */
export function upwardImports(
  imports: readonly Import[],
  layers: readonly (readonly string[])[],
): string[] {
  const layerOf = new Map(layers.flatMap((groups, at) => groups.map((group) => [group, at])))
  return imports.flatMap(({ from, to }) => {
    if (!from.startsWith(WEB) || !to.startsWith(WEB) || TEST.test(from)) return []
    const [importing, imported] = [groupOf(from), groupOf(to)]
    if (importing === imported) return []
    const down = (layerOf.get(importing) ?? Infinity) < (layerOf.get(imported) ?? -1)
    return down ? [] : [`${importing} must not import ${imported}: ${from} imports ${to}`]
  })
}

/** 'features/pricing' for src/web/features/pricing/price/price-tag.tsx, 'page' for src/web/page/head.ts. */
export function groupOf(file: string): string {
  const [first = '', second = '', third] = file.slice(WEB.length).split('/')
  if (first === 'features') return third ? `features/${second}` : first
  return second && first !== 'texts' ? first : 'base'
}
