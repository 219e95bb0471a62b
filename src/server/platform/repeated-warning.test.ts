// Tests that a warning which repeats is logged once in its interval, and that every occurrence is counted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepeatedWarning } from './repeated-warning.ts'

let lines: unknown[]

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('the first occurrence is logged immediately, the others as a number ten seconds later', () => {
  const record = recorder()
  record(500)
  vi.advanceTimersByTime(9_999)
  record(100)
  expect(lines).toEqual([{ times: 1 }])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual([{ times: 1 }, { times: 599 }])
})

test('while it goes on there is one line in ten seconds, and after a quiet interval the next one is immediate', () => {
  const record = recorder()
  for (let second = 0; second < 30; second += 1) {
    record(1)
    vi.advanceTimersByTime(1000)
  }
  expect(lines).toEqual([{ times: 1 }, { times: 9 }, { times: 10 }, { times: 10 }])
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(4)
  record(1)
  expect(lines.at(-1)).toEqual({ times: 1 })
})

test('at the end of the process what was not logged yet is logged', () => {
  const warning = createWarning()
  for (let at = 0; at < 5; at += 1) warning.record()
  warning.end()
  expect(lines).toEqual([{ times: 1 }, { times: 4 }])
  warning.end()
  expect(lines).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})

function createWarning() {
  return createRepeatedWarning({ warn: ((fields: unknown) => lines.push(fields)) as never }, 'busy')
}

function recorder(): (times: number) => void {
  const warning = createWarning()
  return (times) => {
    for (let at = 0; at < times; at += 1) warning.record()
  }
}
