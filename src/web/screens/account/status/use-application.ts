// Loads an application using this tab's receipt, the applicant's session, or a confirmed email address.
import { useEffect, useState } from 'react'
import { loggedInName } from '../../../../client/session-cookies.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { readApplication } from '../../../../client/user-application.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readApplicationRoute } from '../../../../contract/user-application.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { linkCodeOf } from '../../../features/account/email-code/link-code.ts'
import { useLang } from '../../../site-context.ts'
import { readReceiptOfVisitor } from '../register/registration-storage.ts'

export type Application = ResultOf<typeof readApplicationRoute>

export interface LoadedApplication {
  application: Application
  /** Null for a logged-in applicant, whose session token is enough. */
  ticket: string | null
}

type LookUpState = 'loading' | 'emailNeeded' | LoadedApplication

export function useApplication() {
  const lang = useLang()
  const [state, setState] = useState<LookUpState>(() => (findTicket() ? 'loading' : 'emailNeeded'))
  /** The confirmation of the email address has expired. */
  const [hasExpired, setExpired] = useState(false)

  async function load(ticket: string | null): Promise<void> {
    const found = await read(lang, ticket)
    setExpired(false)
    setState(found)
  }
  function ask(isExpired: boolean): void {
    setExpired(isExpired)
    setState('emailNeeded')
  }
  useEffect(() => {
    const found = findTicket()
    if (found) read(lang, found.ticket).then(setState, () => setState('emailNeeded'))
  }, [lang])

  return {
    state,
    hasExpired,
    load,
    /** Asks for the email address of another application. */
    askForEmail: () => ask(false),
    /** Asks for the same email address again, when its confirmation has expired. */
    askAgain: () => ask(true),
  }
}

async function read(lang: Lang, ticket: string | null): Promise<LoadedApplication> {
  const application = await readApplication(ticket ? { lang, ticket } : { lang }, sessionTransport)
  return { application, ticket: application.ticket ?? ticket }
}

/**
 * Null: ask for the email address. A link from a mail takes precedence over the receipt, and the receipt over the session
 * of the person who sent it.
 */
function findTicket(): { ticket: string | null } | null {
  if (linkCodeOf(location.hash)) return null
  const receipt = readReceiptOfVisitor()
  if (receipt) return { ticket: receipt.ticket }
  return loggedInName() === null ? null : { ticket: null }
}
