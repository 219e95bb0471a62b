// Reads the reference data that ships with the shop: countries and administrative areas.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
  /** '%S' in it: addresses name a state, province or the like. */
  addressFormat: string | null
  /** Letters of the format whose fields are required. */
  requiredFields: string | null
  stateNameType: string | null
  /** ISO 4217. */
  currency: string | null
}

export interface AreaRow {
  country: string
  name: string
  latin: string | null
  zipPrefix: string | null
}

const FOLDER = join(import.meta.dirname, '../../../../data')
let countries: Promise<CountryRow[]> | undefined
let areas: Promise<AreaRow[]> | undefined

export function findCountries(): Promise<CountryRow[]> {
  return (countries ??= readLines<CountryRow>('countries.ndjson'))
}

export function findAreas(): Promise<AreaRow[]> {
  return (areas ??= readLines<AreaRow>('admin_areas.ndjson'))
}

async function readLines<T>(name: string): Promise<T[]> {
  const text = await readFile(join(FOLDER, name), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}
