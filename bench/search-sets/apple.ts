// Queries for Apple devices by the number on their back and by their year of sale.
import { sample } from '../search-shelf.ts'
import { APPLE_NUMBERS, APPLE_YEARS } from './data/apple-names.ts'
import { at, randomFor } from './packs.ts'
import { batteryQuery } from './set-query.ts'
import type { Made } from './set-query.ts'
import { forDevices } from './set-shelf.ts'
import type { SetShelf } from './set-shelf.ts'

export function appleQueries(shelf: SetShelf): Made[] {
  const years = APPLE_YEARS.map(([text, ...models]) =>
    batteryQuery('year', text, forApple(shelf, models)),
  )
  return [...numbers(shelf), ...years]
}

function numbers(shelf: SetShelf): Made[] {
  const known = shelf.devices
    .filter(({ brand }) => brand === 'Apple')
    .flatMap(({ model, aliases }) => aliases.map((alias) => [alias, model] as const))
    .filter(([alias]) => /^A[12]\d{3}$/.test(alias))
  const drawn = sample(known, 26, randomFor('apple-a-number'))
  const all = [...drawn, ...APPLE_NUMBERS]
  return all.map(([number, ...models], index) => {
    const text = at(
      [number, `${number} battery`, `apple ${number.toLowerCase()}`, `battery for model ${number}`],
      index,
    )
    return batteryQuery('apple-a-number', text, forApple(shelf, models))
  })
}

function forApple(shelf: SetShelf, models: readonly string[]): Set<string> {
  return forDevices(shelf, ...models.map((model) => `Apple ${model}`))
}
