// Tests limits of concurrent work per key.
import { expect, test } from 'vitest'
import { createKeyedLimit } from './keyed-limit.ts'

test('each key has its own share, and a release counts once', () => {
  const { acquire } = createKeyedLimit(2)
  const [first] = [acquire('a'), acquire('a')]
  expect(acquire('a')).toBeUndefined()
  expect(acquire('b')).toBeDefined()
  first?.()
  first?.()
  expect(acquire('a')).toBeDefined()
  expect(acquire('a')).toBeUndefined()
})
