// Imports of components are found on small examples, also behind other files.
import { expect, test } from 'vitest'
import { unloadable } from './native-imports.ts'

function find(files: Record<string, string>): string[] {
  return unloadable(['test/stress/walk.stress.ts'], (file) => files[file] ?? '')
}

test('an import of a component is found behind a driver of the test', () => {
  const found = find({
    'test/stress/walk.stress.ts': "import { walk } from '../drivers/walk.ts'",
    'test/drivers/walk.ts': "import {\n  ROUTES,\n} from '../../src/web/app/routes.tsx'",
  })
  expect(found).toEqual(['test/drivers/walk.ts imports src/web/app/routes.tsx'])
})

test.each([
  ['exports a component again', "export { Card } from './card.tsx'"],
  ['imports a style sheet for its effect', "import './card.css'"],
])('a file that %s is found', (_, text) => {
  expect(find({ 'test/stress/walk.stress.ts': text })).toHaveLength(1)
})

test.each([
  ['imports a type of a component', "import type { Props } from './card.tsx'"],
  ['loads a component later', "const load = () => import('./card.tsx')"],
  ['imports a package', "import { test } from 'vitest'"],
  [
    'names a component in a text',
    "export function isCard(file: string) {\n  return file === './card.tsx'\n}",
  ],
])('a file that %s is not reported', (_, text) => {
  expect(find({ 'test/stress/walk.stress.ts': text })).toEqual([])
})
