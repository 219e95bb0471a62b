// How the typed words relate to the name of a device.
import { TRAIT } from '../index/atom-traits.ts'

export interface NameFit {
  /**
   * exact: the name, possibly without brand and series; family: the start of the name; near: something differs.
   */
  fit: 'exact' | 'family' | 'near'
  /** Positions of untyped atoms in the name, other than brand and series. */
  extra: number[]
  /** Number of atoms between the brand and the first typed atom. */
  lead: number
}

/**
 * `traits`: those of each atom of the name, in order; `typed`: which atoms were typed; the first `brandLength`
 * are the brand. `isStrong`: a model number like 'FA506IH' was typed, which is sufficient without the atoms
 * before it.
 */
export function fitOf(
  traits: ArrayLike<number>,
  typed: readonly boolean[],
  { brandLength, isStrong }: { brandLength: number; isStrong: boolean },
): NameFit {
  const first = typed.indexOf(true, brandLength)
  if (first < 0) return { fit: 'near', extra: placesFrom(brandLength, traits.length), lead: 0 }
  const last = typed.lastIndexOf(true)
  const lead = first - brandLength
  const { inner, after } = untyped(traits, typed, { first, last })
  const extra = inner.length === 0 ? after : [...inner, ...after]
  const digits = isStrong ? NONE : placesWithDigit(traits, brandLength, first)
  // 'Alienware x15' is not 'Alienware 15'.
  const isOtherLetter =
    lead > 0 &&
    hasTrait(traits, first - 1, TRAIT.isLetter) &&
    hasTrait(traits, first, TRAIT.beginsWithDigit) &&
    typed.indexOf(true) < brandLength
  if (inner.length > 0 || digits.length > 0 || isOtherLetter)
    return { fit: 'near', extra: digits.length === 0 ? extra : [...digits, ...extra], lead }
  const next = after[0]
  if (next === undefined) return { fit: 'exact', extra: NONE, lead }
  const isSeries = !hasTrait(traits, last, TRAIT.hasDigit)
  // 'T480s' is not the T480.
  const isGlued =
    next === last + 1 &&
    hasTrait(traits, next, TRAIT.isLetter) &&
    !hasTrait(traits, last, TRAIT.isGeneration)
  const isOtherDevice = isGlued || hasTrait(traits, next, TRAIT.isModifier | TRAIT.isGeneration)
  return { fit: isSeries || !isOtherDevice ? 'family' : 'near', extra, lead }
}

// Significant untyped atoms between and after the typed ones.
function untyped(
  traits: ArrayLike<number>,
  typed: readonly boolean[],
  { first, last }: { first: number; last: number },
): { inner: number[]; after: number[] } {
  const inner: number[] = []
  const after: number[] = []
  for (let at = first + 1; at < traits.length; at++) {
    if (typed[at] || isInsignificant(traits, at)) continue
    if (at < last) inner.push(at)
    else after.push(at)
  }
  return { inner, after }
}

// 'Notebook PC', '14 inch': the device is the same without them.
function isInsignificant(traits: ArrayLike<number>, at: number): boolean {
  if (hasTrait(traits, at, TRAIT.isInsignificant)) return true
  return hasTrait(traits, at, TRAIT.isNumber) && hasTrait(traits, at + 1, TRAIT.isInch)
}

function hasTrait(traits: ArrayLike<number>, at: number, trait: number): boolean {
  return ((traits[at] ?? 0) & trait) !== 0
}

function placesWithDigit(traits: ArrayLike<number>, from: number, to: number): number[] {
  const places: number[] = []
  for (let at = from; at < to; at++) if (hasTrait(traits, at, TRAIT.hasDigit)) places.push(at)
  return places
}

function placesFrom(from: number, to: number): number[] {
  const places: number[] = []
  for (let at = from; at < to; at++) places.push(at)
  return places
}

const NONE: number[] = []
