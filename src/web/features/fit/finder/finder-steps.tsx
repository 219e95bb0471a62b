// The three steps of the finder; completed ones show their answer and a link to change it.
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import css from './finder.module.css'
import { labelled } from '../../../../shared/punctuation.ts'

export interface FinderStep {
  step: 'type' | 'brand' | 'model'
  /** The chosen answer; absent: not yet chosen. */
  chosen?: string
  /** Link that changes the answer. */
  path?: string
}

export function FinderSteps({ steps, current }: { steps: FinderStep[]; current: string }) {
  const t = useTexts('lists').finder
  return (
    <ol className={css.steps}>
      {steps.map(({ step, chosen, path }) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span className={css.stepName}>{t.steps[step]}</span>
          {chosen && <strong>{chosen}</strong>}
          {chosen && path && (
            <LocalLink to={path} aria-label={labelled(t.change, t.steps[step])}>
              {t.change}
            </LocalLink>
          )}
        </li>
      ))}
    </ol>
  )
}
