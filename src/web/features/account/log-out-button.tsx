// Ends the session and reloads the home page, so that no member data remains in this tab.
import { type ReactNode, useState } from 'react'
import { useLive } from '../../components/use-live.ts'
import { localHref } from '../../page/local-link.tsx'
import { expectSessionChange } from '../../page/watch-session.ts'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'

export interface LogOutButtonProps {
  className?: string | undefined
  /** Ends all sessions of this login. */
  everywhere?: boolean
  children: ReactNode
}

export function LogOutButton({ className, everywhere = false, children }: LogOutButtonProps) {
  const { lang, transport } = useSite()
  const live = useLive()
  const [sending, setSending] = useState(false)
  async function logOut() {
    setSending(true)
    try {
      const { endSessionHere } = await import('./end-session-here.ts')
      expectSessionChange()
      await endSessionHere({ lang, transport, everywhere })
      location.assign(localHref(lang, PATHS.home))
    } catch {
      // The transport shows the error; the button is enabled again for a retry.
      expectSessionChange(false)
      setSending(false)
    }
  }
  return (
    <button
      type="button"
      className={className}
      disabled={!live || sending}
      onClick={() => void logOut()}
    >
      {children}
    </button>
  )
}
