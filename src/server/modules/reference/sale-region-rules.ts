// Determines which sales region serves a country.

const BY_COUNTRY: Record<string, string> = { CN: 'CN', HK: 'HK', MO: 'HK' }
const MIDDLE_EAST = new Set('AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE'.split(' '))
const NORTH_AMERICA = new Set('US CA'.split(' '))

/** `country` is ISO 3166 alpha-2; `continent` an English name or null. */
export function regionOfCountry(country: string, continent: string | null): string {
  const own = BY_COUNTRY[country]
  if (own) return own
  if (MIDDLE_EAST.has(country) || continent === 'Africa') return 'MEA'
  if (NORTH_AMERICA.has(country)) return 'NA'
  if (continent === 'Europe') return 'EU'
  if (continent === 'Asia' || continent === 'Oceania') return 'APAC'
  if (continent === 'North America' || continent === 'South America' || continent === 'Americas') {
    return 'LATAM'
  }
  return 'GLOBAL'
}
