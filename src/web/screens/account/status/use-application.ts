// Loads an application using this tab's receipt, the applicant's session, or a confirmed email address.
import { useEffect, useState } from 'react'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { readApplication } from '../../../../client/user-application.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readApplicationRoute } from '../../../../contract/user-application.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { linkCodeOf } from '../../../features/account/email-code/link-code.ts'
import { useLang } from '../../../site-context.ts'
import { recallReceipt } from '../register/memory.ts'

export type Application = ResultOf<typeof readApplicationRoute>

export interface Found {
  application: Application
  /** Null for a logged-in applicant, whose session token is enough. */
  ticket: string | null
}

type Place = 'looking' | 'asking' | Found

export function useApplication() {
  const lang = useLang()
  const [place, setPlace] = useState<Place>(() => (wayIn() ? 'looking' : 'asking'))
  const [isOver, setOver] = useState(false)

  async function look(ticket: string | null): Promise<void> {
    const found = await read(lang, ticket)
    setOver(false)
    setPlace(found)
  }
  useEffect(() => {
    const way = wayIn()
    if (way) read(lang, way.ticket).then(setPlace, () => setPlace('asking'))
  }, [lang])

  return {
    place,
    isOver,
    look,
    ask(over = false) {
      setOver(over)
      setPlace('asking')
    },
  }
}

async function read(lang: Lang, ticket: string | null): Promise<Found> {
  const application = await readApplication(ticket ? { lang, ticket } : { lang }, sessionTransport)
  return { application, ticket: application.ticket ?? ticket }
}

/** A link from a mail takes precedence over the receipt and the session. */
function wayIn(): { ticket: string | null } | null {
  if (linkCodeOf(location.hash)) return null
  const receipt = recallReceipt()
  if (receipt) return { ticket: receipt.ticket }
  return /(?:^|; )username=/.test(document.cookie) ? { ticket: null } : null
}
