// Tests which files of the build a page links, and in which order.
import { describe, expect, test } from 'vitest'
import type { AssetManifest } from './asset-manifest.ts'
import { pageAssets } from './assets.ts'
import { routeModule } from '../loading/route-module.ts'

const MANIFEST: AssetManifest = {
  'src/web/app/load-scripts.ts': { file: 'loader.js' },
  'src/web/app/entry-client.tsx': {
    file: 'entry.js',
    imports: ['base'],
    css: ['tokens.css'],
    joined: { file: 'everywhere.css', parts: ['tokens.css', 'frame.css'] },
  },
  base: { file: 'base.js', css: ['frame.css'] },
  'src/web/texts/en_us/frame.ts': { file: 'texts.js', imports: ['base'] },
  'src/web/screens/area/list.tsx': {
    file: 'list.js',
    imports: ['base', 'card'],
    css: ['list.css'],
    isDynamicEntry: true,
    joined: { file: 'list-and-card.css', parts: ['list.css', 'card.css'] },
  },
  'src/web/screens/area/plain.tsx': { file: 'plain.js', imports: ['card'], isDynamicEntry: true },
  'src/web/screens/area/many.tsx': {
    file: 'many.js',
    imports: ['part-4', 'part-1', 'part-6', 'part-3', 'part-5', 'part-2'],
    isDynamicEntry: true,
  },
  card: { file: 'card.js', imports: ['base'], css: ['card.css'] },
  'src/web/features/area/notes.tsx': { file: 'notes.js', css: ['notes.css'], isDynamicEntry: true },
}

for (const characters of [1, 2, 3, 4, 5, 6])
  MANIFEST[`part-${characters}`] = { file: `${characters}.js`, imports: ['base'], characters }

const assetsOf = (id: string, components: string[] = []) =>
  pageAssets(MANIFEST, {
    lang: 'en_us',
    screen: routeModule(id, async () => ({})),
    components,
  })

describe('the style sheets of a page', () => {
  test('are the joined ones, which name their parts, and those of lazy components', () => {
    expect(assetsOf('area/list', ['notes']).sheets).toEqual([
      { address: '/everywhere.css', parts: ['/tokens.css', '/frame.css'] },
      { address: '/list-and-card.css', parts: ['/list.css', '/card.css'] },
      { address: '/notes.css', parts: [] },
    ])
  })

  test('include a single sheet as it was built', () => {
    const addresses = assetsOf('area/plain').sheets.map(({ address }) => address)
    expect(addresses).toEqual(['/everywhere.css', '/card.css'])
  })
})

test('a page names its loader, base and entry; of the other scripts the five longest load early', () => {
  const { scriptLoader, base, entry, earlyScripts, scripts } = assetsOf('area/many')
  expect([scriptLoader, base, entry]).toEqual(['/loader.js', '/base.js', '/entry.js'])
  expect(earlyScripts).toEqual(['/6.js', '/5.js', '/4.js', '/3.js', '/2.js'])
  expect(scripts.toSorted()).toEqual(['/1.js', '/many.js', '/texts.js'])
})
