// What a service does not take of the address that is being typed, as sentences with their fields.
import type { Lang } from '../../../shared/lang.ts'
import {
  ADDRESS_FIELDS,
  cleanAddress,
  findCarrierErrors,
} from '../../../shared/recipient-address.ts'
import { addressErrorText } from '../../../shared/recipient-address-texts.ts'
import type { OfferedService } from './use-services.ts'

interface AddressHint {
  /** Whole sentences that say what to do. */
  text: string
  /** Of the fields: 'address.line1'. */
  names: string[]
}

/** Without lines that are too long: their text counts the characters and would be read out with every key. */
export function addressHints(
  values: Readonly<Record<string, string>>,
  { address: carrier }: Pick<OfferedService, 'address'>,
  lang: Lang,
): AddressHint[] {
  const typed = ADDRESS_FIELDS.map((field) => [field, values[`address.${field}`] ?? ''])
  const hints = new Map<string, string[]>()
  for (const error of findCarrierErrors(cleanAddress(Object.fromEntries(typed)), carrier)) {
    if (error.code === 'lineTooLong') continue
    const text = addressErrorText(error, lang)
    hints.set(text, [...(hints.get(text) ?? []), `address.${error.field}`])
  }
  return [...hints].map(([text, names]) => ({ text, names }))
}
