// Tests which files of the build a page links, and in which order.
import { describe, expect, test } from 'vitest'
import type { AssetManifest } from './asset-manifest.ts'
import { pageAssets } from './assets.ts'
import { routeModule } from '../loading/route-module.ts'

const MANIFEST: AssetManifest = {
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
  card: { file: 'card.js', imports: ['base'], css: ['card.css'] },
  'src/web/features/area/notes.tsx': { file: 'notes.js', css: ['notes.css'], isDynamicEntry: true },
}

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

test('the large base is the second script, so that it does not load beside the style sheets', () => {
  const { entry, scripts } = assetsOf('area/list')
  expect(entry).toBe('/entry.js')
  expect(scripts[1]).toBe('/base.js')
  expect(scripts.toSorted()).toEqual(['/base.js', '/card.js', '/list.js', '/texts.js'])
})
