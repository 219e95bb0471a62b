// The error catalogue of the site: every failure of a call, where it shows and in what words.
import { CallError, type Transport, TransportError } from '../../../client/call.ts'
import { isSuccess, RESULT_CODES } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import { type MessageKind, showMessage } from './toast-store.ts'
import { textsOf } from '../../texts.ts'

export interface Notice {
  kind: MessageKind
  text: string
}

/** Null for what is no failure of a call: an aborted one, or a fault in our own code. */
export function noticeOf(error: unknown, lang: Lang): Notice | null {
  if (error instanceof TransportError) return { kind: 'warning', text: faultText(error, lang) }
  if (!(error instanceof CallError)) return null
  const text = error.message || codeText(error.code, lang)
  return { kind: error.code === RESULT_CODES.failed ? 'warning' : 'fail', text }
}

/** The default words for a code that came without its own. */
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
 * A transport that tells the visitor what went wrong. The codes of `quiet` are shown by the screen
 * itself; 401, which ends the session, is passed on without a word.
 */
export function tellingTransport(inner: Transport, lang: Lang, quiet: number[] = []): Transport {
  return async (...call) => {
    try {
      const answer = await inner(...call)
      const silent = answer.code === RESULT_CODES.unauthenticated || quiet.includes(answer.code)
      if (!isSuccess(answer.code) && !silent) tell(new CallError(answer), lang)
      return answer
    } catch (error) {
      tell(error, lang)
      throw error
    }
  }
}

/** Shows a failure as a toast: trouble on the way and code 500 as a warning, other codes as a failure. */
export function tell(error: unknown, lang: Lang): void {
  const notice = noticeOf(error, lang)
  if (notice) showMessage(notice.kind, notice.text)
}

function faultText({ fault, status }: TransportError, lang: Lang): string {
  const { busyNetwork, timeout, network } = textsOf(lang, 'frame').errors
  if (fault === 'busy') return busyNetwork
  if (fault === 'timeout') return timeout
  return fault === 'status' ? `${network} ${status}` : network
}
