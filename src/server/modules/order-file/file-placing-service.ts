// Places the orders of a file: a member submits them, a job places them one by one and records the outcome by row.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { parseMinor } from '../../../shared/minor-units.ts'
import type { OrderRowError } from '../../../shared/order-file-fields.ts'
import { countRows, type OrderFileRow, updateFile } from './order-file-repository.ts'
import {
  findOrderedProducts,
  findUsedReferences,
  type OrderedProduct,
} from './order-file-lookup-repository.ts'
import {
  findPlacingLines,
  lockNextPlacing,
  markRejected,
  type PlacingOrder,
  startPlacing,
} from './order-row-repository.ts'

export type { OrderFileRow } from './order-file-repository.ts'
/** Oldest first. */
export { findPlacingFiles as listPlacingFiles } from './order-file-repository.ts'
export { markPlaced } from './order-row-repository.ts'

type Trx = Kysely<Database>

/**
 * Submits the good rows of a locked file to the job that places them; `mode` `whole`: only if no row has an error. Errors:
 * 409 `unchecked`: it is not checked yet; `changed`: another total than the check found; `faulty`: a row has an error, and
 * `mode` is `whole`; `nothing`: no row is good.
 */
export async function submitForPlacing(
  trx: Trx,
  file: OrderFileRow,
  {
    mode,
    expectedTotal,
    memberId,
    lang,
    now,
  }: {
    mode: 'whole' | 'good'
    expectedTotal: string
    memberId: number
    lang: Lang
    now: Date
  },
): Promise<void> {
  const { summary } = file
  if (file.state !== 'checked' || !summary) throw conflict('unchecked')
  if (parseMinor(expectedTotal, summary.currency) !== parseMinor(summary.total, summary.currency)) {
    throw conflict('changed')
  }
  if (mode === 'whole' && summary.faultyRows > 0) throw conflict('faulty')
  if ((await startPlacing(trx, file.id)) === 0) throw conflict('nothing')
  await updateFile(trx, file.id, { state: 'placing', placedBy: memberId, lang, now })
}

function conflict(reason: string): AppError {
  return new AppError(409, [], { reason })
}

export interface NextOrder extends PlacingOrder {
  products: OrderedProduct[]
  /** The number of an earlier order with the same reference. */
  usedBy: string | undefined
}

/** The next order of the file, locked. */
export async function lockNextOrder(
  trx: Trx,
  { id, company_id: companyId }: OrderFileRow,
): Promise<NextOrder | undefined> {
  const next = await lockNextPlacing(trx, id)
  if (!next) return undefined
  const { lines, ownReference } = next.agreed
  const reference = ownReference.toLowerCase()
  const used = await findUsedReferences(trx, companyId, [reference])
  const products = await findOrderedProducts(trx, lines)
  return { ...next, products, usedBy: used.get(reference) }
}

/** Why an order is not placed: an error of all its rows, or the pieces left of each item of which too few are. */
export type Rejection = { error: OrderRowError } | { free: ReadonlyMap<string, number> }

/** Returns a locked order to the rows to correct; those that need no correction name the first one that does. */
export async function rejectOrder(
  trx: Trx,
  { file, order, rejection }: { file: OrderFileRow; order: NextOrder; rejection: Rejection },
): Promise<void> {
  const { firstLine, products } = order
  const lines = await findPlacingLines(trx, { fileId: file.id, firstLine })
  await markRejected(trx, file.id, errorsByLine(lines, products, rejection))
}

/** `lines` and `products` are in the same order, because each row of an order has one item. */
function errorsByLine(
  lines: readonly number[],
  products: readonly OrderedProduct[],
  rejection: Rejection,
): { line: number; errors: OrderRowError[] }[] {
  if ('error' in rejection) return lines.map((line) => ({ line, errors: [rejection.error] }))
  const freeAt = (at: number) => rejection.free.get(products[at]?.item_no ?? '')
  const shortLine = lines.find((_, at) => freeAt(at) !== undefined)
  return lines.map((line, at) => {
    const free = freeAt(at)
    const error: OrderRowError =
      free === undefined
        ? { field: 'reference', code: 'linkedRow', detail: String(shortLine) }
        : { field: 'quantity', code: 'short', detail: String(free) }
    return { line, errors: [error] }
  })
}

/**
 * Called after the last order of the file. Returns for the mail about it how many orders were placed, how many of them
 * wait for money, and how many rows are faulty.
 */
export async function finishFile(
  trx: Trx,
  { id }: OrderFileRow,
  now: Date,
): Promise<{ placed: number; waiting: number; faulty: number }> {
  await updateFile(trx, id, { state: 'done', now })
  const { placed, waiting, faulty } = await countRows(trx, id)
  return { placed, waiting, faulty }
}
