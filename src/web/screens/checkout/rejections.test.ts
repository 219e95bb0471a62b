// Each conflict gets a sentence that says what to do next, in every language; uncertain outcomes differ from rejections.
import { beforeAll, describe, expect, test } from 'vitest'
import { CallError, TransportError } from '../../../client/call.ts'
import { LANGS } from '../../../shared/lang.ts'
import { loadTexts, textsOf } from '../../texts.ts'
import { isUncertain, rejectionText } from './rejections.ts'

beforeAll(async () => {
  for (const lang of LANGS) await loadTexts(lang, 'checkout')
})

const answer = (code: number, result: unknown) => new CallError({ code, msg: 'Refused.', result })
const CONFLICTS: [object, 'total' | 'lines' | 'basket' | 'service' | 'short' | 'closed'][] = [
  [{ reason: 'changed', total: '61.50' }, 'total'],
  [{ reason: 'changed', lines: [{ itemNo: 'VC-1', fault: 'discontinued' }] }, 'lines'],
  [{ reason: 'changed', revision: 7 }, 'basket'],
  [{ reason: 'changed', service: 'express' }, 'service'],
  [{ reason: 'short', lines: [{ itemNo: 'VC-1', free: 3 }] }, 'short'],
  [{ reason: 'no_membership' }, 'closed'],
]

describe.each(LANGS)('in %s', (lang) => {
  test.each(CONFLICTS)('%j has its own sentence', (result, name) => {
    const t = textsOf(lang, 'checkout').rejected
    const texts = { t, lang, money: (amount: string) => `USD ${amount}`, number: String }
    const expected = {
      ...t,
      total: t.total('USD 61.50'),
      short: t.short(t.free('VC-1', '3')),
    }
    expect(rejectionText(answer(409, result), texts)).toBe(expected[name])
  })
})

test('other failures keep their own message', () => {
  const t = textsOf('en_us', 'checkout').rejected
  const texts = { t, lang: 'en_us', money: String, number: String } as const
  expect(rejectionText(answer(403, null), texts)).toBeNull()
  expect(rejectionText(answer(409, { reason: 'tomorrow' }), texts)).toBeNull()
})

test('the outcome is uncertain after a lost response, during a running request and with a key that was used before', () => {
  for (const failure of ['network', 'timeout', 'busy', 'status'] as const) {
    expect(isUncertain(new TransportError(failure))).toBe(true)
  }
  expect(isUncertain(answer(409, { reason: 'inFlight' }))).toBe(true)
  expect(isUncertain(answer(500, null))).toBe(true)
  const reused = { errors: [{ field: 'key', reason: 'reused' }] }
  expect(isUncertain(answer(422, reused))).toBe(true)
  expect(isUncertain(answer(409, { reason: 'changed', total: '1.00' }))).toBe(false)
  expect(isUncertain(answer(422, { errors: [{ field: 'service', reason: 'x' }] }))).toBe(false)
  expect(isUncertain(answer(401, null))).toBe(false)
})
