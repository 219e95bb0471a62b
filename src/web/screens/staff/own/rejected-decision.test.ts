// A decision that came too late says so and reads the queue again, whatever kind of entry it was about.
import { describe, expect, test } from 'vitest'
import { CallError } from '../../../../client/call.ts'
import { staff } from '../../../texts/en_us/staff.ts'
import { isOutdatedEntry, rejectionText } from './rejected-decision.ts'

const { queue } = staff
const rejection = (code: number, reason?: string) =>
  new CallError({ code, msg: 'Rejected', result: reason === undefined ? null : { reason } })

describe('a rejected decision', () => {
  test.each(['decided', 'payout_paid', 'payout_rejected', 'payment_reversed', 'payment_credited'])(
    'on an entry that another person decided says so: %s',
    (reason) => {
      const error = rejection(409, reason)
      expect(rejectionText(error, queue)).toBe(queue.rejected['decided'])
      expect(isOutdatedEntry(error)).toBe(true)
    },
  )

  test('on an entry that is no longer there says so', () => {
    expect(rejectionText(rejection(404), queue)).toBe(queue.gone)
    expect(isOutdatedEntry(rejection(404))).toBe(true)
  })

  test('for a reason without a text here has none, but the queue is read again', () => {
    expect(rejectionText(rejection(409, 'inactive'), queue)).toBeNull()
    expect(isOutdatedEntry(rejection(409, 'inactive'))).toBe(true)
    expect(rejectionText(new Error('a bug'), queue)).toBeNull()
    expect(isOutdatedEntry(rejection(422))).toBe(false)
  })
})
