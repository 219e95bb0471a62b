// npm run money: payments, adjustments, payouts, statements, reconciliation and settings of members' money.
import { businessText } from '../shared/business-texts.ts'
import type { StaffPermission } from '../shared/staff-permissions.ts'
import { AppError } from '../server/platform/errors.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { actingStaffForMoney } from './command-line/acting-staff.ts'
import { type Actions, runCommand } from './command-line/run-command.ts'
import { BANK_FILE_ACTIONS, BANK_FILE_USAGE } from './money-actions/bank-files.ts'
import { MONEY_ACCOUNT_ACTIONS } from './money-actions/accounts.ts'
import { MONEY_OPTIONS, type MoneyCommandContext } from './money-actions/money-options.ts'
import { PAYMENT_ACTIONS } from './money-actions/payments.ts'
import { isSettingRequestNumber } from './money-actions/setting-requests.ts'
import { MONEY_SETTING_ACTIONS } from './money-actions/settings.ts'

const USAGE = `npm run money -- COMMAND [options]
  payments [--all]            lists open payments, the most urgent first; ! marks overdue ones
  receive CURRENCY AMOUNT BANK_REFERENCE [--reference TEXT] [--method METHOD] [--on DAY]   enters a line of the bank statement
  fee CURRENCY AMOUNT BANK_REFERENCE [--method transfer|paypal]   enters a fee that the bank or PayPal kept of our own money
${BANK_FILE_USAGE}
  match PAYMENT AMOUNT BANK_REFERENCE [--currency CUR] [--on DAY]   matches a reported payment with a line of the bank statement
  assign PAYMENT --customer NO --kind KIND   assigns unmatched money to an account; or to a reported payment with --reported PAYMENT
  credit PAYMENT              credits a matched payment; credit --all-matched lists all of them, asks, and credits them
  reject PAYMENT --reason TEXT   rejects a payment; money that has arrived becomes unmatched
  return PAYMENT --reason TEXT   sends unmatched money back
  reverse PAYMENT --reason TEXT  proposes to take a credited payment back
  adjust CUSTOMER --kind KIND --amount=AMOUNT --reason TEXT   adjusts a balance; a negative amount is taken from the member
  payout PAYOUT               prepares a payout that a member requested
  payout-failed PAYOUT --reason TEXT   enters that the bank or PayPal sent a paid payout back; another person enters the same; the
                                       member reads the reason of the first
  proposals                   lists proposals that need a second person, changes of settings included
  approve PROPOSAL            shows a proposal of another person, asks, and approves it: adjustment:N, payout:N, payment:N (a reversal), SR-N (settings)
  refuse PROPOSAL [--reason TEXT]   refuses a proposal; a member reads why a payout is refused
  statement CUSTOMER MONTH --kind KIND [--close]   shows the statement of a month, such as 2026-11; --close closes the month first
  reconcile                   compares every figure with its transfers; exit code 2 if any differs
  settings [KEY VALUE [--currency CUR]]   lists figures, or proposes to change one; it applies once another person approves it
  methods [METHOD --currency CUR [--percent N] [--active yes|no]]   lists payment methods, or proposes to change one
  rates [CURRENCY RATE]       lists or sets what one US dollar costs; used only for limits in US dollars
  bank CURRENCY --text TEXT   proposes the bank details for transfers in this currency`

const ACTIONS: Actions<MoneyCommandContext> = {
  ...BANK_FILE_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...MONEY_ACCOUNT_ACTIONS,
  ...MONEY_SETTING_ACTIONS,
}

/** Actions that are not named here only read, except `statement --close`: money.read, without a new code of the authenticator app. */
const NEEDS: Readonly<Record<string, StaffPermission>> = {
  receive: 'money.match',
  fee: 'money.match',
  import: 'money.match',
  match: 'money.match',
  assign: 'money.match',
  credit: 'money.match',
  reject: 'money.match',
  return: 'money.match',
  reverse: 'money.adjust',
  adjust: 'money.adjust',
  approve: 'money.adjust',
  refuse: 'money.adjust',
  payout: 'money.pay-out',
  'payout-failed': 'money.pay-out',
  rates: 'money.match',
  settings: 'setting.write',
  methods: 'setting.write',
  bank: 'setting.write',
}

/** How many values make these actions a change; with fewer they only list. */
const VALUES_OF_A_CHANGE: Readonly<Record<string, number>> = { settings: 2, methods: 1, rates: 2 }

/** Why the ledger or the rules of approval reject an action, with what to do next. */
const REASONS: Readonly<Record<string, string>> = {
  ownRequest:
    'You proposed this yourself. Another person with the permission setting.write must approve it.',
  tooEarly: 'You may approve your own request one hour after you proposed it. Try again then.',
  moved:
    'The setting has changed since this was proposed. Refuse the request and propose the change again.',
  own_proposal: 'You proposed this yourself. Ask another person to approve it.',
  first: 'PayPal is not accepted for the first top-up. Reject the payment and send it back.',
  too_large: `PayPal payments above ${businessText('paypalMaximumUsd', 'en_us')} are not accepted. Reject the payment and send it back.`,
  no_rate: 'This currency has no rate. Set one: npm run money -- rates CURRENCY RATE',
  inactive: 'This payment method is not active in this currency. See: npm run money -- methods',
  other_currency:
    'The account has another currency, and payments are never converted. Send the payment back.',
  not_covered: 'The available balance does not cover this amount.',
  payout_requested: 'This payout was not paid. Refuse it: npm run money -- refuse payout:N',
  payout_proposed: 'This payout was not paid. Refuse it: npm run money -- refuse payout:N',
  payout_paid: 'This payout was paid. If the bank sent it back: npm run money -- payout-failed N',
  payout_failed: 'The bank has already sent this payout back.',
  split_payout:
    'This payout was paid in two ways, and perhaps only one came back. Adjust the account by what came back.',
  entered_payment:
    'A payment of this amount has arrived since the payout and may be the same money. If it is, credit it or leave it credited; if not, adjust the account.',
  payout_rejected: 'This payout has already been refused.',
  payout_withdrawn: 'The member has withdrawn this payout.',
  decided: 'This proposal has already been decided.',
  no_proposal: 'No proposal has this number. See: npm run money -- proposals',
  month_open: 'This month is still open. It can be closed ten minutes after its end.',
  meanwhile: 'Someone else has just entered a line of this file. Import the file again.',
  month_order: 'Close the earlier months first.',
}

await runCommand({
  usage: USAGE,
  options: MONEY_OPTIONS,
  actions: ACTIONS,
  open: ({ options, positionals, action }, run) =>
    withShopDatabase('money', async ({ db }) => {
      const isListing = positionals.length < (VALUES_OF_A_CHANGE[action] ?? 0)
      // Closing a month is a change; reading a statement is not.
      const isClosing = action === 'statement' && options.close
      const isSigning =
        (action === 'approve' || action === 'refuse') && isSettingRequestNumber(positionals[0])
      const permissionOfAction = isListing ? undefined : NEEDS[action]
      const permission = isClosing
        ? 'money.adjust'
        : isSigning
          ? 'setting.write'
          : permissionOfAction
      const needs = permission
        ? { permission, stepUp: true }
        : { permission: 'money.read' as const }
      const { account, actor } = await actingStaffForMoney(db, needs)
      const { permissions } = account
      return run({ db, now: new Date(), actor, account, permissions, options })
    }),
  explain: (error) => {
    if (!(error instanceof AppError)) return undefined
    if (error.code === 404)
      return 'Not found. See the numbers with: npm run money -- payments --all, or proposals'
    const { reason } = (error.result ?? {}) as { reason?: string }
    if (reason === undefined) return undefined
    return REASONS[reason] ?? `The ledger does not allow this: ${reason}.`
  },
})
