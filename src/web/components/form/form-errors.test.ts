// Form errors as messages at the fields.
import { beforeAll, describe, expect, test } from 'vitest'
import { CallError, TransportError } from '../../../client/call.ts'
import { LANGS } from '../../../shared/lang.ts'
import { loadTexts } from '../../texts.ts'
import { failureOf } from './form-errors.ts'

beforeAll(async () => {
  for (const lang of LANGS) {
    await loadTexts(lang, 'frame')
    await loadTexts(lang, 'form')
  }
})

const labels = { email: 'E-mail', phone: 'Phone' }
const rejected = (code: number, result: unknown, msg = 'Refused.') =>
  new CallError({ code, msg, result })

describe('failureOf', () => {
  test('puts the reason beside each rejected field, without a notice', () => {
    const error = rejected(422, { errors: [{ field: 'email', reason: 'Enter it again.' }] })
    expect(failureOf(error, labels, 'en_us')).toEqual({
      errors: { email: 'Enter it again.' },
      notice: null,
    })
  })
  test.each(['Enter a city.', '请填写城市。'])('uses a whole sentence as it is: %s', (reason) => {
    const error = rejected(422, { errors: [{ field: 'phone', reason }] })
    expect(failureOf(error, labels, 'zh_cn').errors).toEqual({ phone: reason })
  })
  test('keeps the first reason of a field rejected twice', () => {
    const errors = [
      { field: 'email', reason: 'Fill in this field.' },
      { field: 'email', reason: 'Shorten it.' },
    ]
    expect(failureOf(rejected(422, { errors }), labels, 'en_us').errors).toEqual({
      email: 'Fill in this field.',
    })
  })
  test('puts the reason of a field that the form does not have into the notice', () => {
    const error = rejected(422, { errors: [{ field: 'lang', reason: 'Fill in this field.' }] })
    expect(failureOf(error, labels, 'en_us')).toEqual({
      errors: {},
      notice: 'Refused. Fill in this field.',
    })
  })
  test.each([
    [60, 'Refused. You can try again in 60 seconds.'],
    [600, 'Refused. You can try again in about 10 minutes.'],
  ])('says how long to wait: %i s', (retryAfter, notice) => {
    expect(failureOf(rejected(429, { retryAfter }), labels, 'en_us').notice).toBe(notice)
  })
  test.each([
    new TransportError('network'),
    new TransportError('timeout'),
    new TransportError('status', 502),
  ])('says after %s that no answer came, and to check whether the form has arrived', (error) => {
    expect(failureOf(error, labels, 'en_us')).toEqual({
      errors: {},
      notice:
        'Your form may have arrived: check in a new tab before you send it again. Your entries are still here.',
      isUnanswered: true,
    })
  })
  test('says that a form with an idempotency key counts once', () => {
    const { notice } = failureOf(new TransportError('network'), labels, 'en_us', {
      countsOnce: true,
    })
    expect(notice).toContain('then send the form again. The same entries count only once.')
  })
  test('says what to do instead where the form knows how to check whether it has arrived', () => {
    const error = new TransportError('network')
    expect(failureOf(error, labels, 'en_us', { unanswered: 'Log in again.' }).notice).toBe(
      'Log in again. Your entries are still here.',
    )
  })
  test('says to send a form again that only reads', () => {
    const error = new TransportError('timeout')
    expect(failureOf(error, labels, 'en_us', { isRepeatable: true }).notice).toBe(
      'Perhaps the connection was lost. Check it, then send the form again. Your entries are still here.',
    )
  })
  test('does not say that a form which a busy shop turned away may have arrived', () => {
    expect(
      failureOf(new TransportError('busy', 503), labels, 'en_us', { countsOnce: true }),
    ).toEqual({
      errors: {},
      notice: 'The network operation is busy, please try again later.',
    })
  })
  test('shows the text for unknown errors when code of the page fails', () => {
    expect(failureOf(new TypeError('x'), labels, 'en_us').notice).toContain('Unknown system error')
  })
})
