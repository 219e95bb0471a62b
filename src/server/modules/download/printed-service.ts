// Printed catalogues: one per category and language for the current version, generated one at a time in the
// background.
import type { Ctx } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { SingleFlight } from '../../platform/single-flight.ts'
import {
  findPrintedCatalogues,
  findPrintedCatalogue,
  replacePrintedCatalogue,
} from './printed-repository.ts'
import type { PrintedItem, PrintRequest } from './print/print-request.ts'
import { printInThread } from './print/print-in-thread.ts'

export interface PrintedCatalogue {
  hash: string
  bytes: number
  pages: number
  /** YYYY-MM-DD. */
  madeOn: string
}

/** The cover data and the source of the entries. */
export interface PrintJob {
  categoryId: string
  request: PrintRequest
  items: AsyncIterable<PrintedItem[]>
}

type FileRequester = Pick<Ctx, 'db' | 'files' | 'lang' | 'catalogueVersion' | 'clock'>

interface PrintRuns {
  making: SingleFlight<void>
  /** Errors of runs by their key. The next request reports it, because perhaps none waited for the run itself. */
  failed: Map<string, Error>
}

const printRunsOf = perDatabase<PrintRuns>(() => ({
  making: new SingleFlight(),
  failed: new Map(),
}))
const queue = createSemaphore({ permits: 1, waiting: 12, retryAfter: 30 })

/** Undefined when there is none for the current version. */
export async function readPrintedCatalogue(
  { db, files, lang, catalogueVersion }: FileRequester,
  categoryId: string,
): Promise<PrintedCatalogue | undefined> {
  const row = await findPrintedCatalogue(db, categoryId, lang)
  if (!row || row.version !== catalogueVersion) return undefined
  if ((await files.size(row.hash)) === undefined) return undefined
  const { hash, bytes, pages } = row
  return { hash, bytes, pages, madeOn: row.made_at.toISOString().slice(0, 10) }
}

/** Bytes and pages of all finished catalogues, by category. */
export async function listPrintedCatalogues({ db, lang, catalogueVersion }: FileRequester) {
  const rows = await findPrintedCatalogues(db, lang, catalogueVersion)
  return new Map(rows.map(({ category_id, bytes, pages }) => [category_id, { bytes, pages }]))
}

/**
 * Generates the catalogue of a category, or joins the run that already does; settles when the file is stored. `prepare` is
 * called when the run leaves the queue. Errors: 429 when the queue is full; those of `prepare` and of the run, or of the
 * previous one.
 */
export function requestPrintedCatalogue(
  requester: FileRequester,
  categoryId: string,
  prepare: () => Promise<PrintJob>,
): Promise<void> {
  const { db, lang, catalogueVersion } = requester
  const { making, failed } = printRunsOf(db)
  const key = `${categoryId} ${lang} ${catalogueVersion}`
  const failure = failed.get(key)
  failed.delete(key)
  if (failure) return Promise.reject(failure)
  return making.run(key, async () => {
    try {
      await queue.run(async () => make(requester, await prepare()))
    } catch (error) {
      if (error instanceof Error && !(error instanceof AppError)) failed.set(key, error)
      throw error
    }
  })
}

async function make(
  requester: FileRequester,
  { categoryId, request, items }: PrintJob,
): Promise<void> {
  const { db, files, clock } = requester
  const scratch = await files.scratch()
  const { pages } = await printInThread(request, items, scratch)
  const { hash, bytes } = await files.keep(scratch)
  const before = await replacePrintedCatalogue(db, {
    category_id: categoryId,
    lang: request.lang,
    version: requester.catalogueVersion,
    hash,
    bytes,
    pages,
    made_at: clock(),
  })
  // Downloads in progress are unaffected: the system keeps an open file until it is closed.
  if (before !== undefined && before !== hash) await files.remove(before)
}
