// The timeline of an application from received to decided, with the current stage marked.
import type { ApprovalState } from '../../../../shared/membership.ts'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { useTexts } from '../../../texts.ts'
import { stagesOf } from './stages.ts'
import css from './timeline.module.css'

export function Timeline({ state }: { state: ApprovalState }) {
  const t = useTexts('registration').status
  const stages = stagesOf(state)
  if (!stages) return null
  return (
    <ol className={css.timeline} aria-label={t.timeline}>
      {stages.map(({ stage, progress }, index) => (
        <li
          key={stage}
          data-progress={progress}
          data-state={state}
          aria-current={progress === 'now' ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {progress === 'passed' || state === 'approved' ? <CheckIcon size={16} /> : index + 1}
          </span>
          <span>
            <strong>
              {stage === 'decision' && progress === 'now' ? t.states[state]?.[0] : t.stages[stage]}
            </strong>
            <small>{t[progress]}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
