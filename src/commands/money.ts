// npm run money: payments, adjustments, payouts, statements, reconciliation and settings of members' money.
import type { StaffPermission } from '../shared/staff-permissions.ts'
import { AppError } from '../server/platform/errors.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { type Actions, CommandError, runCommand } from './command-line/run-command.ts'
import { MONEY_ACCOUNT_ACTIONS } from './money-actions/accounts.ts'
import { MONEY_OPTIONS, type MoneyCommandContext } from './money-actions/money-options.ts'
import { PAYMENT_ACTIONS } from './money-actions/payments.ts'
import { MONEY_SETTING_ACTIONS } from './money-actions/settings.ts'

const USAGE = `npm run money -- COMMAND [options]
  payments [--all]            payments that wait, the most urgent first; ! is late
  receive CURRENCY AMOUNT BANK_REFERENCE [--reference TEXT] [--method METHOD] [--on DAY]   enters a line of the bank
  match PAYMENT AMOUNT BANK_REFERENCE [--currency CUR] [--on DAY]   joins an announced payment with the bank's line
  assign PAYMENT --customer NO --kind KIND   gives unmatched money its account
  credit PAYMENT              credits a matched payment
  reject PAYMENT --reason TEXT   money that has arrived becomes unmatched
  return PAYMENT --reason TEXT   sends unmatched money back
  reverse PAYMENT --reason TEXT  proposes to take a credited payment back
  adjust CUSTOMER --kind KIND --amount=AMOUNT --reason TEXT   negative: from the member
  payout PAYOUT               prepares a payout that a member asked for
  proposals                   what waits for a second person
  approve PROPOSAL            adjustment:N, payout:N, payment:N (a reversal); never one's own
  refuse PROPOSAL [--reason TEXT]
  statement CUSTOMER MONTH --kind KIND [--close]
  reconcile                   compares every figure with its transfers; exit code 2 if any differs
  settings [KEY VALUE [--currency CUR]]   lists or changes figures; a change applies from now on
  methods [METHOD --currency CUR [--percent N] [--active yes|no]]
  rates [CURRENCY RATE]       what one US dollar costs; only limits in US dollars use it
  bank CURRENCY --text TEXT   where transfers in this currency go`

const ACTIONS: Actions<MoneyCommandContext> = {
  ...PAYMENT_ACTIONS,
  ...MONEY_ACCOUNT_ACTIONS,
  ...MONEY_SETTING_ACTIONS,
}

const NEEDS: Readonly<Record<string, StaffPermission>> = {
  receive: 'money.match',
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
  rates: 'money.match',
  settings: 'setting.write',
  methods: 'setting.write',
  bank: 'setting.write',
}

/** What the ledger rejects, with what to do next. */
const REASONS: Readonly<Record<string, string>> = {
  own_proposal: 'You proposed this yourself: another person must approve it.',
  first: 'PayPal is not accepted for the first top-up. Reject the payment and send it back.',
  too_large:
    'PayPal payments above USD 5,000 are not accepted. Reject the payment and send it back.',
  no_rate: 'There is no rate for this currency: npm run money -- rates CURRENCY RATE',
  inactive: 'This payment method is not active in this currency: npm run money -- methods',
  other_currency: 'The account has another currency. Send the money back: nothing is converted.',
  not_covered: 'The available balance does not cover this.',
  decided: 'This proposal was decided before.',
  no_proposal: 'There is no such proposal: npm run money -- proposals',
  month_open: 'This month is still open. It can be closed ten minutes after its end.',
  month_order: 'Close the earlier months first.',
}

await runCommand({
  usage: USAGE,
  options: MONEY_OPTIONS,
  actions: ACTIONS,
  open: ({ options, action: chosen }, run) =>
    withShopDatabase('money', async ({ db }) => {
      const permission = NEEDS[chosen]
      const rules = permission
        ? { permission, stepUp: true }
        : { permission: 'money.read' as const }
      const { account, actor } = await actingStaff(db, rules)
      // The operator of a machine has no account that could be asked for a factor.
      if (!account)
        throw new CommandError('Money needs a staff account: npm run staff -- add EMAIL')
      const { permissions } = account
      return run({ db, now: new Date(), actor, permissions, options })
    }),
  explain: (error) => {
    if (!(error instanceof AppError)) return undefined
    if (error.code === 404) return 'The list has no such number.'
    const { reason } = (error.result ?? {}) as { reason?: string }
    if (reason === undefined) return undefined
    return REASONS[reason] ?? `The ledger does not allow this: ${reason}.`
  },
})
