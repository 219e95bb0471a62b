// Messages to a buyer whose answer to an offer was rejected.
import { expect, test } from 'vitest'
import { CallError } from '../../../../client/call.ts'
import { wholesale } from '../../../texts/en_us/wholesale.ts'
import { rejectedAnswerText } from './rejected-answer.ts'

const { offer: t } = wholesale
const textOf = (code: number, result: object | null) =>
  rejectedAnswerText(new CallError({ code, msg: '', result }), t)

test('a rejected answer is explained by its reason, and a changed currency is not called a newer offer', () => {
  expect(textOf(409, { reason: 'expired' })).toBe(t.expired)
  expect(textOf(409, { reason: 'uncovered' })).toBe(t.uncovered)
  expect(textOf(409, { reason: 'changed', revision: 2 })).toBe(t.changed)
  expect(textOf(409, { reason: 'changed' })).toBe(t.otherCurrency)
  expect(textOf(409, { state: 'cancelled' })).toBe(t.changed)
  expect(textOf(500, null)).toBeNull()
})
