// Splits a suggestion into typed and new parts, so that the new part can be highlighted.

export interface TextPart {
  text: string
  isTyped: boolean
}

/** Compares without case, spaces and separators: 'bl 18' is the start of 'BL-1850B'. */
export function typedParts(text: string, typed: string): TextPart[] {
  const words = typed.split(/\s+/).map(plain).filter(Boolean)
  const whole = plain(typed)
  const marks = Array.from({ length: text.length }, () => false)
  const { letters, places } = plainWithPlaces(text)
  const wanted = whole && letters.includes(whole) ? [whole] : words
  for (const word of wanted) {
    const start = letters.indexOf(word)
    if (start < 0) continue
    const from = places[start] ?? 0
    const to = places[start + word.length - 1] ?? from
    marks.fill(true, from, to + 1)
  }
  return runs(text, marks)
}

function plain(text: string): string {
  return plainWithPlaces(text).letters
}

/** Letters and digits in lower case; `places`: where in the text each UTF-16 code unit of `letters` comes from. */
function plainWithPlaces(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = (text[at] ?? '').toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(letter)) continue
    letters += letter
    // A letter may be longer in lower case.
    for (let codeUnit = 0; codeUnit < letter.length; codeUnit += 1) places.push(at)
  }
  return { letters, places }
}

function runs(text: string, marks: boolean[]): TextPart[] {
  const parts: TextPart[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1)
    const isTyped = marks[at] ?? false
    if (last?.isTyped === isTyped) last.text += text[at]
    else parts.push({ text: text[at] ?? '', isTyped })
  }
  return parts
}
