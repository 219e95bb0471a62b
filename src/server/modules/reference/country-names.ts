// Finds a country by its code or by its name in the languages of the shop.
import { findCountries } from '../../platform/countries.ts'

/** Spellings in files that shop systems export, which the names of the reference data lack. */
const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  'united states of america': 'US',
  usa: 'US',
  holland: 'NL',
  'czech republic': 'CZ',
  deutschland: 'DE',
  österreich: 'AT',
  schweiz: 'CH',
  frankreich: 'FR',
  españa: 'ES',
  italia: 'IT',
  polska: 'PL',
  nederland: 'NL',
  belgique: 'BE',
  'hong kong': 'HK',
  英国: 'GB',
  美国: 'US',
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Returns a function from a code of two or three letters, or a name, to the row of the country; undefined: unknown. */
export async function countryLookup() {
  const rows = await findCountries()
  const byCode = new Map(rows.map((row) => [row.iso2, row]))
  const byName = new Map(
    rows.flatMap((row) =>
      [row.iso2, row.iso3, row.name_en, row.name_zh_cn, row.name_zh_hk].map(
        (name) => [fold(name), row] as const,
      ),
    ),
  )
  for (const [name, code] of Object.entries(OTHER_NAMES)) {
    const row = byCode.get(code)
    if (row) byName.set(fold(name), row)
  }
  return (text: string) => byName.get(fold(text))
}
