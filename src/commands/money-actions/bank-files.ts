// Actions of npm run money on bank files: import, unmatched.
import { listPaymentsByState } from '../../server/modules/ledger/payment-service.ts'
import { formatFileError } from '../../server/modules/catalogue-file/format-errors.ts'
import type { UnmatchedReason } from '../../server/modules/ledger/bank-line-service.ts'
import type { BankMapping } from '../../server/modules/bank-file/bank-mapping.ts'
import { TableError } from '../../server/platform/tables/table-error.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import {
  type BankImportResult,
  countStates,
  importBankFile,
  type ImportedLine,
  sumsOf,
} from '../../server/staff/money/import-bank-file.ts'
import { oneOf } from '../command-line/option-values.ts'
import { type Actions, action, CommandError } from '../command-line/run-command.ts'
import { currencyOf, type MoneyCommandContext, moneyText } from './money-options.ts'

export const BANK_FILE_USAGE = `  import FILE [--currency CUR] [--map FIELD=HEADING] … [--dates ymd|dmy|mdy] [--decimal comma|point] [--encoding NAME]
      [--sheet NAME] [--method METHOD] [--yes]   shows what a bank file would enter; --yes enters it
      FIELD date, amount or credit and debit, side (credit or debit), currency, text, bankReference, payer; the mapping is stored by its headings
  unmatched                   lists payments without an account, with what the payers wrote; then: assign, return`

const MAX_LISTED = 10_000

export const BANK_FILE_ACTIONS: Actions<MoneyCommandContext> = {
  import: action(['FILE'], async (context, path) => {
    const { options } = context
    const result = await importBankFile(context, {
      path,
      encoding: options.encoding,
      sheet: options.sheet,
      method: options.method ?? 'transfer',
      currency: options.currency === undefined ? null : currencyOf(options.currency),
      corrections: options.map ?? [],
      dates: formatOption(options.dates, ['ymd', 'dmy', 'mdy'], '--dates'),
      decimal: formatOption(options.decimal, ['comma', 'point'], '--decimal'),
      isWriting: options.yes,
    }).catch((error: unknown) => {
      throw error instanceof TableError ? new CommandError(formatFileError(error, 'en_us')) : error
    })
    printFile(result)
    printLines(result)
    return printOutcome(result, options.yes)
  }),

  unmatched: action([], async ({ db }) => {
    const payments = await listPaymentsByState(db, ['unmatched'], MAX_LISTED)
    if (payments.length === 0) console.log('There is no unmatched money.')
    for (const { id, arrived_at: arrived, amount, currency, ...payment } of payments) {
      const day = arrived?.toISOString().slice(0, 10) ?? ''
      const money = moneyText(amount, currency).padStart(18)
      const stated = payment.stated_reference || 'no reference'
      console.log(forTerminal(`${id}  ${day}  ${money}  ${payment.bank_reference}  ${stated}`))
    }
  }),
}

/**
 * Undefined when the option is absent: the format is then read from the file, and an unclear one is an error that names
 * the option.
 */
function formatOption<T extends string>(
  given: string | undefined,
  all: readonly T[],
  name: string,
) {
  return given === undefined ? undefined : oneOf(given, all, name)
}

function printFile({ file, mapping, isMappingStored }: BankImportResult): void {
  const { format, encoding, delimiter, headings } = file
  const delimiterNames: Record<string, string> = {
    ',': 'comma',
    ';': 'semicolon',
    '\t': 'tab',
    '|': 'bar',
  }
  const description = [format, encoding, delimiter && delimiterNames[delimiter]]
    .filter(Boolean)
    .join(', ')
  const origin = isMappingStored
    ? 'as these headings were mapped before'
    : 'guessed from its headings'
  console.log(`${description}; columns ${origin}:`)
  for (const [field, columns] of Object.entries(mapping.columns)) {
    const names = columns.map((at) => headings[at] || `#${at + 1}`).join(' + ')
    console.log(forTerminal(`  ${field.padEnd(14)} ${names}${formatOf(field, mapping)}`))
  }
}

const ORDERS = { ymd: 'year first', dmy: 'day first', mdy: 'month first' } as const

function formatOf(field: string, { dates, decimal }: BankMapping): string {
  if (field === 'date' && dates) return ` (${ORDERS[dates]})`
  if ((field === 'amount' || field === 'credit') && decimal) return ` (decimal ${decimal})`
  return ''
}

function printLines({ lines, parsed }: BankImportResult): void {
  for (const each of lines) {
    const { line, day, amount, currency } = each.credit
    const money = moneyText(amount, currency).padStart(18)
    console.log(forTerminal(`line ${String(line).padEnd(6)} ${day} ${money}  ${outcomeOf(each)}`))
  }
  for (const { line, found, message } of parsed.foreign) {
    console.log(forTerminal(`line ${String(line).padEnd(6)} not entered: "${found}". ${message}`))
  }
  for (const { line, found, message } of parsed.errors) {
    console.error(forTerminal(`line ${line}: "${found}". ${message}`))
  }
}

const REASONS: Readonly<Record<UnmatchedReason, string>> = {
  noReference: 'no payment reference',
  brokenReference: 'the check digits of the payment reference are wrong',
  unknownReference: 'no account has this payment reference',
  otherCurrency: 'the account has another currency',
  twoAccounts: 'the references of two accounts',
}

function outcomeOf({ credit, match, paymentId }: ImportedLine): string {
  const payment = paymentId === null ? '' : `payment ${paymentId} `
  if (match.state === 'known') return 'entered before'
  if (match.state === 'contradictory') {
    return `${credit.bankReference} was entered before for another amount. If the references of this column are not unique, leave it out: --map bankReference=`
  }
  if (match.state === 'matched') {
    const { customerNo, company, kind } = match.account
    const reported = match.reportedId === null ? '' : `, reported as payment ${match.reportedId}`
    return `${payment}matched ${customerNo} ${company} (${kind})${reported}`
  }
  const candidates = match.candidates.map(({ id, customerNo }) => `payment ${id} of ${customerNo}`)
  const proposal =
    candidates.length === 0 ? '' : `; may be ${candidates.join(' or ')}, of the same amount`
  return `${payment}unmatched: ${REASONS[match.reason]}${proposal}`
}

/** The exit code: 2 when lines have errors and nothing was entered. */
function printOutcome({ lines, parsed, isWritten }: BankImportResult, isWriting: boolean): number {
  const { matched, unmatched, known, contradictory } = countStates(lines)
  const { debits, trailers, empty, repeated, foreign } = parsed
  const counts: [string, number][] = [
    ['matched', matched],
    ['unmatched', unmatched],
    ['entered before', known],
    ['twice in the file', repeated],
    ['debits', debits],
    ['sums', trailers],
    ['without amount', empty],
    ['other currencies', foreign.length],
    ['errors', parsed.errors.length + contradictory],
  ]
  console.log(counts.map(([name, count]) => `${name} ${count}`).join(' · '))
  for (const [currency, sum] of Object.entries(sumsOf(lines))) console.log(`new ${currency} ${sum}`)
  if (parsed.errors.length + contradictory > 0) {
    console.log('Nothing can be entered. Correct the mapping or the file and import it again.')
    return 2
  }
  if (isWritten)
    console.log('Entered. Credit what is matched: npm run money -- credit --all-matched')
  else if (!isWriting) console.log('Dry run: nothing was written. To enter these lines, add --yes.')
  return 0
}
