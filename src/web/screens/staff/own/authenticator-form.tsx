// Sets up an authenticator app: a QR code and its key as text, then the first code.
import { confirmTotp } from '../../../../client/staff-session.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import type { TotpProposal } from '../../../../contract/staff-session.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { inGroupsOfFour } from '../../../../shared/groups-of-four.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { CodeForm } from './code-form.tsx'
import css from './staff.module.css'

export interface AuthenticatorFormProps {
  proposal: TotpProposal
  /** The app replaces another one that is in use. */
  isReplacing: boolean
  onDone: (recoveryCodes: string[]) => void
  /** Absent: the form has no button to cancel. */
  onCancel?: () => void
}

export function AuthenticatorForm(props: AuthenticatorFormProps) {
  const { proposal, isReplacing, onDone, onCancel } = props
  const t = useTexts('staff').app
  const lang = useLang()
  const { sealed } = proposal
  async function send(code: string): Promise<void> {
    onDone((await confirmTotp({ lang, sealed, code }, staffTransport)).recoveryCodes)
  }
  return (
    <div className={css.setUp}>
      <div className={css.form}>
        <p>{t.how}</p>
        <QrCode {...proposal.qr} label={t.qr} />
        <p>
          {t.typed} <code className={css.key}>{inGroupsOfFour(proposal.secret)}</code>
        </p>
        <p>
          <a href={proposal.address}>{t.open}</a>
        </p>
      </div>
      <CodeForm
        {...(isReplacing && { lead: t.replaceNote })}
        label={t.labels.code}
        hint={t.codeHint}
        submit={t.confirm}
        wrong={t.wrong}
        send={send}
        withoutToast={[RESULT_CODES.invalid]}
      >
        {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
      </CodeForm>
    </div>
  )
}

/** Readers need an empty border of four modules around the code. */
const QUIET_ZONE = 4

/** Black on white in both colour schemes, because many readers cannot read the inverse. */
function QrCode({ size, path, label }: TotpProposal['qr'] & { label: string }) {
  const whole = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      className={css.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
