// The names under which Apple sells the machines that report an identifier such as MacBookAir6,2.
import { APPLE_MODELS, type AppleModel } from './data/apple-models.ts'

/** 'MacBook Air 13 2013–2014 (A1466)' for 'MacBookAir6,2'; undefined: the model is the name. */
export function tradeName(brand: string, model: string): string | undefined {
  return brand === 'Apple' ? byIdentifier.get(model) : undefined
}

/** The same for brand and model in one, 'Apple MacBookAir6,2', and with the brand in front. */
export function tradeLabel(label: string): string | undefined {
  const name = label.startsWith(APPLE) ? byIdentifier.get(label.slice(APPLE.length)) : undefined
  return name && APPLE + name
}

const APPLE = 'Apple '
const SEASON = / (?:early|mid|late)(?= \d{4}$)/
const BASE_AND_YEAR = /^(.+) (\d{4})$/

/** Other devices of the table are known by their names, not by their identifiers. */
const byIdentifier: ReadonlyMap<string, string> = new Map(
  [...new Set(APPLE_MODELS.flatMap(({ identifiers }) => identifiers))]
    .filter((identifier) => identifier.startsWith('MacBook'))
    .map((identifier) => [identifier, nameOf(identifier)]),
)

/** Models and names as two columns, for a query that sorts by name. */
export const TRADE_NAMES = { models: [...byIdentifier.keys()], names: [...byIdentifier.values()] }

/** Two sizes may report the same identifier. */
function nameOf(identifier: string): string {
  const rows = APPLE_MODELS.filter(({ identifiers }) => identifiers.includes(identifier))
  return rows.map(rowName).join(' / ')
}

/** The shortest name of a row, with all years in which it was sold. */
function rowName({ names, numbers }: AppleModel): string {
  const plain = names.flatMap((name) => {
    const [, base, year] = BASE_AND_YEAR.exec(name.replace(SEASON, '')) ?? []
    return base && year ? [{ base, year }] : []
  })
  const base = plain
    .map((name) => name.base)
    .reduce((one, next) => (next.length < one.length ? next : one))
  const years = plain
    .filter((name) => name.base === base)
    .map(({ year }) => year)
    .toSorted()
  const [from, to] = [years[0], years.at(-1)]
  const printedNumbers = numbers
    .filter((number) => number.startsWith('a'))
    .join(', ')
    .toUpperCase()
  return `${inCapitals(base)} ${from === to ? from : `${from}–${to}`} (${printedNumbers})`
}

function inCapitals(base: string): string {
  return base.replace(/^macbook/, 'MacBook').replace(/ [a-z]/g, (start) => start.toUpperCase())
}
