// The documents of a company in one area: what exists, and an issued one by its number.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import {
  type AccountDocumentRow,
  type DocumentOwner,
  findAccountDocuments,
  findIssuedByNumber,
  type DocumentQuery,
} from './account-document-repository.ts'
import type { IssuedRow } from './issued-document-repository.ts'
import { DOCUMENT_TEXTS } from './texts/document-texts.ts'

const STATEMENT_TITLES: Record<Lang, string> = {
  en_us: 'Statement',
  zh_cn: '对账单',
  zh_hk: '月結單',
}

/** `next` is the `after` of the next page; null at the end. */
export async function listAccountDocuments(
  db: Kysely<Database>,
  owner: DocumentOwner,
  query: DocumentQuery,
): Promise<{ list: AccountDocumentRow[]; next: number | null; count: number }> {
  const { after, limit } = query
  const rows = await findAccountDocuments(db, owner, { ...query, limit: limit + 1 })
  const next = rows.length > limit ? after + limit : null
  return { list: rows.slice(0, limit), next, count: rows[0]?.count ?? 0 }
}

export function titleOf(kind: AccountDocumentRow['kind'], lang: Lang): string {
  return kind === 'statement' ? STATEMENT_TITLES[lang] : DOCUMENT_TEXTS[lang].titles[kind]
}

/** Errors: 404 when no document has this number, or when it belongs to another company or area. */
export async function readIssuedDocument(
  db: Kysely<Database>,
  owner: DocumentOwner,
  number: string,
): Promise<IssuedRow> {
  const found = await findIssuedByNumber(db, owner, number)
  if (!found) throw notFound()
  return found
}
