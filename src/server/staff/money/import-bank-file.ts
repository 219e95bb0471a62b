// Staff enter a file of the bank: every credit becomes a payment once, matched by its reference or unmatched.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Kysely } from 'kysely'
import { minorText } from '../../../shared/minor-units.ts'
import { sellerDay, noonOfSellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import type { BankMapping } from '../../modules/bank-file/bank-mapping.ts'
import {
  type MappingOptions,
  resolveMapping,
  storeMapping,
} from '../../modules/bank-file/mapping-service.ts'
import { type BankFile, openBankFile } from '../../modules/bank-file/open-bank-file.ts'
import {
  type BankCredit,
  type ParsedBankFile,
  readBankLines,
} from '../../modules/bank-file/read-bank-lines.ts'
import {
  enterLines,
  isDuplicateLineError,
  lockLines,
  type PlannedMatch,
  planLines,
} from '../../modules/ledger/bank-line-service.ts'
import { AppError } from '../../platform/errors.ts'
import type { MoneyContext } from './handle-payments.ts'

export interface BankImport extends MappingOptions {
  path: string
  encoding?: string | undefined
  sheet?: string | undefined
  method: string
  /** Of every line of a file without a column of currencies; null: the file has one. */
  currency: string | null
  /** False: nothing is written. */
  isWriting: boolean
}

export interface ImportedLine {
  credit: BankCredit
  match: PlannedMatch
  /** Null until the line is entered. */
  paymentId: number | null
}

export interface BankImportResult {
  file: Omit<BankFile, 'rows'>
  mapping: BankMapping
  /** The mapping was stored by an earlier import of a file with these headings. */
  isMappingStored: boolean
  parsed: ParsedBankFile
  lines: ImportedLine[]
  /** True also if the shop already had every line. */
  isWritten: boolean
}

/**
 * All lines of a file or, if any has an error or contradicts what was entered before, none; one transaction and one audit
 * entry. Throws TableError and MappingError. Errors: 409 `meanwhile`: a line was entered by hand at the same moment.
 */
export async function importBankFile(
  staff: MoneyContext,
  options: BankImport,
): Promise<BankImportResult> {
  const { rows, ...file } = await openBankFile(options)
  const { mapping: resolved, isMappingStored } = await resolveMapping(
    staff.db,
    file.headings,
    options,
  )
  const sha256 = createHash('sha256')
    .update(await readFile(options.path))
    .digest('hex')
  const today = sellerDay(staff.now)
  const { currency } = options
  const parsed = readBankLines({ ...file, rows }, { mapping: resolved, currency, today })
  const { mapping } = parsed
  const result = { file, mapping, isMappingStored, parsed }
  const isWriting = options.isWriting && parsed.errors.length === 0
  if (!isWriting) {
    const lines = await planImport(staff.db, options.method, parsed.credits)
    return { ...result, lines, isWritten: false }
  }
  try {
    const written = await staff.db.transaction().execute(async (trx) => {
      await lockLines(trx)
      const lines = await planImport(trx, options.method, parsed.credits)
      if (lines.some(({ match }) => match.state === 'contradictory'))
        return { lines, isWritten: false }
      if (lines.every(({ match }) => match.state === 'known')) return { lines, isWritten: true }
      await enterPlanned(trx, staff, { method: options.method, lines })
      await storeMapping(trx, file.headings, { mapping, by: staff.actor, at: staff.now })
      await auditImport(trx, staff, { path: options.path, sha256, result: { ...result, lines } })
      return { lines, isWritten: true }
    })
    return { ...result, ...written }
  } catch (error) {
    if (isDuplicateLineError(error)) throw new AppError(409, [], { reason: 'meanwhile' })
    throw error
  }
}

async function planImport(
  db: Kysely<Database>,
  method: string,
  credits: readonly BankCredit[],
): Promise<ImportedLine[]> {
  const lines = credits.map(({ currency, amount, bankReference, text }) => {
    return { currency, amount, bankReference, statedReference: text }
  })
  const matches = await planLines(db, { method, lines })
  return credits.map((credit, at) => ({ credit, match: matches[at]!, paymentId: null }))
}

async function enterPlanned(
  trx: Kysely<Database>,
  { actor }: MoneyContext,
  { method, lines }: { method: string; lines: ImportedLine[] },
): Promise<void> {
  const planned = lines.map(({ credit, match }) => {
    const { currency, amount, bankReference, text, day } = credit
    const arrivedAt = noonOfSellerDay(day)!
    const line = { method, currency, amount, bankReference, statedReference: text, arrivedAt }
    return { line: { ...line, by: actor }, match }
  })
  for (const [at, paymentId] of await enterLines(trx, planned)) lines[at]!.paymentId = paymentId
}

async function auditImport(
  trx: Kysely<Database>,
  { now, actor }: MoneyContext,
  {
    path,
    sha256,
    result,
  }: { path: string; sha256: string; result: Omit<BankImportResult, 'isWritten'> },
): Promise<void> {
  const { mapping, lines, parsed } = result
  const ids = lines.flatMap(({ paymentId }) => paymentId ?? [])
  const file = basename(path)
  // Debits are outgoing payments, trailers the sums and balances below the bookings, foreign lines those in a currency
  // that the shop does not accept.
  const { debits, trailers } = parsed
  const counts = { ...countStates(lines), debits, trailers, foreign: parsed.foreign.length }
  const change = { sha256, mapping, ...counts, sums: sumsOf(lines), payments: rangesOf(ids) }
  await writeAudit(trx, now, {
    actor,
    action: 'money.import',
    subject: `bank-file:${file}`,
    change,
  })
}

/** How many lines are in each state; those that joined a reported payment are matched, too. */
export function countStates(lines: readonly ImportedLine[]) {
  const counts = { matched: 0, reported: 0, unmatched: 0, known: 0, contradictory: 0 }
  for (const { match } of lines) {
    counts[match.state] += 1
    if (match.state === 'matched' && match.reportedId !== null) counts.reported += 1
  }
  return counts
}

/** What the lines that are new add up to: { USD: '1000.00' }. */
export function sumsOf(lines: readonly ImportedLine[]): Record<string, string> {
  const sums = new Map<string, bigint>()
  for (const { credit, match } of lines) {
    if (match.state === 'known' || match.state === 'contradictory') continue
    sums.set(credit.currency, (sums.get(credit.currency) ?? 0n) + credit.amount)
  }
  return Object.fromEntries(
    [...sums].map(([currency, minor]) => [currency, minorText(minor, currency)]),
  )
}

/** '12-15,19': short for thousands of payments. */
function rangesOf(ids: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && id === last[1] + 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
