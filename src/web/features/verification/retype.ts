// Keeps a code in groups of four while it is typed, with the caret beside the digit where it was.
import { CODE_LENGTH, digitsOf, grouped } from '../../../shared/verification-code.ts'

export interface Typed {
  value: string
  /** Where the caret stands in the value. */
  caret: number
}

/** `forward`: the key took away what stands behind the caret. */
export function retype({ value, caret }: Typed, forward = false): Typed {
  const shown = grouped(digitsOf(value).slice(0, CODE_LENGTH))
  const before = digitsOf(value.slice(0, caret)).length
  let place = 0
  for (let passed = 0; passed < before && place < shown.length; place += 1) {
    if (shown[place] !== ' ') passed += 1
  }
  // A blank that was taken away comes back: the caret has to get past it.
  if (forward && shown[place] === ' ') place += 1
  return { value: shown, caret: place }
}
