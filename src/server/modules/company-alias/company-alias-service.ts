// What a company calls items: names and numbers that it explained once by choosing the item, in an order file or on the order pad.
import type { Kysely } from 'kysely'
import { LONGEST_ALIAS } from '../../../shared/company-alias.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import {
  type AliasRow,
  deleteAlias,
  findAliases,
  findListed,
  findListedItem,
  writeAliases,
} from './company-alias-repository.ts'

export type { AliasRow } from './company-alias-repository.ts'

export interface Chooser {
  companyId: number
  memberId: number
  now: Date
}

/** Product ids by text, of texts that the company explained. One statement for any number of texts. */
export async function readAliases(
  db: Kysely<Database>,
  companyId: number,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const aliasOf = new Map(texts.map((text) => [text, spellingOf(text)]))
  const asked = [...new Set(aliasOf.values())].filter(isAlias)
  if (asked.length === 0) return new Map()
  const found = await findAliases(db, companyId, asked)
  return new Map(
    [...aliasOf].flatMap(([text, alias]) => {
      const productId = found.get(alias)
      return productId === undefined ? [] : [[text, productId] as const]
    }),
  )
}

/** Keeps the product of each text; texts too long for a name are left out. */
export async function keepAliases(
  trx: Kysely<Database>,
  chooser: Chooser,
  products: ReadonlyMap<string, number>,
): Promise<void> {
  const named = [...products].map(([text, id]) => [spellingOf(text), id] as const)
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

/** Those of a company in their order, from the one after `after`; `part` narrows them as it is compared. */
export async function listAliases(
  db: Kysely<Database>,
  companyId: number,
  {
    part = '',
    after = '',
    limit,
  }: { part?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ list: AliasRow[]; next: string | null; count: number }> {
  const asked = { part: spellingOf(part), after, limit: limit + 1 }
  const rows = await findListed(db, companyId, asked)
  const list = rows.slice(0, limit)
  const next = rows.length > limit ? (list.at(-1)?.alias ?? null) : null
  return { list, next, count: rows[0]?.count ?? 0 }
}

/** All of a company in their order, page after page, so that no number of them is too many for a file. */
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

/** False: the company has not explained this text. */
export function dropAlias(db: Kysely<Database>, companyId: number, text: string): Promise<boolean> {
  return deleteAlias(db, companyId, spellingOf(text))
}

/** Spellings that differ only in case, width or blanks at the ends are one name. */
function spellingOf(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

function isAlias(alias: string): boolean {
  return alias !== '' && alias.length <= LONGEST_ALIAS
}
