// Measures how soon suggestions show the right number or device during typing, and how fast they respond.
import type { SearchClient } from './search-client.ts'
import { isMachineType, isPlainNumber, randomFor } from './search-sets/packs.ts'
import type { SetCatalogue } from './search-sets/set-catalogue.ts'
import { normalForm, sample } from './search-catalogue.ts'
import { minMedian } from './search-suggest-bound.ts'

/** How soon suggestions list what is typed, for a set of texts. */
export interface Typing {
  /** The number of texts. */
  tried: number
  /** Characters typed until the right suggestion is listed, for those that were found. */
  characters: number[]
  /** Additional characters needed with one typo among them. */
  additional: number[]
  /** Texts that were not listed even when typed in full. */
  neverFound: number
  neverFoundWithTypo: number
}

export interface Suggesting {
  /** Part numbers of laptop batteries. */
  numbers: Typing
  /** Devices of fit lists, with their brand unless the series is well known. */
  devices: Typing
  /** The smallest median of characters typed that any ranking could reach, over all devices of the catalogue. */
  minDevices: number
  /** The devices of `devices`, without their brand. */
  models: Typing
  /** In ms, sorted. */
  times: number[]
}

export async function measureSuggestions(
  catalogue: SetCatalogue,
  client: SearchClient,
): Promise<Suggesting> {
  const times: number[] = []
  const numbers = catalogue.items
    .filter(({ category }) => category.at(-1) === 'laptop')
    .flatMap(({ partNumbers }) => partNumbers)
    .filter((number) => isPlainNumber(catalogue, number))
  const devices = catalogue.fitDevices
    .filter(({ name, model }) => !isMachineType(name) && /\d/.test(model) && name.length < 32)
    .map(({ name, brand, model }) => ({ name, brand, model }))
  const random = randomFor('suggestions')
  const drawn = sample(devices, 150, random)
  // Buyers omit the brand of well-known series.
  const textOf = ({ brand, model }: { brand: string; model: string }) => {
    const isKnown = /^(?:ThinkPad|Latitude|EliteBook|ProBook|Galaxy|iPhone|MacBook)/.test(model)
    return isKnown ? model : `${brand} ${model}`
  }
  const typed = drawn.map((device) => ({ text: textOf(device), right: device.name }))
  return {
    numbers: await measureTyping(
      sample([...new Set(numbers)], 150, random).map((text) => ({ text, right: text })),
      client,
      times,
    ),
    devices: await measureTyping(typed, client, times),
    minDevices: minMedian(devices.map(textOf)),
    models: await measureTyping(
      drawn.map(({ name, model }) => ({ text: model, right: name })),
      client,
      times,
    ),
    times: times.sort((a, b) => a - b),
  }
}

/** Types each `text` until a suggestion equals `right`; adds the response times to `times`. */
async function measureTyping(
  searched: { text: string; right: string }[],
  client: SearchClient,
  times: number[],
): Promise<Typing> {
  const typing: Typing = {
    tried: searched.length,
    characters: [],
    additional: [],
    neverFound: 0,
    neverFoundWithTypo: 0,
  }
  const random = randomFor('typing')
  for (const { text, right } of searched) {
    const needed = await typeUntil(text, 1, right, client, times)
    if (needed === null) {
      typing.neverFound++
      continue
    }
    typing.characters.push(needed)
    // Places the typo after the first of the characters that would have sufficed.
    const place = 1 + Math.floor(random() * Math.max(needed - 1, 1))
    const mistyped =
      text.slice(0, place) + neighbouringKey(text.charAt(place)) + text.slice(place + 1)
    const withTypo = await typeUntil(mistyped, Math.max(needed, place + 1), right, client, times)
    if (withTypo === null) typing.neverFoundWithTypo++
    else typing.additional.push(withTypo - needed)
  }
  typing.characters.sort((a, b) => a - b)
  typing.additional.sort((a, b) => a - b)
  return typing
}

async function typeUntil(
  text: string,
  from: number,
  right: string,
  client: SearchClient,
  times: number[],
): Promise<number | null> {
  for (let length = from; length <= text.length; length++) {
    const { texts, ms } = await client.suggest(text.slice(0, length).toLowerCase())
    times.push(ms)
    if (texts.some((one) => normalForm(one) === normalForm(right))) return length
  }
  return null
}

/** The neighbouring key, as a thumb hits it. */
function neighbouringKey(character: string): string {
  const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  const row = rows.find((one) => one.includes(character.toLowerCase())) ?? 'ab'
  const place = row.indexOf(character.toLowerCase())
  return row.charAt(place === row.length - 1 ? place - 1 : place + 1)
}
