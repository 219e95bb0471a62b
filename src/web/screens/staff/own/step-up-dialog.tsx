// Asks for a code before a change that needs a fresh one.
import { stepUp } from '../../../../client/staff-session.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { CodeForm } from './code-form.tsx'
import type { StaffActs } from './use-staff-act.ts'

export function StepUpDialog({ prove }: Pick<StaffActs, 'prove'>) {
  const t = useTexts('staff').stepUp
  const lang = useLang()
  return (
    <Dialog
      open={prove !== null}
      onClose={() => prove?.(false)}
      title={t.title}
      closeLabel={t.close}
    >
      {prove && (
        <CodeForm
          lead={t.lead}
          label={t.labels.code}
          hint={t.hint}
          submit={t.confirm}
          wrong={t.wrong}
          send={async (code) => {
            await stepUp({ lang, code }, staffTransport)
            prove(true)
          }}
          quiet={[RESULT_CODES.invalid]}
        />
      )}
    </Dialog>
  )
}
