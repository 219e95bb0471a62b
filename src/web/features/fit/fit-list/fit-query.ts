// Fit list state in the URL of a product page: page, words, brand and checked device.

export interface FitQuery {
  page: number
  words: string
  brand: string
  device: string
}

export const FITS_PER_PAGE = 100

/** Ignores invalid values. */
export function readFitQuery(query: URLSearchParams): FitQuery {
  const page = Number(query.get('fits'))
  return {
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    words: text(query.get('fit'), 200),
    brand: text(query.get('fitBrand'), 80),
    device: text(query.get('device'), 200),
  }
}

/** URL of another page of the list, based on the product path. */
export function fitPagePath(path: string, query: FitQuery, page: number): string {
  const next = new URLSearchParams()
  if (query.words) next.set('fit', query.words)
  if (query.brand) next.set('fitBrand', query.brand)
  if (page > 1) next.set('fits', String(page))
  return `${path}${next.size ? `?${next}` : ''}#fits`
}

function text(value: string | null, longest: number): string {
  return (value ?? '').replaceAll('\0', '').trim().slice(0, longest)
}
