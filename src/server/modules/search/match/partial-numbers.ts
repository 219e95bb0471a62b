// Finds numbers by their start, end or middle, and devices by the start of their name.
import { identifierOf } from '../index/apple-names.ts'
import { isKind, type SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import { UNIT_WORDS } from '../texts/unit-words.ts'
import { type Evidence, rowsOfTexts } from './evidence.ts'

/**
 * Undefined unless the query is one number or name of three or more characters, apart from insignificant words.
 */
export function findPartial(index: SearchIndex, query: ParsedQuery): Evidence | undefined {
  const words = query.words.filter(({ role, name }) => role === 'name' && name !== '')
  const key = words.map(({ name }) => name).join('')
  if (key.length < 3 || key.length > 40 || Object.hasOwn(UNIT_WORDS, key)) return undefined
  // Next to values a short word is as likely a line of devices, such as Latitude, as the start of a number.
  if (query.values.length > 0 && !(key.length > 4 && /\d/.test(key))) return undefined
  const texts = partialTexts(index, key)
  if (texts.length === 0) return undefined
  // Numbers that start with the key come before those that end with it or contain it; each group is in product order.
  const rows = [...new Set(texts.flatMap((group) => rowsOfTexts(index, group)))]
  return {
    kind: 'number',
    words,
    typed: typedWords(query, words),
    texts: texts.flat(),
    rows,
    certainty: 'similar',
  }
}

function partialTexts(index: SearchIndex, key: string): number[][] {
  const valuesOf = (found: readonly { value: number }[]) => [
    ...new Set(found.map(({ value }) => value)),
  ]
  const beginnings = valuesOf(index.numbers.beginningWith(key, MAX_TEXTS))
  const mayBeEnd = /\d/.test(key) && (key.length > 4 || beginnings.length > 0)
  const ends = mayBeEnd
    ? valuesOf(index.reversedNumbers.beginningWith([...key].reverse().join(''), MAX_TEXTS))
    : []
  const mayBeMiddle = key.length > 4 || (key.length > 3 && beginnings.length > 0)
  const middles =
    mayBeMiddle && ASCII.test(key) ? valuesOf(index.numbers.containing(key, MAX_TEXTS)) : []
  const devices = valuesOf(index.keys.beginningWith(key, MAX_TEXTS)).filter((text) => {
    return (
      isKind(index, text, DEVICES_AND_BRANDS) &&
      index.rowsOf.count(text) > 0 &&
      identifierOf(index.displays.at(text)) === undefined
    )
  })
  const isBarcode = /^\d{7,}$/.test(key)
  const barcodes = isBarcode ? valuesOf(index.keys.beginningWith(key.replace(/^0+/, ''), 20)) : []
  // The end of a barcode is meaningful from eight digits on.
  const withoutBarcodesOfShortKey = (texts: readonly number[]) => {
    return texts.filter((text) =>
      isBarcode && key.length > 7 ? true : !isKind(index, text, BARCODES),
    )
  }
  const onlyBarcodes = barcodes.filter((text) => isKind(index, text, BARCODES))
  return [onlyBarcodes, beginnings, devices, withoutBarcodesOfShortKey(ends), middles].filter(
    ({ length }) => length > 0,
  )
}

const ASCII = /^[a-z0-9]+$/
const MAX_TEXTS = 300
const DEVICES_AND_BRANDS = new Set(['device', 'brand'] as const)
const BARCODES = new Set(['ean'] as const)
