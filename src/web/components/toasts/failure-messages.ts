// Kind and text of the message for each kind of failed call.
import { CallError, type Transport, TransportError } from '../../../client/call.ts'
import { isSuccess, RESULT_CODES } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import { type MessageKind, showMessage } from './toast-store.ts'
import { textsOf } from '../../texts.ts'

export interface Notice {
  kind: MessageKind
  text: string
}

/** Null for anything other than a failed call: an aborted call or a bug in our own code. */
export function noticeOf(error: unknown, lang: Lang): Notice | null {
  if (error instanceof TransportError) return { kind: 'warning', text: errorText(error, lang) }
  if (!(error instanceof CallError)) return null
  const text = error.message || codeText(error.code, lang)
  return { kind: error.code === RESULT_CODES.failed ? 'warning' : 'fail', text }
}

/** Default message for a result code without its own. */
export function codeText(code: number, lang: Lang): string {
  const { code401, code403, code404, unknown } = textsOf(lang, 'frame').errors
  return (
    new Map([
      [401, code401],
      [403, code403],
      [404, code404],
    ]).get(code) ?? unknown
  )
}

/**
 * Wraps a transport to show failures as toasts. The screen handles the codes in `withoutToast`; 401, which ends the
 * session, shows no toast.
 */
export function announcingTransport(
  inner: Transport,
  lang: Lang,
  withoutToast: number[] = [],
): Transport {
  return async (...call) => {
    try {
      const answer = await inner(...call)
      const silent =
        answer.code === RESULT_CODES.unauthenticated || withoutToast.includes(answer.code)
      if (!isSuccess(answer.code) && !silent) announce(new CallError(answer), lang)
      return answer
    } catch (error) {
      announce(error, lang)
      throw error
    }
  }
}

/** Shows a failure as a toast: transport errors and code 500 as warnings, other codes as failures. */
export function announce(error: unknown, lang: Lang): void {
  const notice = noticeOf(error, lang)
  if (notice) showMessage(notice.kind, notice.text)
}

function errorText({ failure, status }: TransportError, lang: Lang): string {
  const { busyNetwork, timeout, network } = textsOf(lang, 'frame').errors
  if (failure === 'busy') return busyNetwork
  if (failure === 'timeout') return timeout
  return failure === 'status' ? `${network} ${status}` : network
}
