// GET /api/account/entries: the entries of the account, newest first.
import { listAccountEntriesRoute } from '../../../contract/account.ts'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import type { LedgerEntryKind } from '../../../shared/ledger-kinds.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { type EntryRow, listEntries } from '../../modules/ledger/account-service.ts'
import { findOwnAccount } from '../../operations/own-account.ts'

export const listAccountEntriesCall = handle(listAccountEntriesRoute, listAccountEntries)

async function listAccountEntries(
  ctx: Ctx,
  { from, to, kind, after, rows }: ParsedInputOf<typeof listAccountEntriesRoute>,
): Promise<ResultOf<typeof listAccountEntriesRoute>> {
  const account = await findOwnAccount(ctx)
  if (!account) return { list: [], next: null }
  const entries = await listEntries(ctx.db, {
    accountId: account.id,
    before: after,
    since: from === undefined ? undefined : midnight(from),
    until: to === undefined ? undefined : new Date(midnight(to).getTime() + DAY_MS),
    kinds: kind === undefined ? undefined : [kind],
    limit: rows + 1,
  })
  const list = entries.slice(0, rows)
  return {
    list: list.map((entry) => entryOf(entry, account.currency)),
    next: entries.length > rows ? (list.at(-1)?.id ?? null) : null,
  }
}

/** When a day of the seller begins, in Hong Kong. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

function entryOf(entry: EntryRow, currency: string) {
  const text = (minor: number): string => minorText(BigInt(minor), currency)
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    kind: entry.kind as LedgerEntryKind,
    toAvailable: text(entry.to_available),
    toHeld: text(entry.to_held),
    available: text(entry.available_after),
    held: text(entry.held_after),
    orderId: entry.order_id,
    paymentId: entry.payment_id,
    payoutId: entry.payout_id,
    reason: entry.reason,
  }
}
