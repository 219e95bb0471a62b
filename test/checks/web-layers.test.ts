// Imports that go up or sideways between groups of the web are reported, and so are groups without a layer.
import { expect, test } from 'vitest'
import { groupProblems, upwardImports } from './layers.ts'
import { groupOf } from './web-layers.ts'

const LAYERS = [['screens'], ['features/search', 'features/product'], ['components'], ['base']]

const reported = (from: string, to: string) =>
  upwardImports([{ from: `src/web/${from}`, to: `src/web/${to}` }], { layers: LAYERS, groupOf })

test.each([
  ['an import of the next layer', 'screens/home/home.tsx', 'features/search/box/box.tsx'],
  ['an import that skips a layer', 'screens/home/home.tsx', 'components/pager/pager.tsx'],
  ['an import within a group', 'features/search/a/x.ts', 'features/search/b/y.ts'],
  ['an import of the file paths.ts', 'components/pager/pager.tsx', 'paths.ts'],
  ['a test that imports upwards', 'components/pager/pager.test.tsx', 'screens/home/home.tsx'],
])('the layers of the web allow %s', (_, from, to) => {
  expect(reported(from, to)).toEqual([])
})

test.each([
  ['upwards', 'components/pager/pager.tsx', 'features/search/box/box.tsx'],
  ['sideways within a layer', 'features/search/box/box.tsx', 'features/product/bar/bar.tsx'],
  ['from the texts to a feature', 'texts/en_us/help.ts', 'features/search/box/box.ts'],
  ['of a group without a layer', 'screens/home/home.tsx', 'features/new/x.tsx'],
  ['by a group without a layer', 'features/new/x.tsx', 'components/pager/pager.tsx'],
])('an import %s is reported', (_, from, to) => {
  expect(reported(from, to)).toEqual([
    `${groupOf(`src/web/${from}`)} must not import ${groupOf(`src/web/${to}`)}: ` +
      `src/web/${from} imports src/web/${to}`,
  ])
})

test('a group without a layer and a layer without files are reported', () => {
  const files = [
    'src/web/screens/home/home.tsx',
    'src/web/features/search/box/box.tsx',
    'src/web/features/new/x.tsx',
    'src/web/features/loose.ts',
    'src/web/components/use-live.ts',
    'src/web/paths.ts',
    'src/ui/button.tsx',
  ]
  expect(groupProblems(files, { layers: LAYERS, groupOf })).toEqual([
    'features/new has no layer',
    'features has no layer',
    'features/product has no files',
  ])
})

test.each([
  ['src/web/features/pricing/price/price-tag.tsx', 'features/pricing'],
  ['src/web/page/head.ts', 'page'],
  ['src/web/texts/en_us/help.ts', 'base'],
  ['src/web/texts.ts', 'base'],
  ['src/ui/button.tsx', undefined],
])('the group of %s is %s', (file, group) => {
  expect(groupOf(file)).toBe(group)
})
