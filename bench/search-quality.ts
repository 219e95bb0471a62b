// Counts how often the right battery is first or among the first ten, kind by kind, for both halves of the query set.
import type { BenchQuery } from './search-queries.ts'

export interface Answer {
  itemNos: string[]
  tolerant: boolean
}

export interface Quality {
  kind: string
  half: BenchQuery['half']
  queries: number
  first: number
  firstTen: number
}

export interface Failure {
  query: BenchQuery
  answer: Answer
}

/** Asks every query; a nonsense counts as right when it is answered empty or as tolerant. */
export async function measureQuality(
  queries: BenchQuery[],
  ask: (text: string) => Promise<Answer>,
): Promise<{ table: Quality[]; failures: Failure[] }> {
  const table = new Map<string, Quality>()
  const failures: Failure[] = []
  for (const query of queries) {
    const answer = await ask(query.text)
    const right = rightAt(query, answer)
    for (const kind of [query.kind, 'all']) {
      if (kind === 'all' && query.kind === 'nonsense') continue
      const key = `${kind} ${query.half}`
      const row = table.get(key) ?? { kind, half: query.half, queries: 0, first: 0, firstTen: 0 }
      row.queries++
      if (right === 0) row.first++
      if (right >= 0 && right < 10) row.firstTen++
      table.set(key, row)
    }
    if (right < 0 || right >= 10) failures.push({ query, answer })
  }
  return { table: [...table.values()], failures }
}

function rightAt({ kind, expected }: BenchQuery, { itemNos, tolerant }: Answer): number {
  if (kind === 'nonsense') return itemNos.length === 0 || tolerant ? 0 : -1
  return itemNos.findIndex((itemNo) => expected.has(itemNo))
}
