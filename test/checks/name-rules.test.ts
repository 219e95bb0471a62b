// Tests the checks of names on small examples.
import { expect, test } from 'vitest'
import {
  filesOfOneStem,
  namesToCheck,
  operationsNamedLikeCalls,
  replacedIn,
  typesNamedLikeComponents,
} from './name-rules.ts'

test.each([
  ['forgetSessions', ['forget']],
  ['say-faults', ['say', 'faults']],
  ['MAX_TRIES', ['tries']],
  ['pieceOfDesk', ['piece', 'desk']],
  ['forgottenPassword', []],
  ['masterpiece', []],
  ['deleteSessions', []],
  ['MOST_ROWS', ['most']],
  ['mostPopular', []],
])('the replaced words of %s are %j', (name, words) => {
  expect(replacedIn(name)).toEqual(words)
})

test.each([
  ['src/server/x.ts', ['told', 'TOLD', 'Told', 'heard']],
  ['test/support/x.ts', ['heard']],
])('of the names that %s declares the checked ones are %j', (path, names) => {
  const text =
    'function told() {}\nconst TOLD = 1\ninterface Told {}\nexport async function heard() {}'
  expect(namesToCheck(path, text)).toEqual(names)
})

test('a component and an exported type of one name are reported', () => {
  const card = { path: 'src/contract/card.ts', text: 'export interface Card {}\ninterface Tile {}' }
  const component = { path: 'src/web/card.tsx', text: 'export function Card() {}' }
  const other = { path: 'src/web/tile.tsx', text: 'export function Tile() {}' }
  expect(typesNamedLikeComponents([card, component, other])).toEqual([
    'src/web/card.tsx: the component Card is named like a type of src/contract/card.ts',
  ])
})

test('the default component of a screen with the name of an exported type is reported', () => {
  const type = { path: 'src/shared/teams.ts', text: 'export type Team = string' }
  const screen = { path: 'src/web/team.tsx', text: 'export default function Team() {}' }
  expect(typesNamedLikeComponents([type, screen])).toEqual([
    'src/web/team.tsx: the component Team is named like a type of src/shared/teams.ts',
  ])
})

test('an operation with the name of a call is reported', () => {
  const contract = { path: 'src/contract/user.ts', text: 'export const logInRoute = route({})' }
  const operations = ['log-in', 'start-session'].map((stem) => ({
    path: `src/server/operations/${stem}.ts`,
    text: '',
  }))
  expect(operationsNamedLikeCalls([contract, ...operations])).toEqual([
    'src/server/operations/log-in.ts is named like a call',
  ])
})

test('two files of one stem are reported in one layer, but not in two', () => {
  expect(
    filesOfOneStem([
      'src/server/modules/one/rules.ts',
      'src/server/modules/two/deep/rules.ts',
      'src/server/jobs/rules.ts',
      'src/server/modules/two/rules.test.ts',
      'src/web/screens/help/terms.tsx',
      'src/web/screens/drop-ship/terms.tsx',
    ]),
  ).toEqual([
    'src/server/modules/two/deep/rules.ts and src/server/modules/one/rules.ts have one name in one layer',
  ])
})
