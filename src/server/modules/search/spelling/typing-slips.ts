// Words that are one typo (slip) away from a word, and the cost of a typo: the likelier it is, the lower.

/**
 * Calls `visit` for every typo in `word`: swapped neighbours, or a character missing, doubled, added or
 * replaced. The mistyped word is `word.slice(0, before) + middle + word.slice(after)`; duplicates are possible.
 * Typos after the first `lastPlace` characters are left out.
 */
export function eachSlip(
  word: string,
  { lastPlace }: { lastPlace: number },
  visit: (before: number, middle: string, after: number) => void,
): void {
  for (let at = 0; at <= lastPlace; at++) {
    if (at < word.length) visit(at, '', at + 1)
    if (at + 1 < word.length) visit(at, word.charAt(at + 1) + word.charAt(at), at + 2)
    for (const character of ALPHABET) {
      visit(at, character, at)
      if (at < word.length) visit(at, character, at + 1)
    }
  }
}

/**
 * Whether one typed character of a short number can be meant as a character of the other kind: 'BL-5C' is not the
 * BL-50, but 'BL-SC' may be the BL-5C, since S and 5 look alike. Always true for numbers of more than four
 * characters, and for typos that replace no letter with a digit and no digit with a letter.
 */
export function mayBeMeant(typed: string, meant: string): boolean {
  if (typed.length > LONGEST_SHORT || typed.length !== meant.length) return true
  for (let at = 0; at < typed.length; at++) {
    const [a, b] = [typed.charCodeAt(at), meant.charCodeAt(at)]
    // Swapped neighbours keep every character.
    if (a === meant.charCodeAt(at + 1) && b === typed.charCodeAt(at + 1)) at++
    else if (isDigit(a) !== isDigit(b) && !looksLike(typed.charAt(at), meant.charAt(at))) {
      return false
    }
  }
  return true
}

function looksLike(one: string, other: string): boolean {
  return LOOK_ALIKE.has(one + other) || LOOK_ALIKE.has(other + one)
}

/** The number of characters that both begin with. */
export function sharedLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/**
 * 0 for the same word, about 1 for one typo; swaps, doubled letters, adjacent keys and characters that look alike cost
 * less, a digit in place of a letter more. Costs above `max` are not computed and returned as Infinity.
 */
export function slipCost(typed: string, meant: string, max = Infinity): number {
  if (typed === meant) return 0
  const width = meant.length + 1
  let [older, last, row] = [
    new Float64Array(width),
    new Float64Array(width),
    new Float64Array(width),
  ]
  for (let j = 0; j < width; j++) last[j] = j
  let minOfLast = 0
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i
    const min = Math.min(i, fillRow(typed, meant, { i, older, last, row }))
    // A swap continues from the row before the last.
    if (Math.min(min, minOfLast) > max) return Infinity
    minOfLast = min
    ;[older, last, row] = [last, row, older]
  }
  const cost = last[meant.length] ?? 0
  return cost > max ? Infinity : cost
}

interface Rows {
  i: number
  older: Float64Array
  last: Float64Array
  row: Float64Array
}

// Fills the costs of the first `i` typed characters and returns the least of them. It is a weighted Damerau-Levenshtein
// distance, the least sum of edits and swaps that turn one word into the other: a character too many costs 1, one left
// out 0.9, either of them beside its double 0.7, a swap 0.6.
function fillRow(typed: string, meant: string, { i, older, last, row }: Rows): number {
  const a = typed.charCodeAt(i - 1)
  const aBefore = i > 1 ? typed.charCodeAt(i - 2) : -1
  const dropping = a === aBefore ? 0.7 : 1
  let min = Infinity
  let bBefore = -1
  for (let j = 1; j <= meant.length; j++) {
    const b = meant.charCodeAt(j - 1)
    let cost = (last[j - 1] ?? 0) + (a === b ? 0 : replaceCost(a, b))
    cost = Math.min(cost, (last[j] ?? 0) + dropping)
    cost = Math.min(cost, (row[j - 1] ?? 0) + (b === bBefore ? 0.7 : 0.9))
    if (a === bBefore && b === aBefore) cost = Math.min(cost, (older[j - 2] ?? 0) + 0.6)
    row[j] = cost
    if (cost < min) min = cost
    bBefore = b
  }
  return min
}

function replaceCost(a: number, b: number): number {
  if (a >= CODES || b >= CODES) return a === b ? 0 : unlikeCost(a, b)
  return REPLACE_COSTS[a * CODES + b] ?? 1
}

// A digit in place of a letter is rarely a typo.
function unlikeCost(a: number, b: number): number {
  return isDigit(a) === isDigit(b) ? 1 : 1.2
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** In numbers of at most this many characters each one is significant. */
const LONGEST_SHORT = 4
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Characters that are confused in reading. */
const LOOK_ALIKE = new Set(['o0', 'd0', 'q0', 'i1', 'l1', 'il', 'z2', 'a4', 's5', 'g6', 'b8'])
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

/** The costs for all pairs of ASCII characters. */
const CODES = 128
const REPLACE_COSTS = new Float64Array(CODES * CODES)
for (let a = 0; a < CODES; a++) {
  for (let b = 0; b < CODES; b++) REPLACE_COSTS[a * CODES + b] = a === b ? 0 : unlikeCost(a, b)
}
for (const [character, near] of neighbours) {
  for (const other of near) setCost(character, other, 0.8)
}
for (const [one = '', other = ''] of LOOK_ALIKE) {
  setCost(one, other, 0.4)
  setCost(other, one, 0.4)
}

function setCost(typed: string, meant: string, cost: number): void {
  REPLACE_COSTS[typed.charCodeAt(0) * CODES + meant.charCodeAt(0)] = cost
}
