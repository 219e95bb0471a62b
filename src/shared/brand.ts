// The names and promises of the seller's brand, which server and browser know from their start, and the placeholders
// that show them.

export interface BrandNames {
  brandName: string
  mainSeries: string
  secondSeries: string
  /** What item numbers of the main series begin with, without the hyphen: 'VC'. */
  mainPrefix: string
  secondPrefix: string
}

/**
 * What the seller promises. Nothing here decides what an order costs, or when an unpaid or open order is cancelled: see
 * decision 36.
 */
export interface BrandPromises {
  /** Working days from the payment of a wholesale order to its delivery. */
  deliveryFrom: number
  deliveryTo: number
  /** Until an application is decided. */
  applicationWorkingDays: number
  /** From the arrival of money until it is credited, at the latest. */
  topUpCreditedWorkingDays: number
  /** The smallest numbers of pieces that are offered with a label or a back card of a customer. */
  customLabelMinimum: number
  customBackCardMinimum: number
}

export interface BrandFacts extends BrandNames, BrandPromises {}

/** The company behind the shop in one language; pages leave out empty fields. */
export interface Imprint {
  name: string
  address: string
  registration: string
  taxNumber: string
  representative: string
  email: string
  phone: string
}

/** Empty until `setBrand`: the server fills it at its start from the folder of the brand, the browser from its page. */
export const brand = Object.create(null) as BrandFacts

export function setBrand(facts: BrandFacts): void {
  Object.assign(brand, facts)
}

/** Whether a placeholder of this name shows a name of the brand, not one of its promises. */
export function isBrandName(name: string): boolean {
  return /^(?:brandName|(?:main|second)(?:Series|Prefix))$/.test(name)
}

/** '{{brandName}} home' -> 'Voltcell home', in a text, in a table of texts, and in what its functions return. */
export function withBrand<T>(texts: T): T {
  return filled(texts) as T
}

const valueOf = (whole: string, name: keyof BrandFacts) => String(brand[name] ?? whole)

// Part of the first load of every page, which is why it is this short.
function filled(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('{{') ? value.replace(/{{(\w+)}}/g, valueOf) : value
  if (typeof value === 'function') return (...inputs: unknown[]) => filled(value(...inputs))
  if (Array.isArray(value)) return value.map(filled)
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part)]))
}
