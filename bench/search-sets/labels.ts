// Queries copied from labels and lists: lines of a label, several numbers, noise, long pastes, typos in short
// numbers.
import { normalForm, misspell, sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { LABEL_LINES, LABELS, LISTING, NOISE } from './data/label-templates.ts'
import { atWrapped, drawFor, drawPacks, isPlainNumber, pick, randomFor } from './packs.ts'
import type { Pack } from './packs.ts'
import { fill, correctItems } from './sentences.ts'
import { batteryQuery, partsQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { itemsForNumbers } from './set-catalogue.ts'
import type { SetCatalogue } from './set-catalogue.ts'

const SEPARATORS = [', ', ' / ', ' ', '\n', '; ', ' + ', ' | ', ',']

export function labelQueries(catalogue: SetCatalogue): MadeQuery[] {
  return [
    ...printedLabels(catalogue, randomFor('label-ocr')),
    ...labelLines(catalogue, randomFor('label-lines')),
    ...severalNumbers(catalogue, randomFor('several-numbers')),
    ...noise(catalogue, randomFor('number-noise')),
    ...shortTypos(catalogue, randomFor('short-number-typo')),
    ...longPastes(catalogue, randomFor('long-paste')),
    ...manyNumbers(catalogue, randomFor('many-numbers')),
  ]
}

function printedLabels(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  return drawFor(catalogue, LABELS, 52, random).map(({ template, pack }, index) => {
    // Simulates recognition errors on every third label: swaps letters and digits that look alike.
    if (index % 3 !== 0 || normalForm(pack.number).length < 6) {
      return batteryQuery(
        'label-ocr',
        fill(template, pack),
        correctItems(catalogue, template, pack),
      )
    }
    const misread = misreadOne(pack.number, random)
    const text = fill(template, { ...pack, number: misread, numbers: [misread] })
    return batteryQuery('label-ocr', text, itemsForMisread(catalogue, misread))
  })
}

const ALIKE = [
  ['O', '0'],
  ['I', '1'],
  ['S', '5'],
  ['B', '8'],
  ['Z', '2'],
] as const

function misreadOne(number: string, random: Random): string {
  const places = [...number].flatMap((character, index) => {
    const pair = ALIKE.find((one) => one.some((same) => same === character.toUpperCase()))
    return pair ? [{ index, other: pair[0] === character.toUpperCase() ? pair[1] : pair[0] }] : []
  })
  if (places.length === 0) return number
  const { index, other } = pick(places, random)
  return number.slice(0, index) + other + number.slice(index + 1)
}

/** Items with a number that looks the same, since recognition cannot distinguish them. */
function itemsForMisread({ byNumber }: SetCatalogue, misread: string): Set<string> {
  const folded = (text: string) =>
    ALIKE.reduce((read, [a, b]) => read.replaceAll(a.toLowerCase(), b), normalForm(text))
  const found = [...byNumber].filter(([number]) => folded(number) === folded(misread))
  return new Set(found.flatMap(([, items]) => [...items]))
}

function labelLines(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  return drawFor(catalogue, LABEL_LINES, 52, random).map(({ template, pack }) =>
    batteryQuery('label-lines', fill(template, pack), correctItems(catalogue, template, pack)),
  )
}

function severalNumbers(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const onePack = drawPacks(catalogue, 600, random)
    .filter(({ numbers }) => numbers.length > 1)
    .slice(0, 24)
    .map(({ numbers, item }, index) => {
      const text = numbers.slice(0, 2 + (index % 3)).join(atWrapped(SEPARATORS, index))
      const expected = itemsForNumbers(catalogue, ...numbers.slice(0, 2 + (index % 3)))
      return batteryQuery('several-numbers', text, expected.add(item.itemNo))
    })
  const different = Array.from({ length: 26 }, (_, index) => {
    const packs = drawPacks(catalogue, 2 + (index % 7), random)
    return listQuery(catalogue, 'several-numbers', packs, atWrapped(SEPARATORS, index))
  })
  return [...onePack, ...different]
}

/** A query that lists one number of each pack. */
function listQuery(
  catalogue: SetCatalogue,
  kind: string,
  packs: Pack[],
  separator: string,
): MadeQuery {
  const numbers = [...new Set(packs.map(({ number }) => number))]
  const parts = numbers.map((text) => ({ text, expected: itemsForNumbers(catalogue, text) }))
  return partsQuery(kind, parts.map(({ text }) => text).join(separator), parts)
}

function noise(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const dell = drawPacks(catalogue, 500, random).filter(
    ({ brand, number }) => brand === 'Dell' && number.length === 5,
  )
  // Dell prints its part numbers within a longer code: "DP/N 0…", or "CN-0…-" with maker and date.
  const dellLabels = dell.slice(0, 8).map(({ number }, index) => {
    const text = atWrapped(
      [`DP/N 0${number} A00`, `CN-0${number}-72438-56B-0${index}23-A00`],
      index,
    )
    return batteryQuery('number-noise', text, itemsForNumbers(catalogue, number))
  })
  const others = drawFor(catalogue, NOISE, 44, random).map(({ template, pack }) =>
    batteryQuery('number-noise', fill(template, pack), correctItems(catalogue, template, pack)),
  )
  return [...dellLabels, ...others]
}

function shortTypos(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const short = new Set(
    catalogue.items
      .flatMap(({ partNumbers }) => partNumbers)
      .filter((number) => isPlainNumber(catalogue, number) && /^[A-Z0-9]{5,7}$/i.test(number)),
  )
  const typed = sample([...short], 90, random).map((number) => misspell(number, random))
  return typed
    .filter(
      (text) =>
        !catalogue.byNumber.has(normalForm(text)) && !catalogue.deviceNames.has(normalForm(text)),
    )
    .slice(0, 52)
    .map((text) => batteryQuery('short-number-typo', text, itemsForTypo(catalogue, text)))
}

/** Items whose number is one typo away from the typed text: each of them may have been meant. */
function itemsForTypo({ byNumber }: SetCatalogue, typed: string): Set<string> {
  const text = normalForm(typed)
  const found = [...byNumber].filter(([number]) => isOneTypo(text, number))
  return new Set(found.flatMap(([, items]) => [...items]))
}

export function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

function longPastes(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  return drawPacks(catalogue, 52, random).map((pack, index) => {
    const text = LISTING.map((template) => fill(template, pack))
    const models = pack.deviceNames.slice(0, 4 + (index % 60)).join(', ')
    const numbers = pack.numbers.slice(0, 6).join(', ')
    const paste = [
      text[0],
      `Compatible part numbers: ${numbers}`,
      ...text.slice(1, 4 + (index % (text.length - 4))),
      `Fits the following models: ${models}`,
      text.at(-1),
    ].join(atWrapped(['\n', ' ', '\n\n'], index))
    return batteryQuery(
      'long-paste',
      paste.slice(0, 3000),
      itemsForNumbers(catalogue, ...pack.numbers),
    )
  })
}

function manyNumbers(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  return Array.from({ length: 46 }, (_, index) => {
    const packs = drawPacks(catalogue, atWrapped([5, 8, 12, 20, 30, 50], index), random)
    return listQuery(catalogue, 'many-numbers', packs, atWrapped(['\n', ', ', ' ', '; '], index))
  })
}
