// Generates typo corrections of a word and rates the likelihood of each typo.

/**
 * Calls `visit` for every typo in `word`: swapped neighbours, or a character missing, doubled, added or
 * replaced. The mistyped word is `word.slice(0, before) + middle + word.slice(after)`; duplicates are possible.
 */
export function eachSlip(
  word: string,
  visit: (before: number, middle: string, after: number) => void,
): void {
  for (let at = 0; at <= word.length; at++) {
    if (at < word.length) visit(at, '', at + 1)
    if (at + 1 < word.length) visit(at, word.charAt(at + 1) + word.charAt(at), at + 2)
    for (const character of ALPHABET) {
      visit(at, character, at)
      if (at < word.length) visit(at, character, at + 1)
    }
  }
}

/** All words one typo away, each once. */
export function slipsOf(word: string): string[] {
  const slips = new Set<string>()
  eachSlip(word, (before, middle, after) => {
    slips.add(word.slice(0, before) + middle + word.slice(after))
  })
  slips.delete(word)
  slips.delete('')
  return [...slips]
}

/** 0 for the same word, about 1 for one typo; swaps, doubled letters and adjacent keys cost less. */
export function slipCost(typed: string, meant: string): number {
  if (typed === meant) return 0
  const rows = distanceRows(typed, meant)
  return rows.at(-1)?.at(-1) ?? Number.MAX_VALUE
}

function distanceRows(typed: string, meant: string): number[][] {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= meant.length; j++) {
      const a = typed.charAt(i - 1)
      const b = meant.charAt(j - 1)
      let cost = Math.min(
        cell(rows, i - 1, j - 1) + replaceCost(a, b),
        cell(rows, i - 1, j) + (a === typed.charAt(i - 2) ? 0.7 : 1),
        (row[j - 1] ?? 0) + (b === meant.charAt(j - 2) ? 0.7 : 0.9),
      )
      if (a === meant.charAt(j - 2) && b === typed.charAt(i - 2) && i > 1 && j > 1) {
        cost = Math.min(cost, cell(rows, i - 2, j - 2) + 0.6)
      }
      row.push(cost)
    }
    rows.push(row)
  }
  return rows
}

function cell(rows: number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Number.MAX_VALUE
}

function replaceCost(a: string, b: string): number {
  if (a === b) return 0
  if (LOOK_ALIKE.has(a + b) || LOOK_ALIKE.has(b + a)) return 0.4
  if (neighbours.get(a)?.includes(b)) return 0.8
  // A digit in place of a letter is rarely a typo.
  return DIGIT.test(a) === DIGIT.test(b) ? 1 : 1.2
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const DIGIT = /\d/
const LOOK_ALIKE = new Set(['o0', 'i1', 'l1', 'il', 's5', 'b8', 'z2', 'g6', 'd0', 'q0'])
const KEYBOARD = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbours = new Map<string, string>()
for (const [y, row] of KEYBOARD.entries()) {
  for (const [x, character] of [...row].entries()) {
    const near = [row[x - 1], row[x + 1]]
    for (const other of [KEYBOARD[y - 1], KEYBOARD[y + 1]])
      near.push(other?.[x - 1], other?.[x], other?.[x + 1])
    neighbours.set(character, near.filter(Boolean).join(''))
  }
}
