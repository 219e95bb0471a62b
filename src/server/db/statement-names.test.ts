// Tests which statements get a name, and when.
import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

test('a statement gets its name at its second use and keeps it', () => {
  const names = createStatementNames()
  expect(names.nameOf('select 1')).toBeUndefined()
  const name = names.nameOf('select 1')
  expect(name).toBeDefined()
  expect(names.nameOf('select 1')).toBe(name)
  names.nameOf('select 2')
  expect(names.nameOf('select 2')).not.toBe(name)
})

test('there are no more names than the limit, and none at all for 0', () => {
  const names = createStatementNames(2)
  const assigned = ['select 1', 'select 2', 'select 3'].map((text) => {
    names.nameOf(text)
    return names.nameOf(text)
  })
  expect(assigned.filter(Boolean)).toHaveLength(2)
  const none = createStatementNames(0)
  none.nameOf('select 1')
  expect(none.nameOf('select 1')).toBeUndefined()
})

test.each([
  'begin',
  'commit',
  'set lock_timeout = 1',
  'create table a (id int)',
  'vacuum',
  '/* planned each time */ select 1',
])('the statement %s never gets a name', (text) => {
  const names = createStatementNames()
  names.nameOf(text)
  expect(names.nameOf(text)).toBeUndefined()
})
