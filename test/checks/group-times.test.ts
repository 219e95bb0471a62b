// The closing lines of `npm test` say how long its groups took.
import { expect, test } from 'vitest'
import { timeLines } from './group-times.ts'

test('each group has a line, and the total warns when it is above twelve minutes', () => {
  const times = [
    { name: 'checks', minutes: 1.04 },
    { name: 'unit and server', minutes: 7 },
  ]
  expect(timeLines(times)).toEqual(['  1.0 checks', '  7.0 unit and server', '  8.0 in total'])
  const slow = timeLines([...times, { name: 'journeys', minutes: 4 }])
  expect(slow.at(-1)).toBe(' 12.0 in total, above the limit of 12 that holds on two idle cores')
})
