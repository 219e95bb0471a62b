// The files of issued documents: the first rendering is stored; another of the same version would have the same bytes.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { eachItem } from '../../platform/each-item.ts'
import type { IssuedDocument } from './document-facts.ts'
import { drawDocument, type DocumentLayout } from './draw-document.ts'
import {
  findFile,
  findWithoutFile,
  insertFile,
  type FileRow,
  type IssuedRow,
} from './issued-document-repository.ts'
import { creditNoteLayout } from './credit-note-layout.ts'
import { invoiceLayout, monthlyInvoiceLayout } from './invoice-layouts.ts'
import { SAMPLE_DOCUMENTS } from './sample-documents.ts'

/** The file as it was first made. Errors: 429 too many PDFs. */
export async function readIssuedFile(
  db: Kysely<Database>,
  document: IssuedRow,
  now: Date,
): Promise<Buffer> {
  const stored = await findFile(db, document.id)
  if (stored) return stored.bytes
  await insertFile(db, document.id, { ...(await drawFile(document)), now })
  const first = await findFile(db, document.id)
  if (!first) throw new Error(`no file of document ${document.number}`)
  return first.bytes
}

/** Makes the files of documents that have none; returns their number, or throws the first error at the end. */
export async function makeMissingFiles(db: Kysely<Database>, now: Date): Promise<number> {
  let made = 0
  let after = 0
  const errors: unknown[] = []
  for (;;) {
    const waiting = await findWithoutFile(db, { after, limit: AT_ONCE })
    await eachItem(waiting, async (document) => {
      await insertFile(db, document.id, { ...(await drawFile(document)), now })
      made += 1
    }).catch((error: unknown) => errors.push(error))
    after = waiting.at(-1)?.id ?? after
    if (waiting.length === AT_ONCE) continue
    if (errors.length > 0) throw errors[0]
    return made
  }
}

const AT_ONCE = 100

/** Draws a document from its facts with the renderer of this process. */
export async function drawFile(document: IssuedRow): Promise<FileRow> {
  const bytes = await drawDocument(layoutOf(issuedOf(document)))
  const sha256 = createHash('sha256').update(bytes).digest()
  return { renderer_version: await rendererVersion(), sha256, bytes }
}

let version: Promise<string> | undefined

/** A hash of sample documents, which changes with all that their bytes depend on: layout, texts, fonts, logo, libraries. */
export function rendererVersion(): Promise<string> {
  version ??= hashOfSamples()
  version.catch(() => (version = undefined))
  return version
}

async function hashOfSamples(): Promise<string> {
  const hash = createHash('sha256')
  for (const sample of SAMPLE_DOCUMENTS) hash.update(await drawDocument(layoutOf(sample)))
  return hash.digest('hex').slice(0, 16)
}

function issuedOf({ id, kind, number, lang, issued_at, facts }: IssuedRow): IssuedDocument {
  return { id, kind, number, lang, issuedAt: issued_at, facts } as IssuedDocument
}

export function layoutOf(document: IssuedDocument): DocumentLayout {
  if (document.kind === 'invoice') return invoiceLayout(document)
  if (document.kind === 'monthly_invoice') return monthlyInvoiceLayout(document)
  return creditNoteLayout(document)
}
