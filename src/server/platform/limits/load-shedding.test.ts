// Tests when the process counts as overloaded.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadShedding } from './load-shedding.ts'

const delays: number[] = []
let shedding: ReturnType<typeof createLoadShedding>

beforeEach(() => {
  vi.useFakeTimers()
  delays.length = 0
  shedding = createLoadShedding(() => new Error('too late'), {
    median: () => delays.shift() ?? 0,
    stop: () => undefined,
  })
})

afterEach(() => {
  shedding.stop()
  vi.useRealTimers()
})

const COSTS = ['heavy', 'normal', 'cheap', 'critical'] as const
const shed = () => COSTS.filter((cost) => shedding.isOverloaded(cost))

test('after a single long task nothing is shed', () => {
  delays.push(5, 1600, 5)
  for (let sample = 0; sample < 3; sample += 1) {
    vi.advanceTimersByTime(250)
    expect(shed()).toEqual([])
  }
})

test('a delay that lasts sheds heavy work first and critical work last, until it ends', () => {
  delays.push(100, 100, 300, 1600, 2500, 2500, 5)
  const seen = [...delays].map(() => {
    vi.advanceTimersByTime(250)
    return shed().length
  })
  expect(seen).toEqual([0, 1, 1, 2, 3, 4, 0])
})
