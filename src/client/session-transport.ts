// The transport of calls in the browser: adds session renewal and the end of a session.
import { langPrefix, splitLangPath } from '../shared/lang.ts'
import { RESULT_CODES } from '../contract/result-code.ts'
import { browserTransport, type Renewal } from './browser-transport.ts'
import { type Transport, TransportError } from './call.ts'
import { clearSession } from './session-cookies.ts'

/** Also used by requests that are not calls, such as file downloads. */
export const renewal: Renewal = {
  renew(sentAt) {
    running ??= loadRenewal()
      .then((inner) => inner.renew(sentAt))
      .finally(() => {
        running = null
      })
    return running
  },
  underWay: () => running,
}

let running: Promise<boolean> | null = null
let loaded: Promise<Renewal> | null = null

/** Loaded when a session first has to be renewed; visitors never need it. */
function loadRenewal(): Promise<Renewal> {
  // A session that cannot be renewed leads to the home page.
  loaded ??= import('./renewal.ts').then(
    ({ sessionRenewal }) => sessionRenewal(() => location.assign(homeInThisLanguage())),
    () => {
      loaded = null
      throw new TransportError('network')
    },
  )
  return loaded
}

const renewingTransport = browserTransport(renewal)

/** A 401 clears the session and is passed on. */
export const sessionTransport: Transport = async (...call) => {
  const answer = await renewingTransport(...call)
  if (answer.code === RESULT_CODES.unauthenticated) clearSession()
  return answer
}

function homeInThisLanguage(): string {
  return langPrefix(splitLangPath(location.pathname).lang) || '/'
}
