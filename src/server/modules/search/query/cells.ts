// Standard cells by all their names: the size, its chemistries, and manufacturers' numbers.
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { CELL_CROSS_REFERENCES } from '../texts/cell-cross-references.ts'
import {
  CELL_SIZES,
  CELL_SIZES_NOT_LISTED,
  type CellSize,
  NUMBERS_OF_TWO_CHEMISTRIES,
} from '../texts/cell-names.ts'

export interface CellName {
  size: CellSize
  /** Absent if the name denotes the size in any chemistry. */
  chemistry?: string
}

/** The cell for a normalised name ('lr6', 'aa', 'mn1500', '377'). */
export function cellNamed(key: string): CellName | undefined {
  return cells.get(key)
}

/**
 * A cell that the shop does not list, such as AG2 or SR521SW. Digits alone are excluded, because '379' is also
 * a phone number.
 */
export function isUnlistedCell(key: string): boolean {
  return unlisted.has(key)
}

/** Whether shops print this number on cells of two chemistries, so that it alone proves neither. */
export function isOfTwoChemistries(key: string): boolean {
  return ofTwoChemistries.has(key)
}

/** The variants that a name may denote, with their normalised names. */
export function cellVariants({
  size,
  chemistry,
}: CellName): { chemistry: string; names: string[] }[] {
  return size.variants
    .filter((variant) => chemistry === undefined || variant.chemistry === chemistry)
    .map((variant) => ({ chemistry: variant.chemistry, names: variant.names.map(normalForm) }))
}

function normalForm(name: string): string {
  return searchKeyOf(readableForm(name))
}

const cells = new Map<string, CellName>()
for (const { number, size, chemistry } of CELL_CROSS_REFERENCES) {
  const cellSize = CELL_SIZES.find((each) => each.size === size)
  if (cellSize) cells.set(normalForm(number), { size: cellSize, chemistry })
}
for (const size of CELL_SIZES) {
  for (const { chemistry, names } of size.variants) {
    for (const name of names) cells.set(normalForm(name), { size, chemistry })
  }
}
for (const size of CELL_SIZES) {
  // 'AA' leaves the chemistry open; 'CR2032' implies one.
  const variantNames = new Set(size.variants.flatMap(({ names }) => names.map(normalForm)))
  for (const name of [size.size, ...size.names]) {
    if (!variantNames.has(normalForm(name))) cells.set(normalForm(name), { size })
  }
}

const unlisted = new Set(
  CELL_SIZES_NOT_LISTED.flatMap(({ size, names, variants }) => [
    size,
    ...names,
    ...variants.flatMap((variant) => variant.names),
  ])
    .map(normalForm)
    .filter((name) => /[a-z]/.test(name) && /\d/.test(name) && !cells.has(name)),
)
const ofTwoChemistries = new Set([...NUMBERS_OF_TWO_CHEMISTRIES].map(normalForm))
