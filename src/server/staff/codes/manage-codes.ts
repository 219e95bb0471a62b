// Makes, imports and voids verification codes, each with its audit entry.
import type { Kysely } from 'kysely'
import { isMistyped, hasCodeShape } from '../../../shared/verification-code.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { readTradeNumbers } from '../../modules/catalogue/trade-number-service.ts'
import type { BatchFacts } from '../../modules/verification/batch-facts.ts'
import {
  addCodes,
  createBatch,
  voidBatch,
  voidCode,
} from '../../modules/verification/batch-service.ts'
import { newCodes } from '../../modules/verification/code-secrets.ts'
import type { StaffContext } from '../staff-context.ts'

export interface CodesContext extends StaffContext {
  /** The secret with which codes are hashed. */
  key: Buffer
}

/** `detail` is the item number, the number of existing codes, or the batch id; empty for a code, which is not shown. */
export class CodesError extends Error {
  readonly fault: 'unknown_item' | 'known_codes' | 'nothing_to_void'
  readonly detail: string

  constructor(fault: CodesError['fault'], detail: string) {
    super(`${fault} ${detail}`)
    this.fault = fault
    this.detail = detail
  }
}

export interface CodeBatch {
  id: string
  /** GTIN-14 of the item, if it has one. */
  gtin: string | null
}

/**
 * `write` receives every code before the transaction commits; if it throws, nothing is stored. Throws
 * CodesError.
 */
export async function makeCodes(
  staff: CodesContext,
  { facts, count }: { facts: BatchFacts; count: number },
  write: (batch: CodeBatch, codes: ReadonlySet<string>) => Promise<void>,
): Promise<CodeBatch> {
  return storeBatch(staff, facts, async (trx, batch) => {
    const codes = newCodes(count)
    const added = { batch: batch.id, key: staff.key }
    let existing = await addCodes(trx, { ...added, codes })
    // A new code may already exist: one of 10^15 was drawn before.
    while (existing.length > 0) {
      for (const code of existing) codes.delete(code)
      const others = newCodes(existing.length)
      for (const code of others) codes.add(code)
      existing = await addCodes(trx, { ...added, codes: others })
    }
    await write(batch, codes)
    return { action: 'codes.make', codes: codes.size }
  })
}

/** Stores codes that were made elsewhere. Throws CodesError if some exist already. */
export async function importCodes(
  staff: CodesContext,
  { facts, codes }: { facts: BatchFacts; codes: ReadonlySet<string> },
): Promise<CodeBatch> {
  return storeBatch(staff, facts, async (trx, batch) => {
    const existing = await addCodes(trx, { batch: batch.id, key: staff.key, codes })
    if (existing.length > 0) throw new CodesError('known_codes', String(existing.length))
    return { action: 'codes.import', codes: codes.size }
  })
}

/** Voids a batch by its id, or one code; returns which of them it was. Throws CodesError. */
export async function voidCodes(
  staff: CodesContext,
  batchOrCode: string,
): Promise<'batch' | 'code'> {
  const { db, now, actor, key } = staff
  return db.transaction().execute(async (trx) => {
    const code = batchOrCode.replace(/[\s-]/g, '')
    const isCode = hasCodeShape(code) && !isMistyped(code)
    const batch = isCode
      ? await voidCode(trx, now, { key, code })
      : (await voidBatch(trx, now, batchOrCode)) && batchOrCode
    if (!batch) throw new CodesError('nothing_to_void', isCode ? '' : batchOrCode)
    const change = { codes: isCode ? 'one' : 'all' }
    await writeAudit(trx, now, { actor, action: 'codes.void', subject: `codes:${batch}`, change })
    return isCode ? 'code' : 'batch'
  })
}

function storeBatch(
  { db, now, actor }: CodesContext,
  facts: BatchFacts,
  fill: (trx: Kysely<Database>, batch: CodeBatch) => Promise<{ action: string; codes: number }>,
): Promise<CodeBatch> {
  return db.transaction().execute(async (trx) => {
    const item = facts.itemNo === null ? null : await readTradeNumbers(trx, facts.itemNo)
    if (facts.itemNo !== null && !item) throw new CodesError('unknown_item', facts.itemNo)
    const itemNo = item?.itemNo ?? null
    const id = await createBatch(trx, now, { facts: { ...facts, itemNo }, actor })
    const batch = { id, gtin: item?.gtin ?? null }
    const { action, codes } = await fill(trx, batch)
    const change = { codes, itemNo, lot: facts.lot, madeOn: facts.madeOn }
    await writeAudit(trx, now, { actor, action, subject: `codes:${id}`, change })
    return batch
  })
}
