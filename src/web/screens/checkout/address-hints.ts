// Sentences about the parts of a typed address that a service does not accept, with their fields.
import type { Lang } from '../../../shared/lang.ts'
import {
  ADDRESS_FIELDS,
  cleanAddress,
  findCarrierErrors,
} from '../../../shared/recipient-address.ts'
import { addressErrorText } from '../../../shared/recipient-address-texts.ts'
import type { ListedService } from './use-services.ts'

interface AddressHint {
  /** Whole sentences that say what to do. */
  text: string
  /** Names of the fields, such as 'address.line1'. */
  names: string[]
}

/** Omits lines that are too long: their text contains the length, so screen readers would announce every keystroke. */
export function addressHints(
  values: Readonly<Record<string, string>>,
  { address: carrier }: Pick<ListedService, 'address'>,
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
