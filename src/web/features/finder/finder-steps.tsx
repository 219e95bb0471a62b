// The three steps of the finder, those done with their answer and the way back to them.
import { LocalLink } from '../../parts/local-link.tsx'
import { useTexts } from '../../texts.ts'
import css from './finder.module.css'

export interface FinderStep {
  step: 'type' | 'brand' | 'model'
  /** The answer given; absent: still to choose. */
  chosen?: string
  /** Where the answer can be changed. */
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
            <LocalLink to={path} aria-label={`${t.change}: ${t.steps[step]}`}>
              {t.change}
            </LocalLink>
          )}
        </li>
      ))}
    </ol>
  )
}
