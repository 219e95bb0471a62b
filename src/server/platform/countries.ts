// The countries of the reference data, and their names.
import type { Lang } from '../../shared/lang.ts'
import { readReferenceLines } from './reference-lines.ts'

export interface CountryRow {
  iso2: string
  iso3: string
  name_en: string
  name_zh_cn: string
  name_zh_hk: string
  continent: string | null
  dialCode: string | null
  postcodeRegex: string | null
  postcodeRequired: boolean | null
  /**
   * As Google's address data write it, such as '%N%n%A%n%Z %C': name, line break, street lines, line break, postcode
   * and city. '%S' is a state, province or the like.
   */
  addressFormat: string | null
  /** The letters of the format whose fields are required, such as 'ACZ'. */
  requiredFields: string | null
  /** What %S is called there, such as 'state'; null where it is a province or does not occur. */
  stateNameType: string | null
  /** ISO 4217. */
  currency: string | null
}

let countries: Promise<CountryRow[]> | undefined

export function findCountries(): Promise<CountryRow[]> {
  return (countries ??= readReferenceLines<CountryRow>('countries.ndjson'))
}

export function countryName(row: CountryRow, lang: Lang): string {
  if (lang === 'zh_cn') return row.name_zh_cn
  return lang === 'zh_hk' ? row.name_zh_hk : row.name_en
}

/** A function from a code to the name; it returns the code of an unknown country itself. */
export async function countryNamesIn(lang: Lang): Promise<(code: string) => string> {
  const names = new Map((await findCountries()).map((row) => [row.iso2, countryName(row, lang)]))
  return (code) => names.get(code) ?? code
}

/** The code itself for an unknown country. */
export async function nameOfCountry(code: string, lang: Lang): Promise<string> {
  const row = (await findCountries()).find(({ iso2 }) => iso2 === code)
  return row ? countryName(row, lang) : code
}
