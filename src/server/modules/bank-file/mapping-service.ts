// The mapping of a bank file: the stored one of its heading row, otherwise a guess, with the corrections of staff.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { foldWord } from '../../platform/tables/headings.ts'
import { type BankMapping, checkMapping, correctMapping, guessMapping } from './bank-mapping.ts'
import type { DateOrder, DecimalSign } from './cell-formats.ts'
import { findMapping, writeMapping } from './mapping-repository.ts'

export interface MappingOptions {
  /** 'date=Valuta' … */
  corrections: readonly string[]
  dates?: DateOrder | undefined
  decimal?: DecimalSign | undefined
}

/** The complete mapping for a file with these headings. `isMappingStored`: it was stored with an earlier file. Throws MappingError. */
export async function resolveMapping(
  db: Kysely<Database>,
  headings: readonly string[],
  { corrections, dates, decimal }: MappingOptions,
): Promise<{ mapping: BankMapping; isMappingStored: boolean }> {
  const stored = (await findMapping(db, keyOf(headings))) as BankMapping | undefined
  const corrected = correctMapping(stored ?? guessMapping(headings), headings, corrections)
  const mapping = {
    ...corrected,
    dates: dates ?? corrected.dates,
    decimal: decimal ?? corrected.decimal,
  }
  checkMapping(mapping, headings)
  return { mapping, isMappingStored: stored !== undefined }
}

/** The next file with these headings is read like this one. */
export function storeMapping(
  trx: Kysely<Database>,
  headings: readonly string[],
  row: { mapping: BankMapping; by: string; at: Date },
): Promise<void> {
  return writeMapping(trx, { headings: keyOf(headings), ...row })
}

/** Case and blanks of a heading do not tell two files apart. */
function keyOf(headings: readonly string[]): string {
  return headings.map(foldWord).join('\t')
}
