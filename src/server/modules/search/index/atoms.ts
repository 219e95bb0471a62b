// Splits a name into atoms (runs of letters or of digits, and generations), so that 'note20ultra', 'Note 20 Ultra' and
// 'NOTE-20 ultra' are equal.
import { pairsOf } from '../spelling/term-forms.ts'

/**
 * 'thinkpad x1 carbon gen 6' -> thinkpad, x, 1, carbon, gen6. Takes readable text (lower case, plain
 * characters). Generations have one form for every spelling: Gen 6, 6th, 6th Gen, G6. Chinese, Japanese and Korean runs
 * are split into pairs of characters: '笔记本' -> 笔记, 记本.
 */
export function atomsOf(text: string): string[] {
  const atoms: string[] = []
  const pattern = ASCII.test(text) ? ASCII_TOKENS : TOKENS
  for (const token of text.match(pattern) ?? []) {
    if (CJK.test(token)) atoms.push(...pairsOf(token))
    else atoms.push(token.slice(0, LONGEST_ATOM))
  }
  return atoms.length > 1 ? joinGenerations(atoms) : atoms
}

function joinGenerations(atoms: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < atoms.length; at++) {
    const generation = generationAt(atoms, at)
    if (generation) {
      joined.push(`gen${generation.number}`)
      at += generation.length - 1
    } else joined.push(atoms[at] ?? '')
  }
  return joined
}

function generationAt(
  atoms: readonly string[],
  at: number,
): { number: number; length: number } | undefined {
  const [first = '', second = '', third = ''] = atoms.slice(at, at + 3)
  if (GENERATION.has(first) && isSmall(second)) {
    // 'Gen 6th' and 'generation 6'.
    return { number: Number(second), length: ORDINAL_ENDS.has(third) ? 3 : 2 }
  }
  if (first === 'g' && isSmall(second)) return { number: Number(second), length: 2 }
  if (!isSmall(first)) return undefined
  if (ORDINAL_ENDS.has(second)) {
    return { number: Number(first), length: GENERATION.has(third) ? 3 : 2 }
  }
  // 'L15 Gen 3': the number after the word belongs to the generation.
  return GENERATION.has(second) && !isSmall(third)
    ? { number: Number(first), length: 2 }
    : undefined
}

function isSmall(atom: string): boolean {
  return /^\d{1,2}$/.test(atom) && Number(atom) <= MAX_GENERATIONS
}

const MAX_GENERATIONS = 20
const LONGEST_ATOM = 40
const GENERATION: ReadonlySet<string> = new Set(['gen', 'generation'])
const ORDINAL_ENDS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th'])
const ASCII = /^[\0-\x7f]*$/
/** Characters of Chinese, Japanese or Korean. */
const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/
const ASCII_TOKENS = /[a-z]+|\d+/g
const TOKENS =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]+|\p{N}+|(?:(?![\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff])\p{L})+/gu
