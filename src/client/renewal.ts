// Renews the session once for all tabs of a browser; a failed renewal leads to the home page.
import { isSuccess } from '../contract/result-code.ts'
import type { Renewal } from './browser-transport.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readEnvelope, send } from './send.ts'
import { clearSession } from './session-cookies.ts'

/** When a tab last renewed, in ms; read by the tabs that waited for the lock. */
const RENEWED_AT = 'session-renewed-at'

/** `leave` is called once, when the session cannot be renewed; it leads to the home page. */
export function sessionRenewal(leave: () => void): Renewal {
  let running: Promise<boolean> | null = null
  let isOver = false
  async function renew(sentAt: number): Promise<boolean> {
    // Another tab has already renewed; its new token is valid for this call too.
    if (renewedAt() > sentAt) return true
    const answer = await readEnvelope(await send('GET', '/api/user/update', {}))
    if (isSuccess(answer.code)) {
      markRenewed()
      return true
    }
    clearSession()
    isOver = true
    leave()
    return false
  }
  return {
    renew(sentAt) {
      if (isOver) return Promise.resolve(false)
      running ??= oneAtATime('session-renewal', () => renew(sentAt)).finally(() => {
        running = null
      })
      return running
    },
    underWay: () => running,
  }
}

function renewedAt(): number {
  try {
    return Number(localStorage.getItem(RENEWED_AT))
  } catch {
    return 0
  }
}

function markRenewed(): void {
  try {
    localStorage.setItem(RENEWED_AT, String(Date.now()))
  } catch {
    // Without storage the next tab renews as well; the server tolerates that.
  }
}
