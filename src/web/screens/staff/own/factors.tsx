// The factors of a staff account: authenticator app, passkeys and recovery codes.
import { useState } from 'react'
import { issueRecoveryCodes, proposeTotp } from '../../../../client/staff-session.ts'
import { removeTotp } from '../../../../client/staff-passkeys.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import type { TotpProposal } from '../../../../contract/staff-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useDay } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import type { OwnPartProps } from './own-part.ts'
import { PasskeyFactor } from './passkey-factor.tsx'
import { NewRecoveryCodes } from './recovery-codes.tsx'
import css from './staff.module.css'

export function Factors(part: OwnPartProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  function showCodes(newCodes: string[]): void {
    setCodes(newCodes)
    void part.refresh()
  }
  return (
    <>
      {codes && <NewRecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      <AppFactor {...part} onCodes={showCodes} />
      <PasskeyFactor {...part} />
      <RecoveryFactor {...part} onCodes={showCodes} />
    </>
  )
}

type WithCodes = OwnPartProps & { onCodes: (codes: string[]) => void }

function AppFactor({ me, acts, refresh, onCodes }: WithCodes) {
  const t = useTexts('staff').app
  const lang = useLang()
  const day = useDay()
  const [proposal, setProposal] = useState<TotpProposal | null>(null)
  const since = me.factors.totpSince
  const isRemovable = since !== null && me.factors.passkeys.length > 0
  async function remove(): Promise<void> {
    const done = await acts.act(async () => {
      await removeTotp({ lang }, staffTransport)
      return true
    })
    if (done) await refresh()
  }
  return (
    <section className={css.section} aria-labelledby="app">
      <SectionHeading id="app" title={t.title} />
      <p>{since ? t.since(day(since)) : t.none}</p>
      {proposal ? (
        <AuthenticatorForm
          proposal={proposal}
          isReplacing={since !== null}
          onCancel={() => setProposal(null)}
          onDone={(newCodes) => {
            setProposal(null)
            onCodes(newCodes)
          }}
        />
      ) : (
        <div className={css.actions}>
          <Button
            aria-disabled={acts.isBusy}
            onClick={() =>
              void acts.act(() => proposeTotp({ lang }, staffTransport)).then(setProposal)
            }
          >
            {since ? t.replace : t.add}
          </Button>
          {isRemovable && (
            <Button aria-disabled={acts.isBusy} onClick={() => void remove()}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function RecoveryFactor({ me, acts, onCodes }: WithCodes) {
  const t = useTexts('staff').recovery
  const lang = useLang()
  async function create(): Promise<void> {
    const issued = await acts.act(() => issueRecoveryCodes({ lang }, staffTransport))
    if (issued) onCodes(issued.recoveryCodes)
  }
  return (
    <section className={css.section} aria-labelledby="recovery">
      <SectionHeading id="recovery" title={t.title} />
      <p>{t.left(me.factors.recoveryCodes)}</p>
      <div className={css.actions}>
        <Button aria-disabled={acts.isBusy} onClick={() => void create()}>
          {t.create}
        </Button>
        <span className={css.muted}>{t.createNote}</span>
      </div>
    </section>
  )
}
