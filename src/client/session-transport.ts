// How the browser's calls travel: with the session, its renewal, and its end.
import { type Lang, langPrefix, splitLangPath } from '../shared/lang.ts'
import { RESULT_CODES } from '../contract/result-code.ts'
import { browserTransport } from './browser-transport.ts'
import type { Transport } from './call.ts'
import { sessionRenewal } from './renewal.ts'
import { clearSession } from './session-cookies.ts'

/** For everything that calls the server besides: file downloads. */
export const renewal = sessionRenewal(() =>
  location.assign(homeOf(splitLangPath(location.pathname).lang)),
)

const carried = browserTransport(renewal)

/** 401 clears the session and is passed on (product.md 8). */
export const sessionTransport: Transport = async (...call) => {
  const answer = await carried(...call)
  if (answer.code === RESULT_CODES.unauthenticated) clearSession()
  return answer
}

function homeOf(lang: Lang): string {
  return langPrefix(lang) || '/'
}
