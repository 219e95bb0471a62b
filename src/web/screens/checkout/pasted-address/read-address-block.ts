// Reads an address of several lines, as a marketplace shows it, into the fields of the form.

/** The fields of the form that were read from a pasted address. */
export type AddressBlock = Partial<
  Record<
    'country' | 'name' | 'company' | 'line1' | 'line2' | 'postCode' | 'city' | 'region' | 'phone',
    string
  >
>

export interface NamedCountry {
  code: string
  /** In the language of the page. */
  name: string
}

/** Undefined for fewer than three or more than ten lines: such a text stays in the field where it was pasted. */
export function readAddressBlock(
  pasted: string,
  countries: readonly NamedCountry[],
): AddressBlock | undefined {
  const lines = pasted
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\s,]+$/, '').trim())
    .filter((line) => line !== '' && !line.includes('@'))
  if (lines.length < 3 || lines.length > MAX_LINES) return undefined
  const block: AddressBlock = {}
  const phoneAt = lines.findIndex((line) => phoneOf(line) !== undefined)
  if (phoneAt > 0) block.phone = phoneOf(lines.splice(phoneAt, 1)[0] ?? '') ?? ''
  const codes = codesByName(countries)
  const countryAt = lines.findLastIndex((line) => codes.has(normalise(line)))
  if (countryAt > 0) block.country = codes.get(normalise(lines.splice(countryAt, 1)[0] ?? '')) ?? ''
  const [name = '', ...rest] = lines
  block.name = name
  Object.assign(block, takePlace(rest))
  return { ...block, ...streetOf(rest) }
}

const MAX_LINES = 10

/** Removes the last lines, which name the town, and returns their parts. */
function takePlace(lines: string[]): AddressBlock {
  const last = lines.pop() ?? ''
  // 'London' above 'EC1A 1BB'.
  if (lines.length > 1 && POST_CODE_ALONE.test(last)) {
    return { postCode: last, city: lines.pop() ?? '' }
  }
  for (const { pattern, read } of PLACES) {
    const found = pattern.exec(last)
    if (found) return read(found.slice(1).map((part) => part ?? ''))
  }
  return { city: last }
}

/** Company, street and further line: a line with a number is the street. */
function streetOf(lines: readonly string[]): AddressBlock {
  const [first = '', second, ...others] = lines
  if (second === undefined) return { line1: first }
  const isCompany = others.length > 0 || (!/\d/.test(first) && /\d/.test(second))
  if (!isCompany) return { line1: first, line2: second }
  return {
    company: first,
    line1: second,
    ...(others.length > 0 && { line2: others.join(' ') }),
  }
}

function phoneOf(line: string): string | undefined {
  const found = /^(?:(?:tel|phone|mobile|电话|電話|手机|手機)[^+\d(]*)?(\+?[\d ()/.-]{6,})$/i.exec(
    line,
  )
  const number = found?.[1]?.trim() ?? ''
  const digits = number.replaceAll(/\D/g, '').length
  // Fewer digits without '+' or a word such as 'Tel' may be a postcode.
  const isMarked = number.startsWith('+') || number !== line
  return digits >= (isMarked ? 6 : 9) ? number : undefined
}

/** Names of a country in the languages of common marketplaces, and its code. */
function codesByName(countries: readonly NamedCountry[]): Map<string, string> {
  const names = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
  const codes = new Map<string, string>(Object.entries(FURTHER_NAMES))
  for (const { code, name } of countries) {
    codes.set(normalise(code), code)
    codes.set(normalise(name), code)
    for (const language of names) codes.set(normalise(language.of(code) ?? code), code)
  }
  return codes
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[.\s]+/g, ' ')
    .trim()
}

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'zh-Hans', 'zh-Hant-HK']
/** Names of countries that Intl.DisplayNames does not give. */
const FURTHER_NAMES = {
  uk: 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u s a': 'US',
  'hong kong': 'HK',
}

const POST_CODE_ALONE = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6}|\d{3}-\d{4})$/i
const PLACES: readonly { pattern: RegExp; read: (parts: string[]) => AddressBlock }[] = [
  {
    // 'Springfield, IL 62701', 'Toronto ON M5V 2T6'.
    pattern: /^(.+?),?\s+([A-Z]{2}),?\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/,
    read: ([city = '', region = '', postCode = '']) => ({ city, region, postCode }),
  },
  {
    // '1012 AB Amsterdam', '04109 Leipzig', 'D-20095 Hamburg', '00-950 Warszawa'.
    pattern: /^(?:[A-Z]{1,2}-)?(\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{3,6})\s+(\D.*)$/,
    read: ([postCode = '', city = '']) => ({ city, postCode }),
  },
  {
    // 'London EC1A 1BB', 'Sydney 2000'.
    pattern: /^(\D+?),?\s+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6})$/i,
    read: ([city = '', postCode = '']) => ({ city, postCode }),
  },
]
