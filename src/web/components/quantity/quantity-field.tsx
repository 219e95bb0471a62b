// Quantity input between two buttons that step to the next valid quantity.
import type { ReactNode } from 'react'
import type { QuotablePrice } from '../../../shared/price-rules.ts'
import { labelled } from '../../../shared/punctuation.ts'
import { useTexts } from '../../texts.ts'
import { readQuantity, stepQuantity } from './quantity.ts'
import css from './quantity-field.module.css'

interface QuantityFieldProps {
  id: string
  /** Accessible name, such as 'Quantity VC-LT81747'. */
  label: string
  typed: string
  terms: QuotablePrice | null
  isFaulty: boolean
  /** Id of the error message. */
  describedBy?: string | undefined
  onType: (typed: string) => void
  /** Called when the quantity is final: after a step, Enter or blur. */
  onFinish?: (typed: string) => void
}

export function QuantityField(props: QuantityFieldProps) {
  const { id, label, typed, terms, isFaulty, describedBy, onType, onFinish } = props
  const t = useTexts('price')
  function step(direction: 1 | -1) {
    const next = String(stepQuantity(terms, readQuantity(typed), direction))
    onType(next)
    onFinish?.(next)
  }
  return (
    <span className={css.field}>
      <StepButton label={labelled(label, t.less)} onPress={() => step(-1)}>
        −
      </StepButton>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        placeholder="–"
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={describedBy}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onBlur={(event) => onFinish?.(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1)
          else if (event.key === 'ArrowDown') step(-1)
          else if (event.key === 'Enter') onFinish?.(typed)
          else return
          event.preventDefault()
        }}
      />
      <StepButton label={labelled(label, t.more)} onPress={() => step(1)}>
        +
      </StepButton>
    </span>
  )
}

/** Arrow keys do the same in the field, so the buttons are not in the tab order. */
function StepButton(props: { label: string; onPress: () => void; children: ReactNode }) {
  const { label, onPress, children } = props
  return (
    <button type="button" tabIndex={-1} aria-label={label} onClick={onPress}>
      {children}
    </button>
  )
}
