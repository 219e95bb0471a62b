// What the address of a product page says about its fit list: page, words, brand, device asked for.

export interface FitQuery {
  page: number
  words: string
  brand: string
  device: string
}

export const FITS_A_PAGE = 100

/** Names of the address; anything unreadable is as if it were absent. */
export function readFitQuery(query: URLSearchParams): FitQuery {
  const page = Number(query.get('fits'))
  return {
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    words: text(query.get('fit'), 200),
    brand: text(query.get('fitBrand'), 80),
    device: text(query.get('device'), 200),
  }
}

/** Address of another page of the list, from the product's own address. */
export function fitPageAddress(path: string, query: FitQuery, page: number): string {
  const next = new URLSearchParams()
  if (query.words) next.set('fit', query.words)
  if (query.brand) next.set('fitBrand', query.brand)
  if (page > 1) next.set('fits', String(page))
  return `${path}${next.size ? `?${next}` : ''}#fits`
}

function text(value: string | null, longest: number): string {
  return (value ?? '').replaceAll('\0', '').trim().slice(0, longest)
}
