// Queries for things that the catalogue lacks, but that look like things it has: other generations and suffixes, numbers with
// one other character, unknown makers, other cells, other goods, in the forms of titles, labels and sentences.
import { normalForm, sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import {
  ABSENT_CELLS,
  ABSENT_GOODS,
  DEVICE_FORMS,
  GENERIC_WORDS,
  NUMBER_FORMS,
  OTHER_MAKERS,
  SUFFIXES,
  UNKNOWN_MAKERS,
} from './data/look-alike-forms.ts'
import { MORE_CELLS, MORE_GOODS, MORE_MAKERS, MORE_WORDS } from './data/more-look-alikes.ts'
import { isUnknown } from './negatives.ts'
import { atWrapped, drawFitDevices, isPlainNumber, pick, randomFor, sampleWhere } from './packs.ts'
import { assertionQuery, halfOf } from './set-query.ts'
import type { MadeQuery, SetQuery } from './set-query.ts'
import type { SetCatalogue } from './set-catalogue.ts'

/** Written after the other sets. Rules were tuned on one half of these queries, too. */
export function lookAlikeQueries(catalogue: SetCatalogue): SetQuery[] {
  const first = makeLookAlikes(catalogue, '', {
    makers: UNKNOWN_MAKERS,
    otherMakers: OTHER_MAKERS,
    cells: ABSENT_CELLS,
    goods: ABSENT_GOODS,
    words: GENERIC_WORDS,
  })
  // Written later, for tuning only: people may read each of them that fails.
  const more = makeLookAlikes(catalogue, 'more ', {
    makers: MORE_MAKERS,
    otherMakers: [],
    cells: MORE_CELLS,
    goods: MORE_GOODS,
    words: MORE_WORDS,
  })
  const seen = new Set<string>()
  const isNew = ({ text }: MadeQuery) => !seen.has(text) && seen.add(text)
  return [
    ...first.filter(isNew).map((query) => ({ ...query, half: halfOf(query.text) })),
    ...more.filter(isNew).map((query) => ({ ...query, half: 'tuned' as const })),
  ]
}

/** The texts of queries that were written by hand. */
interface ByHand {
  makers: readonly string[]
  otherMakers: readonly string[]
  cells: readonly string[]
  goods: readonly string[]
  words: readonly string[]
}

/** `draw` is part of the seeds: with another text, other devices and numbers of the catalogue are drawn. */
function makeLookAlikes(catalogue: SetCatalogue, draw: string, written: ByHand): MadeQuery[] {
  const names = [...catalogue.byNumber.keys(), ...catalogue.deviceNames].join('\n')
  const isAbsent = (text: string) => !names.includes(normalForm(text))
  const byHand = (kind: string, texts: readonly string[]) => {
    return texts.map((text) => assertionQuery(kind, text))
  }
  return [
    ...otherModels(catalogue, isAbsent, randomFor(`${draw}other models`)),
    ...otherSuffixes(catalogue, isAbsent, randomFor(`${draw}other suffixes`)),
    ...otherNumbers(catalogue, isAbsent, randomFor(`${draw}other numbers`)),
    ...withoutBattery(catalogue, names, randomFor(`${draw}without battery`)),
    ...byHand('unknown maker', inForms(written.makers, DEVICE_FORMS, 3)),
    ...byHand('other maker', inForms(written.otherMakers, DEVICE_FORMS, 1)),
    ...byHand(
      'other cell',
      written.cells.filter((text) => isUnknown(catalogue, text)),
    ),
    ...byHand('other goods', written.goods),
    ...byHand('generic words', written.words),
  ]
}

function inForms(names: readonly string[], forms: readonly string[], step: number): string[] {
  return names.map((name, index) => atWrapped(forms, index * step).replace('{x}', name))
}

/** The last number of a name replaced by another one, which no device of any maker has. */
function otherModels(
  catalogue: SetCatalogue,
  isAbsent: (text: string) => boolean,
  random: Random,
): MadeQuery[] {
  const kinds = ['laptop', 'mobile-phone', 'tablet', 'smart-watch']
  const devices = drawFitDevices(catalogue, kinds, 900, random, ({ name }) => {
    return name.length < 34 && !/[(),]/.test(name) && !/\d000$/.test(name)
  })
  const changed = devices.flatMap(({ brand, model }) => {
    const other = model.replace(/\d+(?=\D*$)/, (digits) => otherFigure(digits, random))
    const isShort = normalForm(model).length > 5 && random() < 0.4
    return other === model ? [] : [{ typed: isShort ? other : `${brand} ${other}`, other }]
  })
  const absent = sampleWhere(changed, 300, random, ({ other }) => {
    const number = other.split(/[ -]/).findLast((word) => /\d/.test(word)) ?? other
    const key = normalForm(other)
    // '5560' may be the short form of '15-5560', so a long number must be absent, too.
    return isAbsent(other) && key.length > 3 && (normalForm(number).length < 4 || isAbsent(number))
  })
  return absent.map(({ typed }, index) =>
    assertionQuery('other model', atWrapped(DEVICE_FORMS, index).replace('{x}', typed)),
  )
}

function otherFigure(digits: string, random: Random): string {
  if (digits.length < 3) return String(Number(digits) + 1 + Math.floor(random() * 9))
  const place = Math.floor(random() * digits.length)
  const others = '0123456789'.replace(digits.charAt(place), '')
  return digits.slice(0, place) + pick([...others], random) + digits.slice(place + 1)
}

function otherSuffixes(
  catalogue: SetCatalogue,
  isAbsent: (text: string) => boolean,
  random: Random,
) {
  const devices = drawFitDevices(
    catalogue,
    ['laptop', 'mobile-phone', 'tablet'],
    400,
    random,
    (one) => {
      return one.name.length < 28 && /\d$/.test(one.name) && !/[(),]/.test(one.name)
    },
  )
  const names = devices.map(({ model, brand }, index) => {
    const name = `${model} ${atWrapped(SUFFIXES, index)}`
    return { name, typed: index % 3 === 0 ? name : `${brand} ${name}` }
  })
  return sampleWhere(names, 110, random, ({ name }) => isAbsent(name)).map(({ typed }, index) =>
    assertionQuery('other suffix', atWrapped(DEVICE_FORMS, index * 7).replace('{x}', typed)),
  )
}

const LETTERS = 'ABCDEFGHJKLMNPRTUVWXY'

/** One character of a real number replaced, left out or added. */
function otherNumbers(
  catalogue: SetCatalogue,
  isAbsent: (text: string) => boolean,
  random: Random,
) {
  const numbers = new Set(
    catalogue.items
      .flatMap(({ partNumbers }) => partNumbers)
      .filter((number) => isPlainNumber(catalogue, number) && normalForm(number).length >= 6),
  )
  const changed = sample([...numbers], 400, random).map((number) => changeOne(number, random))
  return sampleWhere(changed, 220, random, isAbsent).map((number, index) =>
    assertionQuery('other number', atWrapped(NUMBER_FORMS, index).replace('{x}', number)),
  )
}

function changeOne(number: string, random: Random): string {
  const places = [...number].flatMap((one, index) => (/[A-Z\d]/.test(one) ? [index] : []))
  const place = pick(places.slice(1), random)
  const [before, old, after] = [number.slice(0, place), number.charAt(place), number.slice(place)]
  const any = (characters: string) => pick([...characters.replace(old, '')], random)
  const other = any(/\d/.test(old) ? '0123456789' : LETTERS)
  const chance = random()
  if (chance < 0.15) return before + after.slice(1)
  return chance < 0.3 ? before + other + after : before + other + after.slice(1)
}

/** Known devices that no battery fits, in the forms of sentences and titles. */
function withoutBattery(catalogue: SetCatalogue, names: string, random: Random): MadeQuery[] {
  const fitted = new Set(catalogue.items.flatMap(({ fitDeviceIds }) => fitDeviceIds))
  const namesWithBattery = [...catalogue.byFitName.keys(), ...catalogue.byNumber.keys()].join('\n')
  const devices = catalogue.devices.filter(({ id, brand, model, deviceType }) => {
    return (
      !fitted.has(id) &&
      /laptop|tablet|phone/.test(deviceType) &&
      /^[\x20-\x7e]+$/.test(brand + model) &&
      /\d/.test(model) &&
      /[a-z]/i.test(model) &&
      normalForm(model).length >= 6 &&
      normalForm(model).length <= 20 &&
      names.includes(normalForm(model))
    )
  })
  return sampleWhere(
    devices,
    100,
    random,
    ({ model }) => !namesWithBattery.includes(normalForm(model)),
  ).map(({ brand, model }, index) => {
    const name = normalForm(model).startsWith(normalForm(brand)) ? model : `${brand} ${model}`
    return assertionQuery('known device', atWrapped(DEVICE_FORMS, index * 3).replace('{x}', name))
  })
}
