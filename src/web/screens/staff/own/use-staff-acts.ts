// Runs acts of staff, here calls that may require a step-up: then it asks for a code or a passkey and repeats the call.
import { useRef, useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { announce } from '../../../components/toasts/failure-messages.ts'
import { useHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { staffLogInPath } from './staff-address.ts'

export interface StaffActs {
  /**
   * Runs a call and returns its result. Null when the call failed, which a message reports, when the step-up was not
   * passed, or while another call runs.
   */
  act: <T>(work: () => Promise<T>) => Promise<T | null>
  /** A call is under way; another is not started meanwhile. */
  isBusy: boolean
  /** Not null while the dialog of the step-up is open: call it with whether the second factor was accepted. */
  endStepUp: ((isProven: boolean) => void) | null
}

export function useStaffActs(): StaffActs {
  const lang = useLang()
  const logIn = useHref(staffLogInPath(useHref(PATHS.staff)))
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const [endStepUp, setEndStepUp] = useState<StaffActs['endStepUp']>(null)
  /** Opens the dialog of the step-up; resolves to whether the second factor was accepted. */
  function askForFactor(): Promise<boolean> {
    return new Promise((resolve) => {
      setEndStepUp(() => (isProven: boolean) => {
        setEndStepUp(null)
        resolve(isProven)
      })
    })
  }
  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      if (!needsStepUp(error)) throw error
      return (await askForFactor()) ? work() : null
    }
  }
  async function act<T>(work: () => Promise<T>): Promise<T | null> {
    if (running.current) return null
    running.current = true
    setBusy(true)
    try {
      return await attempt(work)
    } catch (error) {
      if (isSessionOver(error)) location.assign(logIn)
      else announce(error, lang)
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { act, isBusy, endStepUp }
}

function needsStepUp(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== RESULT_CODES.forbidden) return false
  return (error.result as { need?: string } | null)?.need === 'step-up'
}

function isSessionOver(error: unknown): boolean {
  return error instanceof CallError && error.code === RESULT_CODES.unauthenticated
}
