// The names of the merchant's brand, which both sides know from their start, and the placeholders that show them.

export interface BrandNames {
  brandName: string
  mainSeries: string
  secondSeries: string
  /** What item numbers of the main series begin with, without the hyphen: 'VC'. */
  mainPrefix: string
  secondPrefix: string
}

/** Empty until `setBrand`: the server reads a folder at its start, the browser what the page carries. */
export const brand: BrandNames = {
  brandName: '',
  mainSeries: '',
  secondSeries: '',
  mainPrefix: '',
  secondPrefix: '',
}

export function setBrand(names: BrandNames): void {
  Object.assign(brand, names)
}

/** '{{brandName}} home' -> 'Voltcell home', in a text, in a table of texts, and in what its functions return. */
export function withBrand<T>(texts: T): T {
  return filled(texts) as T
}

function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/{{(\w+)}}/g, nameOr)
  if (typeof value === 'function') return (...inputs: unknown[]) => filled(value(...inputs))
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part)]))
}

export function isBrandName(name: string): name is keyof BrandNames {
  return Object.hasOwn(brand, name)
}

function nameOr(whole: string, name: string): string {
  return isBrandName(name) ? brand[name] : whole
}
