// Tests sharing one run among concurrent callers.
import { expect, test } from 'vitest'
import { SingleFlight, SingleFlightCache } from './single-flight.ts'

test('callers at the same time share one run, later ones start another', async () => {
  const flights = new SingleFlight<number>()
  let runs = 0
  const load = async () => (runs += 1)
  expect(await Promise.all([flights.run('a', load), flights.run('a', load)])).toEqual([1, 1])
  expect(await flights.run('a', load)).toBe(2)
  await expect(flights.run('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await flights.run('b', load)).toBe(3)
})

test('a result is kept up to the limit, a failure is not', async () => {
  const cache = new SingleFlightCache(2)
  let runs = 0
  const load = async () => (runs += 1)
  await expect(cache.read('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await Promise.all([cache.read('a', load), cache.read('a', load)])).toEqual([1, 1])
  expect(await cache.read('b', load)).toBe(2)
  expect(await cache.read('c', load)).toBe(3)
  expect(await cache.read('b', load)).toBe(2)
  expect(await cache.read('a', load)).toBe(4)
})
