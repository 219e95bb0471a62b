// Countries, dial codes, sales regions and postcodes.
import type { Lang } from '../../../shared/lang.ts'
import { htmlLang } from '../../../shared/lang.ts'
import { nameOf, REGIONS } from '../../../shared/vocabulary.ts'
import { countryName, type CountryRow, findCountries } from '../../platform/countries.ts'
import { notFound } from '../../platform/errors.ts'
import { findAreas } from './reference-repository.ts'
import { regionOfCountry } from './sale-region-rules.ts'

export async function listCountries(lang: Lang) {
  const rows = await sortedByName(lang)
  return rows.map((row) => ({
    code: row.iso2,
    name: countryName(row, lang),
    dialCode: row.dialCode,
    postcodeRequired: row.postcodeRequired === true,
    // Each letter is a field of the address. A country without a rule requires lines (A) and a city (C), as in
    // `shared/recipient-address.ts`.
    cityRequired: (row.requiredFields ?? 'AC').includes('C'),
    postcodeUsed: row.postcodeRegex !== null,
    region: regionUse(row),
    regionKind: row.stateNameType,
  }))
}

export async function listDialCodes(lang: Lang) {
  const rows = await sortedByName(lang)
  return rows.flatMap((row) =>
    row.dialCode
      ? [{ country: row.iso2, name: countryName(row, lang), dialCode: row.dialCode }]
      : [],
  )
}

/** The sales region for a region code ('EU') or country code ('DE'). Errors: 404. */
export async function readSaleRegion(id: string, lang: Lang) {
  const code = id.toUpperCase()
  if (code in REGIONS) return { id: code, name: nameOf(REGIONS, code, lang) }
  const country = (await findCountries()).find((row) => row.iso2 === code)
  if (!country) throw notFound()
  const region = regionOfCountry(country.iso2, country.continent)
  return { id: region, name: nameOf(REGIONS, region, lang) }
}

/** The currency of a country by ISO 4217; null for an unknown country. */
export async function currencyOfCountry(country: string): Promise<string | null> {
  const code = country.toUpperCase()
  return (await findCountries()).find((row) => row.iso2 === code)?.currency ?? null
}

/**
 * Whether the post code matches the country's pattern, and the first area whose prefix it has (a few prefixes overlap).
 * Errors: 404 unknown country.
 */
export async function findPostCode(country: string, postCode: string) {
  const code = country.toUpperCase()
  const row = (await findCountries()).find((each) => each.iso2 === code)
  if (!row) throw notFound()
  const normalised = postCode.normalize('NFKC').trim().toUpperCase()
  if (!row.postcodeRegex) return { valid: true }
  if (!new RegExp(`^(?:${row.postcodeRegex})$`).test(normalised)) {
    return { valid: normalised === '' && row.postcodeRequired !== true }
  }
  const areas = (await findAreas()).filter((area) => area.country === code && area.zipPrefix)
  const area = areas.find((each) => new RegExp(`^(?:${each.zipPrefix})`).test(normalised))
  return area ? { valid: true, region: area.latin ?? area.name } : { valid: true }
}

/** Whether addresses of this country include a state, province or similar. */
function regionUse({
  addressFormat,
  requiredFields,
}: CountryRow): 'none' | 'optional' | 'required' {
  if (requiredFields?.includes('S')) return 'required'
  return addressFormat?.includes('%S') ? 'optional' : 'none'
}

const sortedByLang = new Map<Lang, CountryRow[]>()

async function sortedByName(lang: Lang): Promise<readonly CountryRow[]> {
  const known = sortedByLang.get(lang)
  if (known) return known
  const { compare } = new Intl.Collator(htmlLang(lang))
  const rows = [...(await findCountries())].sort((a, b) =>
    compare(countryName(a, lang), countryName(b, lang)),
  )
  sortedByLang.set(lang, rows)
  return rows
}
