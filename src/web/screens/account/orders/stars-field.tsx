// A choice of stars: radio buttons, so that the arrow keys move between them.
import { useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import { describedBy, fieldId } from '../../../components/form/field-id.ts'
import { RequiredMark } from '../../../components/form/form-field.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import { useTexts } from '../../../texts.ts'
import css from './stars-field.module.css'

interface StarsFieldProps {
  state: SubmitState
  name: string
  /** How many stars there are. */
  max: number
}

export function StarsField({ state, name, max }: StarsFieldProps) {
  const t = useTexts('order-review')
  const [chosen, setChosen] = useState(0)
  const error = state.errors[name]
  const choices = Array.from({ length: max }, (_, at) => at + 1)
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-describedby={describedBy(name, false, Boolean(error))}
    >
      <legend className={css.legend}>
        {state.labels[name]}
        <RequiredMark />
      </legend>
      <div className={css.stars}>
        {choices.map((stars) => (
          <label key={stars} className={classNames(css.star, stars <= chosen && css.filled)}>
            <input
              type="radio"
              name={name}
              value={stars}
              // The summary of errors links to the first radio button.
              id={stars === 1 ? fieldId(name) : undefined}
              className={hiddenClass}
              checked={stars === chosen}
              onChange={() => setChosen(stars)}
            />
            <span className={hiddenClass}>{t.of(stars, max)}</span>
            <Star />
          </label>
        ))}
        <span className={css.chosen} aria-hidden="true">
          {chosen > 0 && t.chosen(chosen, max)}
        </span>
      </div>
      {error && (
        <p id={`${fieldId(name)}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d="M12 2.8l2.8 5.9 6.4.9-4.6 4.5 1.1 6.4L12 17.5l-5.7 3 1.1-6.4L2.8 9.6l6.4-.9z" />
    </svg>
  )
}
