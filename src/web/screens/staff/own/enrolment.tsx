// The first login: nothing else is shown until the account has a second factor.
import { useEffect, useState } from 'react'
import { proposeTotp } from '../../../../client/staff-session.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import type { TotpProposal } from '../../../../contract/staff-session.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import type { OwnPartProps } from './own-part.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useNewPasskey } from './passkey-factor.tsx'
import { NewRecoveryCodes } from './recovery-codes.tsx'
import css from './staff.module.css'

export function Enrolment({ me, acts, refresh }: OwnPartProps) {
  const { enrol: t, passkeys } = useTexts('staff')
  const addPasskey = useNewPasskey(acts)
  const lang = useLang()
  const [proposal, setProposal] = useState<TotpProposal | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  useEffect(() => {
    void acts.act(() => proposeTotp({ lang }, staffTransport)).then(setProposal)
    // The proposal is requested once, however often this renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <section className={css.section}>
      <h1>{t.title}</h1>
      <p className={css.muted}>
        {t.step} {t.lead}
      </p>
      {proposal && !codes && (
        <AuthenticatorForm proposal={proposal} isReplacing={false} onDone={setCodes} />
      )}
      {!codes && (
        <PasskeyButton
          host={me.factors.passkeyHost}
          label={passkeys.instead}
          prove={async () => {
            const recoveryCodes = await addPasskey()
            setCodes(recoveryCodes)
            return recoveryCodes !== null
          }}
        />
      )}
      {codes && <NewRecoveryCodes codes={codes} onDone={() => void refresh()} />}
    </section>
  )
}
