// Tests that a warning which repeats is logged once in its interval.
import { expect, test } from 'vitest'
import { createRepeatedWarning } from './repeated-warning.ts'

test('the first occurrence is logged immediately, the others as a number with the first one after ten seconds', () => {
  const lines: unknown[] = []
  let time = 0
  const warn = ((fields: unknown) => lines.push(fields)) as never
  const warning = createRepeatedWarning({ warn }, 'busy', () => time)
  for (let at = 0; at < 500; at += 1) warning.record()
  expect(lines).toEqual([{ times: 1 }])
  time = 10_000
  warning.record()
  expect(lines).toEqual([{ times: 1 }, { times: 500 }])
})
