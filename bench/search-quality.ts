// Counts by kind how often the right battery is first or among the first ten, and how often a wrong one is
// asserted.
import type { SearchClient, Reply } from './search-client.ts'
import { judge } from './search-judge.ts'
import type { Verdict } from './search-judge.ts'
import type { SetQuery } from './search-sets/set-query.ts'

export interface Count {
  queries: number
  first: number
  firstTen: number
  wrong: number
  /** Calls that did not return code 200. */
  failed: number
}

export interface KindQuality {
  kind: string
  /** How its results are judged. */
  criterion: SetQuery['criterion']
  /** Of the half of the queries that rules are tuned on, and of the half that is only counted. */
  tuned: Count
  heldOut: Count
  /** In ms, sorted. */
  times: number[]
}

export interface Failure {
  query: SetQuery
  verdict: Verdict
  reply: Reply
}

export interface Quality {
  kinds: KindQuality[]
  failures: Failure[]
}

/** Runs every query once, in the order of the sets. */
export async function measureQuality(queries: SetQuery[], client: SearchClient): Promise<Quality> {
  const kinds = new Map<string, KindQuality>()
  const failures: Failure[] = []
  for (const query of queries) {
    const reply = await client.search(query.text, query.criterion === 'parts' ? 100 : 20)
    const verdict = judge(query, reply.found)
    const { kind, criterion } = query
    const row = kinds.get(kind) ?? {
      kind,
      criterion,
      tuned: emptyCount(),
      heldOut: emptyCount(),
      times: [],
    }
    kinds.set(kind, row)
    add(query.half === 'tuned' ? row.tuned : row.heldOut, verdict, reply)
    row.times.push(reply.ms)
    if (!verdict.first || verdict.wrong) failures.push({ query, verdict, reply })
  }
  for (const { times } of kinds.values()) times.sort((a, b) => a - b)
  return { kinds: [...kinds.values()], failures }
}

export function emptyCount(): Count {
  return { queries: 0, first: 0, firstTen: 0, wrong: 0, failed: 0 }
}

function add(count: Count, { first, firstTen, wrong }: Verdict, { found }: Reply): void {
  count.queries++
  if (first) count.first++
  if (firstTen) count.firstTen++
  if (wrong) count.wrong++
  if (found === null) count.failed++
}

export function sumCounts(counts: Count[]): Count {
  const total = emptyCount()
  for (const count of counts) {
    total.queries += count.queries
    total.first += count.first
    total.firstTen += count.firstTen
    total.wrong += count.wrong
    total.failed += count.failed
  }
  return total
}
