// Checks a code on demand: fetches a page token, which allows one check, sends the code with it, and requires a
// security check if the server does.
import { type RefObject, useRef, useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { issuePageToken, verifyProduct } from '../../../../client/verification.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import type { Verification } from '../../../../contract/product-support.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { hasCodeShape, isMistyped } from '../../../../shared/verification-code.ts'
import { useLang } from '../../../site-context.ts'
import type { SecurityAnswer } from '../../../components/security-code/security-check.ts'

export type Outcome =
  | { kind: 'checked'; code: string; answer: Verification }
  /** mistyped: the check digit does not match; failed: the code could not be checked. */
  | { kind: 'mistyped' | 'failed'; code: string }
  /** Too few or too many digits: `typed` of them. */
  | { kind: 'wrongLength'; typed: number }
  /** Checks are limited for this visitor; the next one is allowed after `seconds`. */
  | { kind: 'tooOften'; code: string; seconds: number }

/** Calls `send` with the answer to the security check; null: the user has to complete the check first. */
export type SendChecked = <R>(send: (answer: SecurityAnswer) => Promise<R>) => Promise<R | null>

export interface CodeCheck {
  outcome: Outcome | null
  /** Increases with every outcome, so that each one takes the focus. */
  outcomeCount: number
  isChecking: boolean
  /** The server requires a security code before the next token. */
  needsCode: boolean
  /** Set by the security check while it is shown. */
  security: RefObject<SendChecked | null>
  /** `digits` as typed, without spaces. */
  check(digits: string): Promise<void>
}

export function useCheck(initial: Outcome | null): CodeCheck {
  const lang = useLang()
  const [outcome, setOutcome] = useState(initial)
  const [outcomeCount, setOutcomeCount] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const security = useRef<SendChecked>(null)
  // A state update is too late to block a second click in the same moment.
  const isBusy = useRef(false)
  function showOutcome(next: Outcome) {
    setOutcome(next)
    setOutcomeCount((count) => count + 1)
  }
  async function requestToken(): Promise<string | null> {
    if (!security.current) return (await issuePageToken({ lang }, sessionTransport)).pageToken
    const issued = await security.current((answer) =>
      issuePageToken({ lang, ...answer }, sessionTransport),
    )
    return issued?.pageToken ?? null
  }
  async function verify(code: string) {
    const pageToken = await requestToken()
    // The user has to complete the security check, which has the focus.
    if (pageToken === null) return
    setNeedsCode(false)
    const answer = await verifyProduct({ No: code, lang, pageToken }, sessionTransport)
    showOutcome(answer.mistyped ? { kind: 'mistyped', code } : { kind: 'checked', code, answer })
  }
  async function check(code: string) {
    if (isBusy.current) return
    if (!hasCodeShape(code)) return showOutcome({ kind: 'wrongLength', typed: code.length })
    if (isMistyped(code)) return showOutcome({ kind: 'mistyped', code })
    isBusy.current = true
    setChecking(true)
    try {
      await verify(code)
    } catch (error) {
      const resultCode = error instanceof CallError ? error.code : 0
      if (resultCode === RESULT_CODES.securityCode) setNeedsCode(true)
      else if (resultCode === RESULT_CODES.tooOften) {
        showOutcome({ kind: 'tooOften', code, seconds: secondsOf(error as CallError) })
      } else showOutcome({ kind: 'failed', code })
    } finally {
      isBusy.current = false
      setChecking(false)
    }
  }
  return { outcome, outcomeCount, isChecking, needsCode, security, check }
}

function secondsOf({ result }: CallError): number {
  return (result as { retryAfter?: number } | null)?.retryAfter ?? 60
}
