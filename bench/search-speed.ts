// Measures how fast search responds: one connection, 16 connections, lists of numbers; no response comes from the
// cache.
import type { SearchClient } from './search-client.ts'
import { isMachineType, randomFor } from './search-sets/packs.ts'
import type { SetQuery } from './search-sets/set-query.ts'
import { numbersOf } from './search-sets/set-catalogue.ts'
import type { SetCatalogue } from './search-sets/set-catalogue.ts'
import { sample } from './search-catalogue.ts'
import { load } from './wrk.ts'
import type { BenchRequest, Load } from './wrk.ts'

/** All in ms, sorted. */
export interface Times {
  all: number[]
  byKind: Map<string, number[]>
  slowest: { text: string; ms: number }[]
}

/** Sends all queries in mixed order, three times, each time with a different number of rows. */
export async function measureTimes(queries: SetQuery[], client: SearchClient): Promise<Times> {
  const times: Times = { all: [], byKind: new Map(), slowest: [] }
  const mixed = sample(queries, queries.length, randomFor('times'))
  for (const rows of [19, 18, 17]) {
    for (const { kind, text } of mixed) {
      const { ms } = await client.search(text, rows)
      times.all.push(ms)
      times.slowest.push({ text, ms })
      const ofKind = times.byKind.get(kind) ?? []
      times.byKind.set(kind, ofKind)
      ofKind.push(ms)
    }
  }
  times.all.sort((a, b) => a - b)
  for (const ofKind of times.byKind.values()) ofKind.sort((a, b) => a - b)
  times.slowest = times.slowest.toSorted((a, b) => b.ms - a.ms).slice(0, 12)
  return times
}

/** Lists of 50 numbers that differ from those of the sets. */
export async function measureNumberLists(
  catalogue: SetCatalogue,
  client: SearchClient,
): Promise<number[]> {
  const numbers = [...new Set(catalogue.items.flatMap(({ partNumbers }) => partNumbers))]
  const random = randomFor('number lists')
  const times: number[] = []
  for (let round = 0; round < 60; round++) {
    const { ms } = await client.search(sample(numbers, 50, random).join('\n'), 20)
    times.push(ms)
  }
  return times.sort((a, b) => a - b)
}

export interface LoadTimes {
  mixed: Load
  /** Numbers, devices and barcodes only. */
  plain: Load
}

/** Searches over 16 connections for some seconds; the lists have more queries than are sent, so that none is repeated. */
export async function measureLoad(
  origin: string,
  queries: SetQuery[],
  catalogue: SetCatalogue,
): Promise<LoadTimes> {
  const mixed = [16, 15, 14, 13, 12, 11, 10, 9].flatMap((rows) =>
    sample(queries, queries.length, randomFor(`load ${rows}`)).map(({ text }) =>
      searchRequest(text, rows),
    ),
  )
  const devices = catalogue.fitDevices
    .filter(({ name }) => !isMachineType(name))
    .map(({ name }) => name)
  const numbers = catalogue.items.flatMap(numbersOf)
  const texts = [...new Set([...sample(devices, 15_000, randomFor('plain')), ...numbers])]
  const plain = sample(texts, 30_000, randomFor('plain order')).map((text) =>
    searchRequest(text, 21),
  )
  const options = { connections: 16, seconds: 6 }
  return { mixed: await load(origin, mixed, options), plain: await load(origin, plain, options) }
}

function searchRequest(keyword: string, rows: number): BenchRequest {
  return { method: 'POST', path: '/api/product/search', body: JSON.stringify({ keyword, rows }) }
}
