// An error of a line that was sent belongs to that line of the form, whatever lines were left out before it.
import { expect, test } from 'vitest'
import { CallError } from '../../../../client/call.ts'
import { mapToFormLines } from './sent-lines.ts'

function rejected(field: string): CallError {
  return new CallError({ code: 422, msg: '', result: { errors: [{ field, reason: 'why' }] } })
}

test.each([
  ['lines.0.dateCode', 'lines.2.dateCode'],
  ['lines.1', 'lines.3'],
  ['lines.7.quantity', 'lines.7.quantity'],
  ['wish', 'wish'],
])('with only the lines 2 and 3 sent, an error at %s is shown at %s', (field, shown) => {
  const error = mapToFormLines(rejected(field), [2, 3])
  expect(error).toMatchObject({ errors: [{ field: shown, reason: 'why' }] })
})

test('an error without fields stays as it is', () => {
  const error = new Error('no connection')
  expect(mapToFormLines(error, [0])).toBe(error)
})
