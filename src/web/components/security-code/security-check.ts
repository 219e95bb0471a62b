// Security check of a form: fetched on demand, solved by proof of work or typed, single use, renewed on expiry.
import type { ResultOf } from '../../../contract/call.ts'
import type { issueCaptchaV2Route } from '../../../contract/reference.ts'
import { createStore } from '../../page/store.ts'
import { canHash, solvePuzzle } from './proof-of-work.ts'

/** Additional fields of the protected calls. */
export interface SecurityAnswer {
  securityKey: string
  securityCode: string
}

/** Proof of work by the browser, or a code that the visitor reads from a picture. */
export type CheckMode = 'proof' | 'picture'

export interface CheckState {
  mode: CheckMode
  phase: 'idle' | 'working' | 'ready' | 'failed'
  /** Image as a data URL; only in mode picture. */
  picture: string | null
}

export type IssuedCode = ResultOf<typeof issueCaptchaV2Route>

/**
 * Codes expire after five minutes; 30 seconds are reserved for sending. Counted locally, because clocks differ.
 */
export const VALID_MS = 270_000

/** Before anything was fetched. */
export const UNTOUCHED: CheckState = { mode: 'proof', phase: 'idle', picture: null }

interface Check {
  code: IssuedCode
  /** When it was issued, in milliseconds of this browser's clock. */
  at: number
  /** Resolves to the solution, or to null if there is none. In mode picture there is no promise. */
  proof: Promise<number | null> | null
}

export type SecurityCheck = ReturnType<typeof createSecurityCheck>

export function createSecurityCheck(issue: () => Promise<IssuedCode>, now = Date.now) {
  const state = createState()
  const { begin, drop } = createCurrentCheck(state, issue, now)
  return {
    read: state.read,
    subscribe: state.subscribe,
    begin,
    /** Fetches a new check immediately, optionally in another mode; a sent code is used up. */
    renew(mode: CheckMode = state.read().mode): void {
      drop()
      state.show({ mode: canHash() ? mode : 'picture', picture: null })
      begin().catch(() => undefined)
    },
    /**
     * For one submission; `typed` is used only in mode picture. Null if the challenge has no solution, or if
     * the displayed image expired and was replaced.
     */
    async take(typed: string): Promise<SecurityAnswer | null> {
      const shownPicture = state.read().picture
      const { code, proof } = await begin()
      if (!proof && code.image !== shownPicture) return null
      const securityCode = proof ? await proof : typed
      if (proof) drop()
      return securityCode === null
        ? null
        : { securityKey: code.securityKey, securityCode: String(securityCode) }
    },
    stop: drop,
  }
}

/** Displayed state of the check with its change listeners. */
function createState() {
  const { read, write, subscribe } = createStore(UNTOUCHED)
  const show = (next: Partial<CheckState>) => write({ ...read(), ...next })
  return { read, show, subscribe }
}

/** Holds one check, loaded or loading, until it is dropped or expires. */
function createCurrentCheck(
  { read, show }: ReturnType<typeof createState>,
  issue: () => Promise<IssuedCode>,
  now: () => number,
) {
  let current: Promise<Check> | null = null
  let controller = new AbortController()

  async function fetchOne(stop: AbortSignal): Promise<Check> {
    const { mode } = read()
    const code = await issue()
    if (!stop.aborted && mode === 'picture') show({ picture: code.image })
    return { code, at: now(), proof: mode === 'proof' ? solvePuzzle(code, stop) : null }
  }

  function drop(): void {
    controller.abort()
    controller = new AbortController()
    current = null
    show({ phase: 'idle' })
  }

  /** The current check, or a new one if there is none or it has expired. Errors: those of the call. */
  async function begin(): Promise<Check> {
    if (current) {
      const previous = current
      const check = await previous.catch(() => null)
      if (check && now() - check.at < VALID_MS) return check
      if (current === previous) drop()
    }
    const stop = controller.signal
    const loading = fetchOne(stop)
    current = loading
    show({ phase: 'working' })
    try {
      const check = await loading
      await check.proof
      if (!stop.aborted) show({ phase: 'ready' })
      return check
    } catch (error) {
      if (!stop.aborted) show({ phase: 'failed' })
      throw error
    }
  }

  return { begin, drop }
}
