// Fits in the order of the list, put together by brand and by how sure they are.
import type { FitModel } from '../../../contract/product.ts'

export interface FitGroup {
  brand: string
  confidence: FitModel['confidence']
  fits: FitModel[]
}

/** Surest first within a brand; brands stay in the order of their first device. */
export function groupFits(fits: FitModel[]): FitGroup[] {
  const groups = new Map<string, FitGroup>()
  for (const fit of fits) {
    const key = `${fit.brand}\n${fit.confidence}`
    const group = groups.get(key)
    if (group) group.fits.push(fit)
    else groups.set(key, { brand: fit.brand, confidence: fit.confidence, fits: [fit] })
  }
  const brands = [...new Set(fits.map(({ brand }) => brand))]
  return [...groups.values()].toSorted(
    (a, b) =>
      brands.indexOf(a.brand) - brands.indexOf(b.brand) ||
      SURENESS.indexOf(a.confidence) - SURENESS.indexOf(b.confidence),
  )
}

export const SURENESS: FitModel['confidence'][] = ['confirmed', 'reported', 'unconfirmed']

/** 'Lenovo ThinkPad T430' under the heading Lenovo is 'ThinkPad T430'. */
export function modelName({ label, brand }: FitModel): string {
  return label.toLowerCase().startsWith(`${brand.toLowerCase()} `)
    ? label.slice(brand.length + 1)
    : label
}

/** Every word occurs in the label, in any order and case: as the server narrows (listFits). */
export function narrowFits(fits: FitModel[], words: string, brand: string): FitModel[] {
  const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return fits.filter(
    (fit) =>
      (!brand || fit.brand === brand) &&
      wanted.every((word) => fit.label.toLowerCase().includes(word)),
  )
}
