// Confirms a decision before it is sent, and asks for the reason when a payout is refused.
import type { StaffProposal, StaffRequest } from '../../../../contract/staff-queue.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { useTexts } from '../../../texts.ts'
import css from './staff.module.css'

export interface Decision {
  entry: {
    kind: StaffRequest['kind'] | StaffProposal['kind']
    id: number
  }
  isApproved: boolean
  /** What an approval changes, in one sentence. */
  effect: string
  /** Label of the button that was pressed. */
  label: string
}

interface Props {
  /** Null: the dialog is closed. */
  decision: Decision | null
  onClose: () => void
  onDecide: (reason: string) => void
}

export function QueueDialog({ decision, onClose, onDecide }: Props) {
  const t = useTexts('staff').queue
  return (
    <Dialog open={decision !== null} onClose={onClose} title={t.sure} closeLabel={t.cancel}>
      {decision && <DecisionForm decision={decision} onClose={onClose} onDecide={onDecide} />}
    </Dialog>
  )
}

function DecisionForm({ decision, onClose, onDecide }: Props & { decision: Decision }) {
  const t = useTexts('staff').queue
  const { entry, isApproved, effect, label } = decision
  const needsReason = entry.kind === 'payout' && !isApproved
  const state = useSubmit(async (values) => onDecide(String(values.get('reason') ?? '').trim()), {
    labels: t.labels,
  })
  return (
    <form {...state.form} className={css.form}>
      <p>{effect}</p>
      {entry.kind === 'payout' && isApproved && <p>{t.paidNote}</p>}
      {needsReason && (
        <>
          <ErrorSummary state={state} />
          <TextField state={state} name="reason" hint={t.reasonHint} required maxLength={500} />
        </>
      )}
      <div className={css.actions}>
        <SubmitButton state={state}>{label}</SubmitButton>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </form>
  )
}
