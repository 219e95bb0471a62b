// Queries for Apple devices by the number on their back and by their year of sale.
import { sample } from '../search-catalogue.ts'
import { APPLE_NUMBERS, APPLE_YEARS } from './data/apple-names.ts'
import { atWrapped, randomFor } from './packs.ts'
import { batteryQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { itemsForDevices } from './set-catalogue.ts'
import type { SetCatalogue } from './set-catalogue.ts'

export function appleQueries(catalogue: SetCatalogue): MadeQuery[] {
  const years = APPLE_YEARS.map(([text, ...models]) =>
    batteryQuery('year', text, itemsForApple(catalogue, models)),
  )
  return [...numbers(catalogue), ...years]
}

function numbers(catalogue: SetCatalogue): MadeQuery[] {
  const modelNumbers = catalogue.devices
    .filter(({ brand }) => brand === 'Apple')
    .flatMap(({ model, aliases }) => aliases.map((alias) => [alias, model] as const))
    .filter(([alias]) => /^A[12]\d{3}$/.test(alias))
  const drawn = sample(modelNumbers, 26, randomFor('apple-a-number'))
  const all = [...drawn, ...APPLE_NUMBERS]
  return all.map(([number, ...models], index) => {
    const text = atWrapped(
      [number, `${number} battery`, `apple ${number.toLowerCase()}`, `battery for model ${number}`],
      index,
    )
    return batteryQuery('apple-a-number', text, itemsForApple(catalogue, models))
  })
}

function itemsForApple(catalogue: SetCatalogue, models: readonly string[]): Set<string> {
  return itemsForDevices(catalogue, ...models.map((model) => `Apple ${model}`))
}
