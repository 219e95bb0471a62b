// Numbers with units in datasheet notation.
import { numberText } from '../../../../shared/number-text.ts'

export function count(value: number): string {
  return numberText(value, 2)
}

/** A no-break space keeps number and unit on one line. */
export function measure(value: number, unit: string): string {
  return `${count(value)}\u00a0${unit}`
}
