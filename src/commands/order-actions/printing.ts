// Action of npm run orders that writes a document of an order to a file.
import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { STAFF_DOCUMENT_KINDS } from '../../shared/document-kinds.ts'
import type { Database } from '../../server/db/database.ts'
import { findDocumentOrder } from '../../server/modules/document/issue-service.ts'
import { notFound } from '../../server/platform/errors.ts'
import { langOption, requireValue, oneOf } from '../command-line/option-values.ts'
import { action } from '../command-line/run-command.ts'

export interface PrintingContext {
  db: Kysely<Database>
  now: Date
  options: { out?: string | undefined; parcel?: string | undefined; lang?: string | undefined }
}

export const DOCUMENT_ACTION = action(
  ['NUMBER', 'KIND'],
  async ({ db, now, options }: PrintingContext, orderNo, kindText) => {
    const kind = oneOf(kindText, STAFF_DOCUMENT_KINDS, 'KIND')
    const lang = langOption(options.lang)
    const out = requireValue(options.out, '--out')
    const order = await findDocumentOrder(db, orderNo)
    if (!order) throw notFound()
    const { printDocument } = await import('../../server/operations/print-document.ts')
    const request = { kind, parcelNo: options.parcel, lang, now }
    const { bytes } = await printDocument(db, order, request)
    await writeFile(out, bytes)
    console.log(`${orderNo}: ${kind} written to ${out}`)
  },
)
