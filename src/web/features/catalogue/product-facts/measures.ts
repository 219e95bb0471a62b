// Numbers as data sheets write them, with and without a unit.
import { numberText } from '../../../../shared/number-text.ts'

/** At most two decimals. */
export function figureText(value: number): string {
  return numberText(value, 2)
}

/** A no-break space keeps number and unit on one line. */
export function measureText(value: number, unit: string): string {
  return `${figureText(value)}\u00a0${unit}`
}
