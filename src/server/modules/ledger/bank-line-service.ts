// Lines of the bank: which account each pays by its reference, which reported payment it may be, and how they are
// entered.
import { brand } from '../../../shared/brand.ts'
import type { Kysely } from 'kysely'
import { findCreditorReferences } from '../../../shared/creditor-reference.ts'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../platform/database-errors.ts'
import { addWorkingDays } from '../../platform/working-days.ts'
import {
  callNameOrders,
  callReceiveLines,
  findAccountsByReference,
  findEnteredLines,
  findReportedPayments,
  lockBankLines,
  type PlannedLine,
  type ReferencedAccount,
  type ReportedPayment,
} from './bank-line-repository.ts'
import { ledgerCall } from './ledger-errors.ts'
import type { BankLine } from './payment-repository.ts'

export type { ReferencedAccount, ReportedPayment } from './bank-line-repository.ts'

type Trx = Kysely<Database>

/** A line of money that arrived, before it is matched. */
export type ArrivedLine = Pick<
  BankLine,
  'currency' | 'amount' | 'bankReference' | 'statedReference'
>

export type LineMatch =
  /** The line names an account in its currency; it may be a payment that the member reported. */
  | { state: 'matched'; account: ReferencedAccount; reportedId: number | null }
  /**
   * The line names no account, several, or one in another currency: money is never converted. `candidates`: reported
   * payments of the same amount, from which a person may choose.
   */
  | { state: 'unmatched'; reason: UnmatchedReason; candidates: ReportedPayment[] }

export type PlannedMatch =
  | LineMatch
  /** Entered before. */
  | { state: 'known' }
  /** The bank's reference was entered before, for another amount or currency. */
  | { state: 'contradictory' }

/** `brokenReference`: its check digits are wrong. `twoAccounts`: the line names more than one account. */
export type UnmatchedReason =
  | 'noReference'
  | 'brokenReference'
  | 'unknownReference'
  | 'otherCurrency'
  | 'twoAccounts'

/** In the order of the lines. Nothing is written. */
export async function matchLines(
  db: Trx,
  { method, lines }: { method: string; lines: readonly ArrivedLine[] },
): Promise<LineMatch[]> {
  const references = lines.map(({ statedReference }) => findCreditorReferences(statedReference))
  const [accounts, reported] = await Promise.all([
    findAccountsByReference(db, [...new Set(references.flatMap(({ valid }) => valid))]),
    findReportedPayments(db, { method, amounts: [...new Set(lines.map(({ amount }) => amount))] }),
  ])
  const accountOf = new Map(accounts.map((account) => [account.reference, account]))
  const reportedByAmount = Map.groupBy(reported, ({ currency, amount }) => `${currency} ${amount}`)
  const candidatesOf = (line: ArrivedLine) =>
    reportedByAmount.get(`${line.currency} ${line.amount}`) ?? []
  const matches = lines.map((line, at): LineMatch => {
    const { valid, hasBroken } = references[at]!
    const named = valid.flatMap((reference) => accountOf.get(reference) ?? [])
    // A payer may write the reference of the order and that of the account.
    const account = named.find(({ orderId }) => orderId !== null) ?? named[0]
    const isOneAccount = new Set(named.map(({ accountId }) => accountId)).size === 1
    if (account && isOneAccount && account.currency === line.currency) {
      return {
        state: 'matched',
        account,
        reportedId: takeReported(candidatesOf(line), account.accountId),
      }
    }
    const referenceProblem =
      valid.length > 0 ? 'unknownReference' : hasBroken ? 'brokenReference' : 'noReference'
    const reason =
      named.length > 0 && !isOneAccount
        ? 'twoAccounts'
        : account
          ? 'otherCurrency'
          : referenceProblem
    return { state: 'unmatched', reason, candidates: [] }
  })
  // Last, when every line that names an account has taken its reported payment: those that are left may be proposed.
  return matches.map((match, at) =>
    match.state === 'unmatched' ? { ...match, candidates: [...candidatesOf(lines[at]!)] } : match,
  )
}

/** As matchLines, but lines whose bank reference was entered before are reported as such and not matched. */
export async function planLines(
  db: Trx,
  { method, lines }: { method: string; lines: readonly ArrivedLine[] },
): Promise<PlannedMatch[]> {
  const bankReferences = lines.map((line) => line.bankReference)
  const entered = await findEnteredLines(db, { method, bankReferences })
  const enteredLines = new Map(entered.map((line) => [line.bankReference, line]))
  const matches = await matchLines(db, {
    method,
    lines: lines.filter((line) => !enteredLines.has(line.bankReference)),
  })
  const remaining = matches.values()
  return lines.map((line) => {
    const before = enteredLines.get(line.bankReference)
    if (!before) return remaining.next().value!
    const isSame = BigInt(before.amount) === line.amount && before.currency === line.currency
    return { state: isSame ? 'known' : 'contradictory' }
  })
}

/** A reported payment is matched by one line only. */
function takeReported(candidates: ReportedPayment[], accountId: number): number | null {
  const at = candidates.findIndex((each) => each.accountId === accountId)
  return at < 0 ? null : (candidates.splice(at, 1)[0]?.id ?? null)
}

/** The end of the working day by which arrived money must be credited. */
export function creditDueAt(arrivedAt: Date): Date {
  return addWorkingDays(arrivedAt, brand.topUpCreditedWorkingDays)
}

/** Files are entered one after the other, so that the plan of the second sees the first. */
export function lockLines(trx: Trx): Promise<void> {
  return lockBankLines(trx)
}

/**
 * Enters lines as they were matched; those whose bank reference was entered before are left out. Returns ids of payments
 * by the index of the line.
 */
export async function enterLines(
  trx: Trx,
  lines: ReadonlyArray<{ line: Omit<BankLine, 'dueAt'>; match: PlannedMatch }>,
): Promise<Map<number, number>> {
  const dueAt = new Map<number, Date>()
  const planned = lines.flatMap(({ line, match }, at) => {
    if (match.state === 'known' || match.state === 'contradictory') return []
    const arrived = line.arrivedAt.getTime()
    if (!dueAt.has(arrived)) dueAt.set(arrived, creditDueAt(line.arrivedAt))
    const isMatched = match.state === 'matched'
    const accountId = isMatched ? match.account.accountId : null
    const orderId = isMatched ? match.account.orderId : null
    const reportedId = isMatched ? match.reportedId : null
    return [{ at, orderId, line: { ...line, dueAt: dueAt.get(arrived)!, accountId, reportedId } }]
  })
  const ordered = planned.toSorted((a, b) => inLockOrder(a.line, b.line) || a.at - b.at)
  if (ordered.length === 0) return new Map()
  const ids = await ledgerCall(
    callReceiveLines(
      trx,
      ordered.map(({ line }) => line),
    ),
  )
  const named = ordered.flatMap(({ orderId }, place) => {
    return orderId === null ? [] : [{ paymentId: ids[place]!, orderId }]
  })
  if (named.length > 0) await ledgerCall(callNameOrders(trx, named))
  return new Map(ordered.map(({ at }, place) => [at, ids[place]!]))
}

/**
 * By the ids of accounts; of one account first the lines that lock it exclusively, so that no shared lock is upgraded.
 */
function inLockOrder(a: PlannedLine, b: PlannedLine): number {
  const last = Number.MAX_SAFE_INTEGER
  const byAccount = (a.accountId ?? last) - (b.accountId ?? last)
  return byAccount || Number(a.reportedId === null) - Number(b.reportedId === null)
}

export type ReceivedPayment =
  /** The line carries the reference of an account in its currency; `wasReported`: as a payment by the member. */
  | { state: 'matched'; paymentId: number; wasReported: boolean }
  /** It names no account, several, or one in another currency (`UnmatchedReason`). */
  | { state: 'unmatched'; paymentId: number }
  /** The line was entered before. */
  | { state: 'known' }

/**
 * Enters one line, even if an earlier payment with its bank reference was reversed. Its payment reference proposes the
 * account; a person credits the payment. Run it in its own transaction.
 */
export async function receivePayment(
  trx: Trx,
  line: Omit<BankLine, 'dueAt'>,
): Promise<Exclude<ReceivedPayment, { state: 'known' }>> {
  const [match] = await matchLines(trx, { method: line.method, lines: [line] })
  const entered = await enterLines(trx, [{ line, match: match! }])
  const paymentId = entered.get(0)!
  return match?.state === 'matched'
    ? { state: 'matched', paymentId, wasReported: match.reportedId !== null }
    : { state: 'unmatched', paymentId }
}

/** Whether an error says that a line of the bank was entered before, by its bank reference. */
export function isDuplicateLineError(error: unknown): boolean {
  return isUniqueViolation(error, 'payment_bank_reference')
}
