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
      'The network operation is busy, please try again later.',
    ],
    [
      new TransportError('timeout'),
      'warning',
      'The system interface request timed out, please try again later.',
    ],
    [new TransportError('network'), 'warning', 'Network Error'],
    [new TransportError('status', 413), 'warning', 'Network Error 413'],
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
    expect(noticeOf(new TransportError('network'), 'zh_hk')?.text).toBe('網絡連線失敗')
  })
  test('an aborted call is not a failure', () => {
    expect(noticeOf(new DOMException('', 'AbortError'), 'en_us')).toBeNull()
  })
})
