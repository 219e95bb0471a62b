// Asks for a code or a passkey before a change that needs a fresh proof of the second factor.
import { askPasskeyStepUp, stepUpWithPasskey } from '../../../../client/staff-passkeys.ts'
import { stepUp } from '../../../../client/staff-session.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { signWithPasskey } from './browser-passkeys.ts'
import { CodeForm } from './code-form.tsx'
import type { OwnPartProps } from './own-part.ts'
import { PasskeyButton } from './passkey-button.tsx'
import type { StaffActs } from './use-staff-acts.ts'

export function StepUpDialog({
  endStepUp,
  me,
}: Pick<StaffActs, 'endStepUp'> & Pick<OwnPartProps, 'me'>) {
  const { stepUp: t, passkeys } = useTexts('staff')
  const { factors } = me
  const lang = useLang()
  return (
    <Dialog
      open={endStepUp !== null}
      onClose={() => endStepUp?.(false)}
      title={t.title}
      closeLabel={t.close}
    >
      {endStepUp && factors.passkeys.length > 0 && (
        <PasskeyButton
          host={factors.passkeyHost}
          label={passkeys.prove}
          prove={async () => {
            const { options } = await askPasskeyStepUp({ lang }, staffTransport)
            const response = await signWithPasskey(options)
            if (!response) return false
            await stepUpWithPasskey({ lang, response }, staffTransport)
            endStepUp(true)
            return true
          }}
        />
      )}
      {endStepUp && (
        <CodeForm
          lead={t.lead}
          label={t.labels.code}
          hint={t.hint}
          submit={t.confirm}
          wrong={t.wrong}
          send={async (code) => {
            await stepUp({ lang, code }, staffTransport)
            endStepUp(true)
          }}
          withoutToast={[RESULT_CODES.invalid]}
        />
      )}
    </Dialog>
  )
}
