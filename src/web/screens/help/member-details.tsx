// A member's known contact details: shown on the contact page, and read by forms to fill in their fields.
import { useEffect, useState } from 'react'
import type { ResultOf } from '../../../contract/call.ts'
import type { readContactDetailsRoute } from '../../../contract/contact.ts'
import { useSession } from '../../page/frame-data.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import css from './help.module.css'

type Details = ResultOf<typeof readContactDetailsRoute>

/** Null for visitors and until loaded. */
export function useContactDetails(): Details | null {
  const { lang, transport } = useSite()
  const isMember = useSession()?.approvalState === 'approved'
  const [details, setDetails] = useState<Details | null>(null)
  useEffect(() => {
    if (!isMember) return
    const controller = new AbortController()
    // If the call fails, the user fills in the form by hand.
    import('../../../client/contact.ts')
      .then(({ readContactDetails }) => readContactDetails({ lang }, transport, controller.signal))
      .then(setDetails, () => undefined)
    return () => controller.abort()
  }, [isMember, lang, transport])
  return isMember ? details : null
}

export function MemberDetails() {
  const { contact: t } = useTexts('help')
  const details = useContactDetails()
  if (!details) return null
  const { fullName, company, customerNo, email, phone } = details
  const rows = [
    [t.company, company],
    [t.name, fullName],
    [t.customerNo, customerNo],
    [t.email, email],
    [t.phone, phone],
  ].filter(([, value]) => value)
  return (
    <section className={css.member} aria-labelledby="member-details">
      <h2 id="member-details">{t.yours}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t.yoursNote}</p>
    </section>
  )
}
