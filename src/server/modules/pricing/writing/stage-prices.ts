// Stages the rows of a price file in a temporary table, matching each to an item of the shop.
import type { Kysely } from 'kysely'
import type {
  PriceFileRow,
  PriceRowError,
  PriceTerms,
  ReadPriceRow,
} from '../../../../shared/price-file.ts'
import type { Database } from '../../../db/database.ts'
import {
  createPriceStage,
  findItemsNamed,
  insertStagedSteps,
  type StagedStep,
} from './price-stage-repository.ts'

export interface StagedPrices {
  /** Number of rows read. */
  read: number
  /** Number of rejected rows. */
  failed: number
  /** Terms by product, where the file contains any. */
  terms: Map<number, { line: number; terms: Partial<PriceTerms> }>
  /** Every product in the file. */
  products: Set<number>
}

const ROWS_AT_ONCE = 2000

/** Fills the temporary table `price_stage`, which is dropped when the transaction ends. */
export async function stagePrices(
  trx: Kysely<Database>,
  rows: AsyncIterable<ReadPriceRow>,
  onError: (error: PriceRowError) => void = () => undefined,
): Promise<StagedPrices> {
  await createPriceStage(trx)
  const staged: StagedPrices = { read: 0, failed: 0, terms: new Map(), products: new Set() }
  const lines = new Map<string, number>()
  const reject = (errors: readonly PriceRowError[]): void => {
    staged.failed += 1
    errors.forEach(onError)
  }
  let batch: PriceFileRow[] = []
  const flush = async (): Promise<void> => {
    await stageBatch(trx, batch, { staged, lines, reject })
    batch = []
  }
  for await (const row of rows) {
    staged.read += 1
    if (!row.ok) reject(row.errors)
    else if (batch.push(row.row) >= ROWS_AT_ONCE) await flush()
  }
  await flush()
  return staged
}

interface Staging {
  staged: StagedPrices
  /** The line of each staged step, by product, quantity and first day. */
  lines: Map<string, number>
  reject: (errors: readonly PriceRowError[]) => void
}

async function stageBatch(
  trx: Kysely<Database>,
  batch: readonly PriceFileRow[],
  staging: Staging,
): Promise<void> {
  if (batch.length === 0) return
  const find = await findItems(trx, batch)
  const steps = batch.flatMap((row) => {
    const found = find(row)
    const error = 'id' in found ? findConflictingError(row, found.id, staging) : found
    if (error) {
      staging.reject([error])
      return []
    }
    const { id } = found as { id: number }
    return stageRow(row, id, staging)
  })
  await insertStagedSteps(trx, steps)
}

/** Looks up the items of a batch in one statement; an item number is tried as written, then in capitals. */
async function findItems(
  trx: Kysely<Database>,
  batch: readonly PriceFileRow[],
): Promise<(row: PriceFileRow) => { id: number } | PriceRowError> {
  const numbers = batch.flatMap(({ itemNo }) => (itemNo ? [itemNo, itemNo.toUpperCase()] : []))
  const eans = batch.flatMap(({ ean }) => ean ?? [])
  const rows = await findItemsNamed(trx, { numbers, eans })
  const byNumber = new Map(rows.map((row) => [row.item_no, row]))
  const byEan = new Map(rows.map((row) => [row.ean, row]))
  return ({ line, itemNo, ean }) => {
    const error = { line, itemNo, found: itemNo ?? ean ?? '', detail: '' }
    const numbered = itemNo
      ? (byNumber.get(itemNo) ?? byNumber.get(itemNo.toUpperCase()))
      : undefined
    const barcoded = ean ? byEan.get(ean) : undefined
    // The item number of one item with the barcode of another.
    if (itemNo && numbered && ean && numbered.ean !== ean) {
      const detail = barcoded?.item_no ?? 'itemNo'
      return { ...error, field: 'ean', fault: 'in-disorder', found: ean, detail }
    }
    const item = itemNo ? numbered : barcoded
    return item ?? { ...error, field: itemNo ? 'itemNo' : 'ean', fault: 'unknown-item' }
  }
}

/** The error of a step that an earlier row has, or of terms that contradict an earlier row of the item; null: none. */
function findConflictingError(
  { line, itemNo, step, terms }: PriceFileRow,
  id: number,
  { staged, lines }: Staging,
): PriceRowError | null {
  const error = { line, itemNo, detail: '' }
  const before = step ? lines.get(stepKey(id, step)) : undefined
  if (step && before !== undefined) {
    const found = String(step.minQuantity)
    return { ...error, field: 'minQuantity', fault: 'duplicate', found, detail: `${before}` }
  }
  const earlier = staged.terms.get(id)
  if (!terms || !earlier || JSON.stringify(terms) === JSON.stringify(earlier.terms)) return null
  return { ...error, field: null, fault: 'contradicts', found: '', detail: `${earlier.line}` }
}

function stageRow(
  { line, step, terms }: PriceFileRow,
  id: number,
  { staged, lines }: Staging,
): StagedStep[] {
  staged.products.add(id)
  if (terms) staged.terms.set(id, staged.terms.get(id) ?? { line, terms })
  if (!step) return []
  lines.set(stepKey(id, step), line)
  return [
    {
      product_id: id,
      min_quantity: step.minQuantity,
      amount: step.amount,
      valid_from: step.validFrom,
      valid_to: step.validTo,
    },
  ]
}

function stepKey(id: number, step: { minQuantity: number; validFrom: string | null }): string {
  return `${id} ${step.minQuantity} ${step.validFrom}`
}
