// Messages to an owner when an order or an offer has changed since a colleague requested the approval.
import { expect, test } from 'vitest'
import { CallError } from '../../../../client/call.ts'
import { team } from '../../../texts/en_us/team.ts'
import { changeOf, changeText } from './decision-texts.ts'

const rejected = (result: object, code = 409) => new CallError({ code, msg: '', result })

test.each([
  ['order', { reason: 'changed', total: '12.00' }, team.approval.newTotal],
  ['offer', { reason: 'changed', total: '12.00' }, team.approval.offer.newTotal],
  ['order', { reason: 'changed' }, team.approval.changed],
  ['offer', { reason: 'changed' }, team.approval.offer.changed],
  ['order', { reason: 'short' }, team.approval.short],
  ['offer', { reason: 'expired' }, team.approval.offer.expired],
])('an %s with the change %o has its own message', (kind, result, text) => {
  const change = changeOf(rejected(result))
  expect(change && changeText(change, kind === 'offer', team.approval)).toBe(text)
})

test('any other rejection is left to the form', () => {
  expect(changeOf(rejected({ reason: 'changed' }, 422))).toBeNull()
  expect(changeOf(rejected({ reason: 'inFlight' }))).toBeNull()
})
