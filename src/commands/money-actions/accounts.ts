// Actions of npm run money on accounts: adjust, proposals, approve, refuse, payout, payout-failed,
// statement, reconcile.
import { listOpenPayouts } from '../../server/modules/ledger/account-service.ts'
import { findAccountById } from '../../server/modules/ledger/ledger-service.ts'
import { listProposals, type MoneyProposal } from '../../server/modules/ledger/proposal-service.ts'
import { findDifferences } from '../../server/modules/ledger/reconciliation-service.ts'
import { readMonthStatement } from '../../server/modules/ledger/statement-service.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import {
  adjustAccount,
  confirmPayout,
  decideProposedAdjustment,
  enterFailedPayout,
  preparePayout,
  rejectPayout,
} from '../../server/staff/money/decide-money.ts'
import { closeMonth } from '../../server/staff/money/close-month.ts'
import { approveReversal, rejectReversal } from '../../server/staff/money/handle-payments.ts'
import { requireValue } from '../command-line/option-values.ts'
import { confirmByPrompt } from '../command-line/prompt.ts'
import { type Actions, action, CommandError } from '../command-line/run-command.ts'
import {
  accountOption,
  amountOption,
  idOption,
  type MoneyCommandContext,
  moneyText,
} from './money-options.ts'
import {
  approveSetting,
  isSettingRequestNumber,
  printSettingRequests,
  rejectSetting,
} from './setting-requests.ts'

export const MONEY_ACCOUNT_ACTIONS: Actions<MoneyCommandContext> = {
  adjust: action(['CUSTOMER'], async (context, customerNo) => {
    const { options } = context
    const amountText = requireValue(options.amount, '--amount')
    const reason = requireValue(options.reason, '--reason')
    const { id: accountId, currency } = await accountOption(context, customerNo)
    const amount = amountOption(amountText, currency)
    const { id, state } = await adjustAccount(context, { accountId, amount, reason })
    console.log(`Adjustment ${id}: ${state}, ${moneyText(amount, currency)}`)
    if (state === 'proposed') {
      console.log(`Another person runs: npm run money -- approve adjustment:${id}`)
    }
  }),

  proposals: action([], async (context) => {
    const open = await listProposals(context.db)
    for (const each of open) printProposal(each)
    const settings = await printSettingRequests(context)
    if (open.length + settings === 0) console.log('There are no open proposals.')
  }),

  payout: action(['PAYOUT'], async (context, id) => {
    const payoutId = idOption(id)
    const { account_id: accountId } = await readOpenPayout(context, payoutId)
    const { currency } = await findAccountById(context.db, accountId)
    for (const { bank, amount } of await preparePayout(context, payoutId)) {
      console.log(`  ${moneyText(amount, currency)} through ${bank}`)
    }
    console.log(`Another person pays it, then runs: npm run money -- approve payout:${payoutId}`)
  }),

  'payout-failed': action(['PAYOUT'], async (context, id) => {
    const reason = requireValue(context.options.reason, '--reason')
    const isDone = await enterFailedPayout(context, { payoutId: idOption(id), reason })
    if (isDone) return console.log(`Payout ${id}: failed, available again`)
    console.log(
      `Payout ${id}: its return is proposed. Another person compares it with the bank and enters the same:`,
    )
    console.log(`  npm run money -- payout-failed ${id} --reason "…"`)
  }),

  approve: action(['PROPOSAL'], async (context, proposal) => {
    if (isSettingRequestNumber(proposal)) return approveSetting(context, proposal)
    const { kind, id } = proposalOf(proposal)
    if (kind === 'payout') requirePayOut(context)
    const found = (await listProposals(context.db)).find((each) => {
      return each.kind === kind && each.id === id
    })
    // A decided one is rejected below, with the reason.
    if (found) {
      printProposal(found)
      await confirmByPrompt('Approve this?')
    }
    if (kind === 'adjustment') {
      await decideProposedAdjustment(context, { adjustmentId: id, isApproved: true })
    } else if (kind === 'payout') await confirmPayout(context, id)
    else await approveReversal(context, id)
    console.log(`${proposal}: approved`)
  }),

  refuse: action(['PROPOSAL'], async (context, proposal) => {
    if (isSettingRequestNumber(proposal)) return rejectSetting(context, proposal)
    const { kind, id } = proposalOf(proposal)
    if (kind === 'payout') requirePayOut(context)
    if (kind === 'adjustment') {
      await decideProposedAdjustment(context, { adjustmentId: id, isApproved: false })
    } else if (kind === 'payment') await rejectReversal(context, id)
    else {
      const reason = requireValue(context.options.reason, '--reason')
      await rejectPayout(context, { payoutId: id, reason })
    }
    console.log(`${proposal}: refused`)
  }),

  statement: action(['CUSTOMER', 'MONTH'], async (context, customerNo, month) => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
      throw new CommandError('Enter the month as YYYY-MM, such as 2026-11.')
    }
    const account = await accountOption(context, customerNo)
    if (context.options.close) {
      await closeMonth(context, { accountId: account.id, month })
    }
    const statement = await readMonthStatement(context.db, account, { month, lang: 'en_us' })
    console.log(`${customerNo} ${month} ${statement.currency} ${account.payment_reference}`)
    for (const line of statement.lines) {
      const amounts = [line.available, line.held, line.availableAfter, line.heldAfter]
      const numbers = amounts.map((each) => each.padStart(12)).join(' ')
      console.log(forTerminal(`${line.date.padEnd(10)} ${line.entry.padEnd(34)}${numbers}`))
    }
  }),

  reconcile: action([], async ({ db }) => {
    // Null: in all accounts and orders, whenever they last moved.
    const differences = await findDifferences(db, null)
    for (const { subject, stored, expected } of differences) {
      console.log(forTerminal(`${subject}: ${stored}, expected ${expected}`))
    }
    console.log(`${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`)
    return differences.length === 0 ? 0 : 2
  }),
}

function printProposal({ kind, id, currency, ...proposal }: MoneyProposal): void {
  const { amount, state, customerNo, company, memberKind, reason, proposedBy, at } = proposal
  console.log(forTerminal(`${kind}:${id}  ${state}  ${moneyText(amount, currency)}`))
  console.log(forTerminal(`  ${EFFECTS[kind]} ${customerNo} ${company} (${memberKind})`))
  const why = reason === null ? '' : `: ${reason}`
  console.log(forTerminal(`  by ${proposedBy} at ${at.toISOString()}${why}`))
}

/** What the approval of a proposal does, before the customer's number. */
const EFFECTS: Readonly<Record<MoneyProposal['kind'], string>> = {
  adjustment: 'adjusts the account of',
  payout: 'pays out to',
  payment: 'takes a credited payment back from',
}

async function readOpenPayout({ db }: MoneyCommandContext, payoutId: number) {
  const found = (await listOpenPayouts(db)).find(({ id }) => id === payoutId)
  if (!found)
    throw new CommandError(`There is no open payout ${payoutId}. See: npm run money -- proposals`)
  return found
}

/** The same command decides adjustments, which need another permission. */
function requirePayOut({ permissions }: MoneyCommandContext): void {
  if (permissions.has('money.pay-out')) return
  throw new CommandError('Your account does not have the permission money.pay-out.')
}

function proposalOf(text: string) {
  const [, kind, id] = /^(adjustment|payout|payment):(\d{1,15})$/.exec(text) ?? []
  if (kind === undefined) {
    throw new CommandError('Enter a proposal as listed, such as adjustment:12, payout:3 or SR-5.')
  }
  return { kind: kind as 'adjustment' | 'payout' | 'payment', id: Number(id) }
}
