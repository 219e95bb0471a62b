// Formats a code in groups of four while it is typed, keeping the caret at the same digit.
import { CODE_LENGTH, digitsOf, formatCode } from '../../../../shared/verification-code.ts'

export interface TypedText {
  value: string
  /** Caret position in the value. */
  caret: number
}

/** `isForwardDelete`: the key deleted the character after the caret. */
export function groupWhileTyping({ value, caret }: TypedText, isForwardDelete = false): TypedText {
  const shown = formatCode(digitsOf(value).slice(0, CODE_LENGTH))
  const before = digitsOf(value.slice(0, caret)).length
  let place = 0
  for (let passed = 0; passed < before && place < shown.length; place += 1) {
    if (shown[place] !== ' ') passed += 1
  }
  // A deleted space is inserted again, so the caret has to move past it.
  if (isForwardDelete && shown[place] === ' ') place += 1
  return { value: shown, caret: place }
}
