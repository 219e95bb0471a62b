// Applies the rows of a file to the catalogue, batch by batch, in one transaction.
import type { Kysely } from 'kysely'
import type { ParsedRow, ReadRow } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { acceptRow, errorOf, newRun, reject } from './apply-run.ts'
import type { ApplyCounts, ApplyOptions, Run } from './apply-run.ts'
import { changedFields } from './item-content.ts'
import { changeOf, RELATION_FIELDS, UNSEARCHED_FIELDS } from './item-change.ts'
import { findItemsExcept } from './item-reading-repository.ts'
import {
  archiveProducts,
  checkConstraints,
  deferConstraints,
  freeEans,
} from './item-writing-repository.ts'
import { recordUpdates } from './record-updates.ts'
import { eanHolders, classifyNewRows, classifyRows } from './classify-rows.ts'
import type { ClassifiedRows, ClassifiedWrite } from './classify-rows.ts'
import { findMissingSetItems, splitBySets } from './set-items.ts'
import { splitByEans } from './split-by-eans.ts'
import { writeItems } from './write-items.ts'

const ROWS_AT_ONCE = 500
/**
 * Rows wait for the end of the file while another item has their EAN or their set names an item that may follow; beyond
 * this number they are rejected.
 */
const WAITING_LIMIT = 20_000

export interface ApplyResult {
  counts: ApplyCounts
  /** True when table rows were written. */
  hasWritten: boolean
  /**
   * Ids of products that were written with a change beyond UNSEARCHED_FIELDS, whose number decides whether the statistics
   * of the tables are refreshed; empty in a dry run.
   */
  searchable: number[]
  /** Whether a change affects replacements, relations or the devices' counts. */
  affectsRelations: boolean
  /** Numbers of items that stay archived although the file lists them, because it does not give their status. */
  stillArchived: string[]
}

/** Reads all rows, writes new and changed ones, and reports the counts. Does not commit. */
export async function applyRows(
  trx: Kysely<Database>,
  rows: AsyncIterable<ReadRow>,
  options: ApplyOptions,
): Promise<ApplyResult> {
  const run = newRun(trx, options)
  await deferConstraints(trx)
  let batch: ParsedRow[] = []
  let previousBatch: Promise<void> = Promise.resolve()
  for await (const read of rows) {
    const row = acceptRow(run, read)
    if (row) batch.push(row)
    if (batch.length < ROWS_AT_ONCE) continue
    const full = batch
    batch = []
    await previousBatch
    previousBatch = applyBatch(run, full)
    // Prevents an unhandled rejection: the loop awaits the promise only after reading the next batch.
    previousBatch.catch(() => undefined)
  }
  await previousBatch
  await applyBatch(run, batch)
  if (options.replace && run.counts.unidentified === 0) await archiveMissing(run)
  await applyWaiting(run)
  // Callers may alter tables next, which pending constraint checks would prevent.
  await checkConstraints(trx)
  const { counts, affectsRelations, hasWritten } = run
  const [searchable, stillArchived] = [[...run.searchable], [...run.stillArchived]]
  return { counts, searchable, affectsRelations, hasWritten, stillArchived }
}

async function applyBatch(run: Run, rows: readonly ParsedRow[]): Promise<void> {
  if (rows.length === 0) return
  const { today, isFirstFilling } = run.options
  const classified = isFirstFilling
    ? classifyNewRows(rows, today)
    : await classifyRows(run.trx, rows, today)
  const { writes } = classified
  const withFreeEans = isFirstFilling ? writes : await holdBackTakenEans(run, writes)
  await applyClassified(run, { ...classified, writes: await holdBackSets(run, withFreeEans) })
}

async function applyClassified(run: Run, classified: ClassifiedRows): Promise<void> {
  run.counts.unchanged += classified.unchanged
  for (const errors of classified.rejected) reject(run, errors)
  for (const itemNo of classified.stillArchived) run.stillArchived.add(itemNo)
  for (const write of classified.writes) {
    run.counts[write.before ? 'changed' : 'new'] += 1
    const formerEan = write.before?.ean
    if (formerEan && formerEan !== write.item.ean) run.freedEans.add(formerEan)
    run.options.onChange?.(changeOf(write))
  }
  if (!run.options.dryRun && classified.writes.length > 0) await writeBatch(run, classified.writes)
  run.options.onProgress?.(run.counts)
}

async function writeBatch(run: Run, writes: readonly ClassifiedWrite[]): Promise<void> {
  const ids = await writeItems(run.trx, writes, run.options.version)
  await recordUpdates(run.trx, writes, { ids, today: run.options.today })
  run.hasWritten = true
  for (const { item, before } of writes) {
    const fields = before ? changedFields(before, item) : null
    const id = ids.get(item.itemNo)
    if (id !== undefined && (fields?.some((field) => !UNSEARCHED_FIELDS.has(field)) ?? true)) {
      run.searchable.add(id)
    }
    if (fields?.some((field) => RELATION_FIELDS.has(field)) ?? true) run.affectsRelations = true
  }
}

/** The items of a set may be added later in the file. */
async function holdBackSets(
  run: Run,
  writes: readonly ClassifiedWrite[],
): Promise<ClassifiedWrite[]> {
  const { complete, incomplete } = splitBySets(writes, await findMissingSetItems(run.trx, writes))
  for (const write of incomplete) {
    if (run.waiting.length < WAITING_LIMIT) run.waiting.push(write.row)
    else rejectSet(run, write, write.item.setItems)
  }
  return complete
}

function rejectSet(run: Run, write: ClassifiedWrite, missing: readonly string[]): void {
  const detail = missing.join(', ')
  reject(run, [errorOf(write.row, { field: 'setItems', fault: 'unknown-set-item', detail })])
}

/** The items in the sets of these writes that are neither in the shop nor among the rows that did not have to wait. */
async function findUnknownSetItems(
  run: Run,
  writes: readonly ClassifiedWrite[],
): Promise<Set<string>> {
  const { dryRun } = run.options
  const lacking = [...(await findMissingSetItems(run.trx, writes))]
  // A dry run has not written the rows that did not have to wait.
  const waiting = new Set(run.waiting.map((row) => row.itemNo))
  const isNew = (itemNo: string) => dryRun && run.seen.get(itemNo) && !waiting.has(itemNo)
  return new Set(lacking.filter((itemNo) => !isNew(itemNo)))
}

/** An EAN may move between items within one file: the item that gets it waits until the one that gives it up was read. */
async function holdBackTakenEans(
  run: Run,
  writes: readonly ClassifiedWrite[],
): Promise<ClassifiedWrite[]> {
  const holders = await eanHolders(run.trx, writes)
  const writesWithFreeEan: ClassifiedWrite[] = []
  for (const write of writes) {
    const holder = write.item.ean ? holders.get(write.item.ean) : undefined
    if (holder === undefined || holder === write.item.itemNo) writesWithFreeEan.push(write)
    else if (run.waiting.length < WAITING_LIMIT) run.waiting.push(write.row)
    else rejectTaken(run, write, holder)
  }
  return writesWithFreeEan
}

function rejectTaken(run: Run, write: ClassifiedWrite, holder: string): void {
  reject(run, [errorOf(write.row, { field: 'ean', fault: 'ean-taken', detail: holder })])
}

async function applyWaiting(run: Run): Promise<void> {
  if (run.waiting.length === 0) return
  const classified = await classifyRows(run.trx, run.waiting, run.options.today)
  const unknown = await findUnknownSetItems(run, classified.writes)
  const holders = await eanHolders(run.trx, classified.writes)
  const holderOf = ({ item: { ean, itemNo } }: ClassifiedWrite) => {
    const holder = ean === null ? undefined : holders.get(ean)
    // In a dry run the item that had the EAN is not written, but its row may have given it up.
    const isFreed = ean !== null && run.freedEans.has(ean)
    return holder === itemNo || isFreed ? undefined : holder
  }
  let writes = classified.writes
  let before: number
  do {
    before = writes.length
    const { complete, incomplete } = splitBySets(writes, unknown)
    for (const write of incomplete) {
      rejectSet(
        run,
        write,
        write.item.setItems.filter((itemNo) => unknown.has(itemNo)),
      )
    }
    const { free, taken } = splitByEans(complete, holderOf, run.archivedNos)
    for (const write of taken) rejectTaken(run, write, holderOf(write) ?? '')
    writes = free
    // Once more: a set may name an item that was rejected for its EAN.
  } while (writes.length < before)
  const archived = writes
    .flatMap((write) => holderOf(write) ?? [])
    .filter((itemNo) => run.archivedNos.has(itemNo))
  if (!run.options.dryRun) await freeEans(run.trx, archived)
  await applyClassified(run, { ...classified, writes })
}

async function archiveMissing(run: Run): Promise<void> {
  const listed = [...run.seen.keys()]
  const missing = await findItemsExcept(run.trx, listed)
  run.counts.archived = missing.length
  for (const row of missing) run.archivedNos.add(row.item_no)
  if (run.options.dryRun || missing.length === 0) return
  const ids = missing.map((row) => row.id)
  await archiveProducts(run.trx, ids, run.options.version)
  run.hasWritten = true
  run.affectsRelations = true
  for (const id of ids) run.searchable.add(id)
}
