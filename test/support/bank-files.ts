// Files of a bank for tests: written as a bank exports them, imported as staff do.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import {
  type BankImport,
  countStates,
  importBankFile,
} from '../../src/server/staff/money/import-bank-file.ts'
import { createMemberWithMoney, readPaymentReference } from './money.ts'
import type { TestApp } from './test-app.ts'

/** One for each process of tests; all are removed after the last test. */
let folder: string | undefined
let written = 0

/** Writes a file of the bank and returns its path. */
export function bankFile(
  content: string | Uint8Array,
  name = `bank-${(written += 1)}.csv`,
): string {
  folder ??= mkdtempSync(join(inject('testServer').scratchFolder, 'bank-'))
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

export const HEADINGS = 'Date,Description,Amount,Currency,Transaction ID'

/** A CSV file with these lines under HEADINGS. */
export function bankCsv(lines: readonly string[]): string {
  return bankFile([HEADINGS, ...lines, ''].join('\n'))
}

/** Imports as ann@shop.example; with `isWriting: false` nothing is written. Returns the result with counts by state. */
export async function importBank(shop: TestApp, path: string, options: Partial<BankImport> = {}) {
  const staff = { db: shop.db, now: new Date(), actor: 'staff:ann@shop.example' }
  const defaults = { method: 'transfer', currency: null, corrections: [], isWriting: true }
  const result = await importBankFile(staff, { path, ...defaults, ...options })
  return { ...result, counts: countStates(result.lines) }
}

/** The numbers of payments, transfers, audit entries and mappings of headings: equal after an import without effect. */
export async function countMoney(shop: TestApp): Promise<string> {
  const counts = await Promise.all(
    (['payment', 'ledger_transfer', 'audit_entry', 'bank_file_mapping'] as const).map((table) =>
      shop.owner
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.map(({ count }) => count).join(' ')
}

/** A statement of several months, as a file: of ten lines, eight name an account, one none, one is a debit. */
export async function bigStatement(
  shop: TestApp,
  { lines, accounts }: { lines: number; accounts: number },
): Promise<string> {
  const references: string[] = []
  for (let n = 0; n < accounts; n += 1) {
    const { accountId } = await createMemberWithMoney(shop.db, shop.owner)
    references.push(await readPaymentReference(shop.db, accountId))
  }
  const rows = Array.from({ length: lines }, (_, n) => {
    const day = `2026-${String(1 + (n % 9)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`
    const text = n % 10 === 9 ? 'thank you' : `Payment ${references[n % accounts]} of ${n}`
    const amount = `${n % 10 === 8 ? '-' : ''}${100 + (n % 977)}.${String(n % 100).padStart(2, '0')}`
    return `${day},${text},${amount},USD,${n % 2 === 0 ? `S-${n}` : ''}`
  })
  return bankCsv(rows)
}

/** The seconds of a dry run, of entering the file, and of entering it again, which must change nothing. */
export async function timeImports(shop: TestApp, path: string) {
  const timed = async (isWriting: boolean) => {
    const begun = performance.now()
    const { counts } = await importBank(shop, path, { isWriting })
    return { seconds: (performance.now() - begun) / 1000, counts }
  }
  const matched = await timed(false)
  const entered = await timed(true)
  const before = await countMoney(shop)
  const again = await timed(true)
  return { matched, entered, again, isUnchanged: before === (await countMoney(shop)) }
}
