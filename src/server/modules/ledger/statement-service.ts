// The statement of a month of an account: its entries in order with the balances before and after.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { LedgerEntryKind } from '../../../shared/ledger-kinds.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import type { SpreadsheetColumn } from '../../platform/spreadsheet.ts'
import {
  type EntryRow,
  findBalanceBefore,
  findEntries,
  findStatement,
} from './account-repository.ts'
import type { MoneyAccountRow } from './ledger-repository.ts'
import { STATEMENT_TEXTS } from './texts/statement-texts.ts'

/** Amounts in units of the currency ('-12.50'): by how much available and held money changed, and both afterwards. */
export interface StatementLine {
  date: string
  entry: string
  reference: string
  available: string
  held: string
  availableAfter: string
  heldAfter: string
}

export interface MonthStatement {
  currency: string
  /** '2026-11'. */
  month: string
  /** The month is not closed yet. */
  isPreliminary: boolean
  /** Available and held money together, before the month and at its end. */
  opening: string
  closing: string
  /** The opening balance, the entries oldest first, the closing balance. */
  lines: StatementLine[]
}

/** More entries than any member makes in a month; a larger month would be cut here. */
const MAX_ENTRIES = 100_000

/** `month` is '2026-11', a month of the seller. */
export async function readMonthStatement(
  db: Kysely<Database>,
  account: Pick<MoneyAccountRow, 'id' | 'currency'>,
  { month, lang }: { month: string; lang: Lang },
): Promise<MonthStatement> {
  const t = STATEMENT_TEXTS[lang]
  const { id: accountId, currency } = account
  const since = new Date(`${month}-01T00:00:00+08:00`)
  const until = new Date(`${monthAfter(month)}-01T00:00:00+08:00`)
  const entries = await findEntries(db, {
    accountId,
    since,
    until,
    limit: MAX_ENTRIES,
    isOldestFirst: true,
  })
  const before = await findBalanceBefore(db, accountId, since)
  const opening = { available: before?.available_after ?? 0, held: before?.held_after ?? 0 }
  const lastEntry = entries.at(-1)
  const closing = lastEntry
    ? { available: lastEntry.available_after, held: lastEntry.held_after }
    : opening
  const closedStatement = await findStatement(db, accountId, `${month}-01`)
  const text = (minor: number): string => minorText(BigInt(minor), currency)
  const balance = (entry: string, { available, held }: typeof opening): StatementLine => ({
    date: '',
    entry,
    reference: '',
    available: '',
    held: '',
    availableAfter: text(available),
    heldAfter: text(held),
  })
  return {
    currency,
    month,
    isPreliminary: closedStatement === undefined,
    opening: text(opening.available + opening.held),
    closing: text(closing.available + closing.held),
    lines: [
      balance(t.opening, opening),
      ...entries.map((each) => ({
        date: sellerDay(each.at),
        entry: t.kinds[each.kind as LedgerEntryKind],
        reference: referenceOf(each, lang),
        available: text(each.to_available),
        held: text(each.to_held),
        availableAfter: text(each.available_after),
        heldAfter: text(each.held_after),
      })),
      balance(closedStatement ? t.closing : `${t.closing} (${t.preliminary})`, closing),
    ],
  }
}

/** The columns of a statement as a table. */
export function statementColumns(
  { currency }: MonthStatement,
  lang: Lang,
): SpreadsheetColumn<StatementLine>[] {
  const { columns } = STATEMENT_TEXTS[lang]
  return [
    { header: columns.date, value: ({ date }) => date, width: 18 },
    { header: columns.entry, value: ({ entry }) => entry, width: 34 },
    { header: columns.reference, value: ({ reference }) => reference, width: 22 },
    { header: `${columns.available} (${currency})`, value: ({ available }) => numberOf(available) },
    { header: `${columns.held} (${currency})`, value: ({ held }) => numberOf(held) },
    { header: columns.availableAfter, value: ({ availableAfter }) => numberOf(availableAfter) },
    { header: columns.heldAfter, value: ({ heldAfter }) => numberOf(heldAfter) },
  ]
}

/** Amounts are number cells, so that a leading minus is not taken for a formula. */
function numberOf(amount: string): number | null {
  return amount === '' ? null : Number(amount)
}

function referenceOf(
  entry: Pick<EntryRow, 'order_no' | 'payment_id' | 'payout_id' | 'reason'>,
  lang: Lang,
): string {
  const t = STATEMENT_TEXTS[lang]
  if (entry.order_no !== null) return t.order(entry.order_no)
  if (entry.payment_id !== null) return t.payment(entry.payment_id)
  if (entry.payout_id !== null) return t.payout(entry.payout_id)
  return entry.reason ?? ''
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
