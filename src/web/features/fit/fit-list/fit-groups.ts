// Groups fits by brand and confidence, or by the review that replaces it, keeping the order of the list.
import type { FitModel } from '../../../../contract/product.ts'

export interface FitGroup {
  brand: string
  confidence: FitModel['confidence']
  /** Returns contradict these fits; undefined: none does. */
  review: FitModel['review']
  fits: FitModel[]
}

/** Highest confidence first within a brand; brands keep the order of their first device. */
export function groupFits(fits: FitModel[]): FitGroup[] {
  const groups = new Map<string, FitGroup>()
  for (const fit of fits) {
    const { confidence, review } = fit
    const key = `${fit.brand}\n${fit.review?.label ?? fit.confidence}`
    const group = groups.get(key)
    if (group) group.fits.push(fit)
    else groups.set(key, { brand: fit.brand, confidence, review, fits: [fit] })
  }
  const brands = [...new Set(fits.map(({ brand }) => brand))]
  return [...groups.values()].toSorted(
    (a, b) =>
      brands.indexOf(a.brand) - brands.indexOf(b.brand) ||
      CONFIDENCE_ORDER.indexOf(a.confidence) - CONFIDENCE_ORDER.indexOf(b.confidence),
  )
}

export const CONFIDENCE_ORDER: FitModel['confidence'][] = ['confirmed', 'reported', 'unconfirmed']

/**
 * Separates named models such as 'ThinkPad T440', in natural order, from codes such as '20B6005RUS', unless all are
 * codes.
 */
export function splitCodes(fits: readonly FitModel[]): { named: FitModel[]; codes: FitModel[] } {
  const named = fits.filter((fit) => !isCode(modelName(fit)))
  if (named.length === 0) return { named: [...fits], codes: [] }
  return {
    named: named.toSorted((a, b) => compareNaturally(shownName(a), shownName(b))),
    codes: fits.filter((fit) => isCode(modelName(fit))),
  }
}

/**
 * 'T43' before 'T430', and that before 'T1000'; case does not count. Intl.Collator gives the same order, but creating
 * one takes a browser longer than sorting the whole list.
 */
function compareNaturally(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (const [at, part] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    if (part === other) continue
    const difference = Number(part) - Number(other)
    if (difference) return difference
    return part < other ? -1 : 1
  }
  return left.length - right.length
}

/** Numbers and what is between them. */
function partsOf(name: string): string[] {
  return name.toLowerCase().match(/\d+|\D+/g) ?? []
}

/** One word of at least seven capitals and digits, with three digits or more. */
function isCode(name: string): boolean {
  return /^(?=(?:.*\d){3})[\dA-Z-]{7,}$/.test(name)
}

/** 'Lenovo ThinkPad T430' becomes 'ThinkPad T430' under the heading Lenovo. */
export function modelName({ label, brand }: Pick<FitModel, 'label' | 'brand'>): string {
  return label.toLowerCase().startsWith(`${brand.toLowerCase()} `)
    ? label.slice(brand.length + 1)
    : label
}

/** The name under which the device is sold, else its model. */
export function shownName({ name, label, brand }: FitModel): string {
  return modelName({ label: name ?? label, brand })
}

/** Matches if label and name together contain every word, in any order and case, like the server's listFits. */
export function narrowFits(fits: FitModel[], words: string, brand: string): FitModel[] {
  const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return fits.filter(
    (fit) =>
      (!brand || fit.brand === brand) &&
      wanted.every((word) => `${fit.label} ${fit.name ?? ''}`.toLowerCase().includes(word)),
  )
}
