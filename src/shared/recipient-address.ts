// The address to which an order goes, above all that of a dropshipper's customer: cleaned, then checked by the rules of
// the country and, of dropshippers, of the carrier.

export interface RecipientAddress {
  name: string
  company: string
  line1: string
  line2: string
  city: string
  region: string
  postCode: string
  /** ISO 3166 alpha-2. */
  country: string
  phone: string
}

export const ADDRESS_FIELDS = [
  'name',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postCode',
  'country',
  'phone',
] as const satisfies ReadonlyArray<keyof RecipientAddress>

/** What an address in a country needs, as reference data know it. */
export interface CountryAddressRules {
  /** Null: the country has no post codes, or their form is not known. */
  postcodeRegex: string | null
  /** Null: not known; the post code may then be missing. */
  postcodeRequired: boolean | null
  /** Letters of needed fields (A lines, C city, S region, Z post code); null: lines and city. */
  requiredFields: string | null
}

/** Which addresses a carrier takes. */
export interface CarrierAddressRules {
  /** Characters per line. */
  lineLength: number
  latinOnly: boolean
  /** It delivers to post office boxes. */
  poBox: boolean
  phoneNeeded: boolean
}

export const ADDRESS_ERRORS = [
  'countryUnknown',
  'needed',
  'postCodeForm',
  'phoneForm',
  'phoneNeeded',
  'lineTooLong',
  'latinOnly',
  'poBox',
] as const
export type AddressErrorCode = (typeof ADDRESS_ERRORS)[number]

export interface AddressError {
  field: keyof RecipientAddress
  code: AddressErrorCode
  /** Characters that the line has and may have, for 'lineTooLong'. */
  actual: number | null
  limit: number | null
}

/**
 * Removes invisible characters, joins white space, and writes full-width letters and digits as usual ones. Post
 * code and country become capitals. Missing fields become empty.
 */
export function cleanAddress(given: Partial<RecipientAddress>): RecipientAddress {
  const cleaned = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, cleanText(given[field] ?? '')]),
  ) as unknown as RecipientAddress
  const { postCode, country } = cleaned
  return { ...cleaned, postCode: postCode.toUpperCase(), country: country.toUpperCase() }
}

/**
 * Every error of a cleaned address, in the order of its fields. `country` undefined: not known to the shop;
 * `carrier` null: before a service is chosen.
 */
export function findRecipientErrors(
  address: RecipientAddress,
  country: CountryAddressRules | undefined,
  carrier: CarrierAddressRules | null,
): AddressError[] {
  const errors = [
    ...countryErrors(address, country),
    ...phoneErrors(address),
    ...(carrier === null ? [] : carrierErrors(address, carrier)),
  ]
  return inOrder(errors)
}

/** What a carrier does not take of a cleaned address, which may still be incomplete, in the order of its fields. */
export function findCarrierErrors(
  address: RecipientAddress,
  carrier: CarrierAddressRules,
): AddressError[] {
  return inOrder(carrierErrors(address, carrier))
}

function inOrder(errors: readonly AddressError[]): AddressError[] {
  return errors.toSorted(
    (a, b) => ADDRESS_FIELDS.indexOf(a.field) - ADDRESS_FIELDS.indexOf(b.field),
  )
}

/** Characters without a visible form: ignorable, format and private-use ones, and lone surrogates. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}]/gu

function cleanText(text: string): string {
  return (
    text
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0))
      .replace(INVISIBLE, '')
      // Only now: a character that was removed may have kept two others from joining.
      .normalize('NFC')
      .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
      .trim()
  )
}

function countryErrors(
  address: RecipientAddress,
  country: CountryAddressRules | undefined,
): AddressError[] {
  const needed: Array<keyof RecipientAddress> = ['name', 'line1']
  if (!country) {
    return [error('country', 'countryUnknown'), ...missing(address, needed)]
  }
  const letters = country.requiredFields ?? 'AC'
  if (letters.includes('C')) needed.push('city')
  if (letters.includes('S')) needed.push('region')
  if (country.postcodeRequired) needed.push('postCode')
  const errors = missing(address, needed)
  const { postcodeRegex: form } = country
  if (address.postCode !== '' && form && !new RegExp(`^(?:${form})$`).test(address.postCode)) {
    errors.push(error('postCode', 'postCodeForm'))
  }
  return errors
}

function missing(
  address: RecipientAddress,
  fields: ReadonlyArray<keyof RecipientAddress>,
): AddressError[] {
  return fields.filter((field) => address[field] === '').map((field) => error(field, 'needed'))
}

/** Digits of an international number without and with its dial code (E.164). */
const MIN_DIGITS = 6
const MAX_DIGITS = 15

function phoneErrors({ phone }: RecipientAddress): AddressError[] {
  if (phone === '') return []
  const digits = phone.replace(/\D/g, '').length
  const isPhone = /^\+?[\d ().\-/]+$/.test(phone)
  const fits = isPhone && digits >= MIN_DIGITS && digits <= MAX_DIGITS
  return fits ? [] : [error('phone', 'phoneForm')]
}

/** Lines as they are printed on the label. */
const PRINTED = ['name', 'company', 'line1', 'line2', 'city', 'region'] as const

function carrierErrors(address: RecipientAddress, carrier: CarrierAddressRules): AddressError[] {
  const { lineLength, latinOnly, poBox, phoneNeeded } = carrier
  const errors: AddressError[] = []
  if (phoneNeeded && address.phone === '') errors.push(error('phone', 'phoneNeeded'))
  for (const field of PRINTED) {
    const text = address[field]
    const actual = [...text].length
    if (actual > lineLength) {
      errors.push({ field, code: 'lineTooLong', actual, limit: lineLength })
    }
    if (latinOnly && !LATIN.test(text)) errors.push(error(field, 'latinOnly'))
  }
  if (!poBox) {
    for (const field of ['line1', 'line2'] as const) {
      if (PO_BOX.test(address[field])) errors.push(error(field, 'poBox'))
    }
  }
  return errors
}

/** Latin letters with any accents, and the punctuation of European addresses. */
const LATIN = /^[\p{Script=Latin}\p{M}\u0020-\u007e\u00a0-\u00bf‘’“”–—№]*$/u

const PO_BOX =
  /\bp\.?\s*o\.?\s*box\b|\bpost\s+office\s+box\b|\bpostfach\b|\bbo[iî]te\s+postale\b|\bb\.?p\.?\s*\d+|\bapartado\s+(?:de\s+correos|postal)\b|\bapdo\.|\bcaixa\s+postal\b|\bcasella\s+postale\b|\bpostbus\b|\bpostbo(?:ks|x)\b|\bskrytka\s+pocztowa\b|信箱|私書箱|사서함/iu

function error(field: keyof RecipientAddress, code: AddressErrorCode): AddressError {
  return { field, code, actual: null, limit: null }
}
