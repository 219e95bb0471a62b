// Aliases: names and numbers that a company once assigned to an item, in an order file or on the order pad.
import type { Kysely } from 'kysely'
import { LONGEST_ALIAS } from '../../../shared/company-alias.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import {
  type AliasRow,
  deleteAlias,
  findAliases,
  findAliasPage,
  findListedItem,
  writeAliases,
} from './company-alias-repository.ts'

export type { AliasRow } from './company-alias-repository.ts'

/** The login that assigns aliases, and when. */
export interface Chooser {
  companyId: number
  memberId: number
  now: Date
}

/** Product ids by text, of texts that are aliases. One statement for any number of texts. */
export async function readAliases(
  db: Kysely<Database>,
  companyId: number,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const aliasOf = new Map(texts.map((text) => [text, foldAlias(text)]))
  const aliases = [...new Set(aliasOf.values())].filter(isAlias)
  if (aliases.length === 0) return new Map()
  const found = await findAliases(db, companyId, aliases)
  return new Map(
    [...aliasOf].flatMap(([text, alias]) => {
      const productId = found.get(alias)
      return productId === undefined ? [] : [[text, productId] as const]
    }),
  )
}

/** Stores the product of each text; empty texts, and those too long for an alias, are left out. */
export async function keepAliases(
  trx: Kysely<Database>,
  chooser: Chooser,
  products: ReadonlyMap<string, number>,
): Promise<void> {
  const named = [...products].map(([text, id]) => [foldAlias(text), id] as const)
  const aliases = new Map(named.filter(([alias]) => isAlias(alias)))
  if (aliases.size > 0) await writeAliases(trx, chooser, aliases)
}

/** Errors: 404 no such item is listed. */
export async function keepAlias(
  db: Kysely<Database>,
  chooser: Chooser,
  { text, itemNo }: { text: string; itemNo: string },
): Promise<void> {
  const item = await findListedItem(db, itemNo)
  if (!item) throw new AppError(404)
  await keepAliases(db, chooser, new Map([[text, item.id]]))
}

/** Aliases of a company in order, those after `after`; `part` is folded like an alias. */
export async function listAliases(
  db: Kysely<Database>,
  companyId: number,
  {
    part = '',
    after = '',
    limit,
  }: { part?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ list: AliasRow[]; next: string | null; count: number }> {
  const page = { part: foldAlias(part), after, limit: limit + 1 }
  const rows = await findAliasPage(db, companyId, page)
  const list = rows.slice(0, limit)
  const next = rows.length > limit ? (list.at(-1)?.alias ?? null) : null
  return { list, next, count: rows[0]?.count ?? 0 }
}

/** All aliases of a company in order, read page by page, so that a file may contain any number of them. */
export async function* readAllAliases(
  db: Kysely<Database>,
  companyId: number,
): AsyncGenerator<AliasRow> {
  let after: string | null = ''
  while (after !== null) {
    const page: Awaited<ReturnType<typeof listAliases>> = await listAliases(db, companyId, {
      after,
      limit: PAGE_ROWS,
    })
    yield* page.list
    after = page.next
  }
}

const PAGE_ROWS = 20_000

/** False: the company has no such alias. */
export function dropAlias(db: Kysely<Database>, companyId: number, text: string): Promise<boolean> {
  return deleteAlias(db, companyId, foldAlias(text))
}

/** Spellings that differ only in case, width or blanks at the ends are one alias. */
function foldAlias(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

function isAlias(alias: string): boolean {
  return alias !== '' && alias.length <= LONGEST_ALIAS
}
