// The groups of the web in layers: an import goes down, never up, and never to another group of the same layer.
import type { Check } from './check.ts'
import { cruiseSource } from './dependency-rules.ts'
import { groupProblems, upwardImports } from './layers.ts'

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

export const webLayers: Check = {
  name: 'layers of the web',
  async find() {
    const { files, imports } = await cruiseSource()
    const layering = { layers: WEB_LAYERS, groupOf }
    return [...groupProblems(files, layering), ...upwardImports(imports, layering)]
  },
}

/** 'features/pricing' for src/web/features/pricing/price/price-tag.tsx, 'page' for src/web/page/head.ts. */
export function groupOf(file: string): string | undefined {
  if (!file.startsWith(WEB)) return undefined
  const [first = '', second = '', third] = file.slice(WEB.length).split('/')
  if (first === 'features') return third ? `features/${second}` : first
  return second && first !== 'texts' ? first : 'base'
}
