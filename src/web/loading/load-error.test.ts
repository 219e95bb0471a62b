// Parts that fail to load produce load errors.
import { expect, test } from 'vitest'
import { LoadError, PART_LOAD_LIMIT_MS, withinLoadLimit } from './load-error.ts'

test('a part may take 120 seconds to load', () => {
  expect(PART_LOAD_LIMIT_MS).toBe(120_000)
})

test.each([
  [new Error('Failed to fetch dynamically imported module'), 'script', 'error'],
  [new Error('Unable to preload CSS for /assets/x.css'), 'style', 'error'],
])('the failure “%s” is a load error', async (cause, asset, failure) => {
  const error = await withinLoadLimit('home/home', Promise.reject(cause)).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(LoadError)
  expect(error).toMatchObject({ asset, failure })
})

test('loading a part fails after the time limit', async () => {
  const never = new Promise(() => undefined)
  await expect(withinLoadLimit('home/home', never, 5)).rejects.toMatchObject({ failure: 'timeout' })
})

test('loading a part returns it if it arrives in time', async () => {
  expect(await withinLoadLimit('home/home', Promise.resolve(1), 5)).toBe(1)
})
