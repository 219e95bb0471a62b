// Continues the session in the company's other area and loads a full page, so that nothing of the former area remains.
import { useState } from 'react'
import { localHref } from '../../page/local-link.tsx'
import type { FrameSession } from '../../page/frame-data.ts'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'

export interface AreaSwitchProps {
  session: Pick<FrameSession, 'loginB2d'>
  className?: string | undefined
}

export function AreaSwitch({ session, className }: AreaSwitchProps) {
  const { areas } = useTexts('basket-parts')
  const { lang, transport } = useSite()
  const [sending, setSending] = useState(false)
  async function change() {
    setSending(true)
    try {
      const { switchArea } = await import('../../../client/user-session.ts')
      const memberKind = session.loginB2d ? 'wholesale' : 'dropship'
      await switchArea({ lang, memberKind }, transport)
      location.assign(localHref(lang, PATHS.member))
    } catch {
      // The transport shows the error; the button is enabled again for a retry.
      setSending(false)
    }
  }
  return (
    <button type="button" className={className} disabled={sending} onClick={() => void change()}>
      {session.loginB2d ? areas.wholesale : areas.dropship}
    </button>
  )
}
