// Reads an address in Chinese that is pasted in one line or a few, with name and phone number in any order, into fields.
import type { AddressBlock } from './read-address-block.ts'
import { extractLabels } from './labels.ts'
import { judgeName, nameAtEnd, SEPARATORS, splitPhone, withoutRecipientMark } from './person.ts'
import { startOfPlace, type Place, readPlace } from './read-place.ts'

/**
 * Undefined: the text is not certainly a Chinese address. An uncertain part fills no field: its text stays in the first
 * line, and the user fills in the field.
 */
export function readChineseAddress(pasted: string): AddressBlock | undefined {
  // Full-width characters are 0xfee0 above their ASCII forms.
  const text = pasted
    .replaceAll(/[！-～]/g, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0))
    .trim()
  if (text.length > LONGEST_TEXT || !/\p{Script=Han}{4}/u.test(text)) return undefined
  const { labelled, rest } = extractLabels(text)
  const phone = splitPhone(labelled.phone ?? rest)
  const around = labelled.phone === undefined && phone ? phone.around : [rest]
  const found = readWords(around.map(wordsOf), labelled.name)
  if (!found || !isDetailed(found.place.line1)) return undefined
  const { place, name, company, postCode } = found
  const { country, line1 } = place
  // Without a person or a phone number, it may be the name of a company.
  const isPlaceAlone = !phone && name === undefined
  if (isPlaceAlone && (place.region === undefined || !/\d/.test(place.line1))) return undefined
  const code = labelled.postCode ?? place.postCode ?? postCode
  return withoutAbsent({
    country,
    name,
    company,
    line1,
    postCode: code,
    city: place.city,
    region: place.region,
    phone: phone?.phone,
  })
}

const LONGEST_TEXT = 300

/** A street, village or building. */
function isDetailed(line: string): boolean {
  return /[路街道巷弄村里段号號栋棟幢楼樓室座厦廈園园苑邨]/u.test(line)
}

function withoutAbsent(fields: Partial<Record<keyof AddressBlock, string | undefined>>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** A name and a place that are typed without a blank, as in '张三广东省深圳市…', are two words. */
function wordsOf(text: string): string[] {
  return text
    .split(SEPARATORS)
    .filter(Boolean)
    .flatMap((word) => {
      const at = startOfPlace(word)
      const startsWithName = at > 0 && judgeName(word.slice(0, at)) === 'sure'
      return startsWithName ? [word.slice(0, at), word.slice(at)] : [word]
    })
}

interface AddressParts {
  place: Place
  name: string | undefined
  company: string | undefined
  postCode: string | undefined
}

/** `parts`: the words before and after the phone number. */
function readWords(
  parts: readonly string[][],
  labelledName: string | undefined,
): AddressParts | undefined {
  const words = parts.flat()
  const start = words.findIndex((_, at) => readPlace(words.slice(at).join(' ')) !== undefined)
  if (start < 0) return undefined
  const leading = readLeading(words.slice(0, start))
  if (!leading) return undefined
  const knownName = labelledName ?? leading.name
  /** Number of words before the phone number; -1: there is no phone number between the words. */
  const before = parts.length > 1 ? (parts[0]?.length ?? 0) : -1
  const trailing = readTrailing(words.slice(start), {
    needsName: knownName === undefined,
    isAlone: words.length - before === 1,
    endsBeforePhone: words.length === before,
  })
  const place = readPlace(joinWords(trailing.address))
  const { company } = leading
  const postCode = leading.postCode ?? trailing.postCode
  return place && { place, name: knownName ?? trailing.name, company, postCode }
}

/** Before the place: a name, a company, a post code; undefined: anything else. */
function readLeading(words: readonly string[]): Omit<AddressParts, 'place'> | undefined {
  const isCode = (word: string) => /^\d{3,6}$/.test(word)
  const isCompany = (word: string) => /(?:公司|集团|集團|工厂|工廠|工作室|店)$/u.test(word)
  const persons = words.filter((word) => !isCode(word) && !isCompany(word))
  const name = withoutRecipientMark(persons.join(' '))
  const isLatin = /^[\p{Script=Latin} .'-]+$/u.test(name)
  if ((persons.length > 1 && !isLatin) || /\d/.test(name) || name.length > LONGEST_NAME)
    return undefined
  return {
    name: name === '' ? undefined : name,
    company: words.find(isCompany),
    postCode: words.find(isCode),
  }
}

const LONGEST_NAME = 40

interface TrailingContext {
  /** No name was found before the place. */
  needsName: boolean
  /** The last word is the only one after the phone number. */
  isAlone: boolean
  /** The phone number follows the last word. */
  endsBeforePhone: boolean
}

/** From the place on: the address, perhaps a post code and, at the end, the name. */
function readTrailing(
  words: readonly string[],
  { needsName, isAlone, endsBeforePhone }: TrailingContext,
) {
  const postCode = words.slice(1).find((word) => /^\d{6}$/.test(word))
  const address = words.filter((word, at) => at === 0 || word !== postCode)
  const last = address.at(-1) ?? ''
  const word = withoutRecipientMark(last)
  const certainty = address.length > 1 ? judgeName(word) : 'no'
  if (!needsName) return { address, postCode }
  if (certainty === 'sure' || (certainty === 'likely' && isAlone)) {
    return { address: address.slice(0, -1), postCode, name: word }
  }
  const joined = endsBeforePhone ? nameAtEnd(last) : null
  if (!joined) return { address, postCode }
  return { address: [...address.slice(0, -1), joined.before], postCode, name: joined.name }
}

/** Chinese words join without a blank, numbers and Latin letters with one. */
function joinWords(words: readonly string[]): string {
  return words
    .join(' ')
    .replaceAll(/(?<=\p{Script=Han}) (?=[\p{Script=Han}\d])|(?<=\d) (?=\p{Script=Han})/gu, '')
}
