// Kind and text of the message for each kind of failed call.
import { beforeAll, describe, expect, test } from 'vitest'
import { CallError, TransportError } from '../../../client/call.ts'
import { loadTexts } from '../../texts.ts'
import { noticeOf } from './failure-messages.ts'

beforeAll(async () => {
  await loadTexts('en_us', 'frame')
  await loadTexts('zh_hk', 'frame')
})

const rejected = (code: number, msg: string) => new CallError({ code, msg, result: null })

describe('noticeOf', () => {
  test.each([
    [
      new TransportError('busy', 503),
      'warning',
      'The shop is very busy. Please try again in a moment.',
    ],
    [
      new TransportError('timeout'),
      'warning',
      'No answer came in time. Check your connection and try again.',
    ],
    [new TransportError('network'), 'warning', 'The connection was lost. Check it and try again.'],
    [
      new TransportError('status', 413),
      'warning',
      'The shop could not answer (status 413). Please try again.',
    ],
    [rejected(500, 'System busy'), 'warning', 'System busy'],
    [rejected(409, 'Not in this state'), 'fail', 'Not in this state'],
    [rejected(401, ''), 'fail', 'Authentication failed, cannot access system resources'],
    [rejected(403, ''), 'fail', 'No permission for this operation'],
    [rejected(404, ''), 'fail', 'Resource does not exist'],
    [rejected(418, ''), 'fail', 'Unknown system error, report to the administrator'],
  ])('reports %s in the right kind of message', (error, kind, text) => {
    expect(noticeOf(error, 'en_us')).toEqual({ kind, text })
  })
  test('speaks the language of the page', () => {
    expect(noticeOf(new TransportError('network'), 'zh_hk')?.text).toBe(
      '網絡連線中斷，請檢查網絡後再試。',
    )
  })
  test('an aborted call is not a failure', () => {
    expect(noticeOf(new DOMException('', 'AbortError'), 'en_us')).toBeNull()
  })
})
