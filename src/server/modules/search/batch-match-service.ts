// Finds what many texts mean in a few statements: item numbers first, then barcodes, other numbers, devices.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  type BatchTerm,
  findStandings,
  findTermsByKeys,
  type ProductStanding,
} from './batch-match-repository.ts'
import type { MatchedOn } from './match-rules.ts'
import { readQuery } from './query-rules.ts'

export type { ProductStanding } from './batch-match-repository.ts'

export interface TextMatch {
  matchedOn: MatchedOn
  /** On sale or discontinued, the most popular first, discontinued ones last. */
  products: ProductStanding[]
}

/** By text as asked; texts that are nothing exactly are missing. Two statements, however many texts. */
export async function matchTexts(
  db: Kysely<Database>,
  texts: readonly string[],
): Promise<Map<string, TextMatch>> {
  const readings = new Map(
    [...new Set(texts)].map((text) => [text, readQuery(text)?.readings.slice(0, 6) ?? []]),
  )
  const keys = [...new Set([...readings.values()].flat())]
  if (keys.length === 0) return new Map()
  const byKey = Map.groupBy(await findTermsByKeys(db, keys), ({ key }) => key)
  const chosen = [...readings].flatMap(([text, tried]) => {
    const terms = tried.map((key) => byKey.get(key) ?? []).find(({ length }) => length > 0)
    return terms ? [{ text, terms: likeliest(terms, text) }] : []
  })
  const ids = new Set(chosen.flatMap(({ terms }) => terms.flatMap((term) => term.productIds)))
  const standings = new Map((await findStandings(db, [...ids])).map((each) => [each.id, each]))
  return new Map(
    chosen.flatMap(({ text, terms }) => {
      const found = [...new Set(terms.flatMap((term) => term.productIds))]
      const products = found.flatMap((id) => standings.get(id) ?? []).sort(byRank)
      return products.length > 0 ? [[text, { matchedOn: reasonOf(terms), products }] as const] : []
    }),
  )
}

/** An item number means that item, whatever else is written like it; then barcodes, numbers, devices. */
const ORDER = [
  ['item_no'],
  ['ean'],
  ['oem', 'iec', 'ansi', 'alias', 'superseded', 'reported_name'],
  ['device'],
]

function likeliest(terms: readonly BatchTerm[], text: string): BatchTerm[] {
  const group = ORDER.find((kinds) => terms.some(({ kind }) => kinds.includes(kind)))
  const meant = terms.filter(({ kind }) => group?.includes(kind))
  const typed = text.trim().toLowerCase()
  return meant.sort((a, b) => {
    const same = (term: BatchTerm) => Number(term.display.toLowerCase() !== typed)
    const place = (term: BatchTerm) => group?.indexOf(term.kind) ?? 0
    return same(a) - same(b) || place(a) - place(b)
  })
}

function reasonOf([first]: readonly BatchTerm[]): MatchedOn {
  const { kind = 'words', display = '', brand = null } = first ?? {}
  return { kind, raw: display, ...(brand ? { brand } : {}) }
}

function byRank(a: ProductStanding, b: ProductStanding): number {
  return a.rank - b.rank || a.id - b.id
}
