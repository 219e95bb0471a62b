// Classifies an atom (a part that atoms.ts splits from a device name): number, letter, generation, or a word that
// changes the device.

/** Bits that classify an atom. */
export const TRAIT = {
  hasDigit: 1,
  beginsWithDigit: 2,
  isNumber: 4,
  isLetter: 8,
  isGeneration: 16,
  /** 'notebook', 'pc': the device is the same without it. */
  isInsignificant: 32,
  /** 'inch': the device is also the same without the number before it. */
  isInch: 64,
  /** 'pro', 'mini': after the number of a device it denotes a different device. */
  isModifier: 128,
}

/** The sum of the bits of `TRAIT` that apply to an atom. */
export function traitsOf(atom: string): number {
  return (
    (HAS_DIGIT.test(atom) ? TRAIT.hasDigit : 0) |
    (BEGINS_WITH_DIGIT.test(atom) ? TRAIT.beginsWithDigit : 0) |
    (NUMBER.test(atom) ? TRAIT.isNumber : 0) |
    (LETTER.test(atom) ? TRAIT.isLetter : 0) |
    (GENERATION.test(atom) ? TRAIT.isGeneration : 0) |
    (INSIGNIFICANT.has(atom) ? TRAIT.isInsignificant : 0) |
    (atom === 'inch' ? TRAIT.isInch : 0) |
    (MODIFIERS.has(atom) ? TRAIT.isModifier : 0)
  )
}

export function isModifier(name: string): boolean {
  return MODIFIERS.has(name)
}

const HAS_DIGIT = /\d/
const BEGINS_WITH_DIGIT = /^\d/
const NUMBER = /^\d+$/
const LETTER = /^[a-z]$/
const GENERATION = /^gen\d+$/
const INSIGNIFICANT: ReadonlySet<string> = new Set([
  'notebook',
  'pc',
  'laptop',
  'computer',
  'inch',
  'series',
  'mobile',
  'workstation',
  'tablet',
  'phone',
  // Firmware without a model name reports 'MFG_IN_GO'.
  'mfg',
  'in',
  'go',
])
const MODIFIERS: ReadonlySet<string> = new Set([
  'pro',
  'plus',
  'max',
  'ultra',
  'mini',
  'lite',
  'air',
  'neo',
  'se',
  'fe',
  'prime',
  'yoga',
  'carbon',
  'edge',
  'note',
  'duos',
  'active',
  'go',
  'slim',
  'turbo',
  'power',
  'play',
  'zoom',
  'fold',
  'flip',
  'x',
  'r',
  'gt',
  'xl',
  'compact',
  'premium',
  'youth',
  'nano',
  'tablet',
  'convertible',
])
