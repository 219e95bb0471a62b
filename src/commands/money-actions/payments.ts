// Actions of npm run money on payments: payments, receive, fee, match, assign, credit, reject, return, reverse.
import { PAYMENT_STATES } from '../../shared/payment-states.ts'
import {
  listPaymentsByState,
  type PaymentRow,
  readPayment,
} from '../../server/modules/ledger/payment-service.ts'
import { AppError } from '../../server/platform/errors.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import { enterFee } from '../../server/staff/money/enter-fee.ts'
import {
  assignUnmatched,
  creditMatched,
  enterBankLine,
  matchReported,
  proposePaymentReversal,
  rejectUncreditedPayment,
  sendBack,
} from '../../server/staff/money/handle-payments.ts'
import { requireValue, oneOf } from '../command-line/option-values.ts'
import { confirmByPrompt } from '../command-line/prompt.ts'
import { type Actions, action, CommandError, UsageError } from '../command-line/run-command.ts'
import {
  accountOption,
  amountOption,
  currencyOf,
  dayOption,
  idOption,
  type MoneyCommandContext,
  moneyText,
} from './money-options.ts'

const MAX_CREDITED = 10_000
/** The methods whose provider deducts fees from our own money: transfers (the bank) and PayPal. */
const FEE_METHODS = ['transfer', 'paypal'] as const

export const PAYMENT_ACTIONS: Actions<MoneyCommandContext> = {
  payments: action([], async ({ db, now, options }) => {
    const states = options.all ? PAYMENT_STATES : (['reported', 'matched', 'unmatched'] as const)
    const payments = await listPaymentsByState(db, states)
    if (payments.length === 0) console.log(`There are no ${options.all ? '' : 'open '}payments.`)
    for (const each of payments) {
      // Due: staff must credit it by then; `!` marks what is overdue.
      const mark = each.due_at && each.due_at < now && each.state !== 'credited' ? '!' : ' '
      const owner = each.customer_no ? `${each.customer_no} ${each.company_name}` : 'no account'
      const due = each.due_at ? `due ${each.due_at.toISOString().slice(0, 10)}` : ''
      const amount = moneyText(each.amount, each.currency).padStart(18)
      const line = `${mark} ${each.id}  ${each.state.padEnd(9)} ${each.method.padEnd(8)} ${amount}  ${owner}  ${due}`
      console.log(forTerminal(line.trimEnd()))
    }
  }),

  receive: action(
    ['CURRENCY', 'AMOUNT', 'BANK_REFERENCE'],
    async (context, code, amountText, bankReference) => {
      const { options, now } = context
      const currency = currencyOf(code)
      const amount = amountOption(amountText, currency)
      if (amount < 0n) throw new CommandError('The amount of a received payment must be positive.')
      const received = await enterBankLine(context, {
        method: options.method ?? 'transfer',
        currency,
        amount,
        bankReference,
        statedReference: options.reference ?? '',
        arrivedAt: dayOption(options.on, now),
      })
      if (received.state === 'known')
        console.log('This line was entered before. Nothing was changed.')
      else console.log(`Payment ${received.paymentId}: ${received.state}`)
    },
  ),

  fee: action(
    ['CURRENCY', 'AMOUNT', 'BANK_REFERENCE'],
    async (context, code, amountText, bankReference) => {
      const currency = currencyOf(code)
      const amount = amountOption(amountText, currency)
      if (amount < 0n) throw new CommandError('The amount of a fee must be positive.')
      const method = oneOf(context.options.method ?? 'transfer', FEE_METHODS, '--method')
      const outcome = await enterFee(context, { method, currency, amount, bankReference })
      if (outcome === 'known') console.log('This fee was entered before. Nothing was changed.')
      else console.log(`Fee of ${moneyText(amount, currency)}: entered`)
    },
  ),

  match: action(
    ['PAYMENT', 'AMOUNT', 'BANK_REFERENCE'],
    async (context, id, amountText, bankReference) => {
      const currency = currencyOf(context.options.currency ?? 'USD')
      const payment = await matchReported(context, {
        paymentId: idOption(id),
        amount: amountOption(amountText, currency),
        bankReference,
        arrivedAt: dayOption(context.options.on, context.now),
      })
      printPayment(payment)
    },
  ),

  assign: action(['PAYMENT'], async (context, id) => {
    const paymentId = idOption(id)
    const { reported, customer } = context.options
    if (reported !== undefined) {
      const reportedId = idOption(reported)
      const { account_id: accountId } = await readPayment(context.db, reportedId)
      if (accountId === null) throw new CommandError(`Payment ${reportedId} was not reported.`)
      return printPayment(await assignUnmatched(context, { paymentId, accountId, reportedId }))
    }
    const { id: accountId } = await accountOption(context, requireValue(customer, '--customer'))
    printPayment(await assignUnmatched(context, { paymentId, accountId }))
  }),

  credit: action(['PAYMENT?'], (context, id) => {
    if (context.options['all-matched']) {
      if (id !== undefined) throw new UsageError('Enter a payment or --all-matched, not both.')
      return creditAllMatched(context)
    }
    return credit(context, idOption(requireValue(id, 'PAYMENT')))
  }),

  reject: action(['PAYMENT'], async (context, id) => {
    const reason = requireValue(context.options.reason, '--reason')
    printPayment(await rejectUncreditedPayment(context, { paymentId: idOption(id), reason }))
  }),

  return: action(['PAYMENT'], async (context, id) => {
    const reason = requireValue(context.options.reason, '--reason')
    printPayment(await sendBack(context, { paymentId: idOption(id), reason }))
  }),

  reverse: action(['PAYMENT'], async (context, id) => {
    const reason = requireValue(context.options.reason, '--reason')
    const paymentId = idOption(id)
    await proposePaymentReversal(context, { paymentId, reason })
    console.log(`Proposed. Another person runs: npm run money -- approve payment:${paymentId}`)
  }),
}

async function credit(context: MoneyCommandContext, paymentId: number): Promise<void> {
  const payment = await creditMatched(context, paymentId)
  printPayment(payment)
  const charge = payment.charge ?? 0
  console.log(`  credited ${moneyText(payment.amount - charge, payment.currency)}`)
  if (charge > 0) console.log(`  surcharge ${moneyText(charge, payment.currency)}`)
}

/** Credits exactly the payments that it lists, each in its own transaction: a rejected one does not stop the others. */
async function creditAllMatched(context: MoneyCommandContext): Promise<number> {
  const matched = await listPaymentsByState(context.db, ['matched'], MAX_CREDITED)
  if (matched.length === 0) {
    console.log('There are no matched payments.')
    return 0
  }
  for (const { id, amount, currency, ...payment } of matched) {
    const owner = `${payment.customer_no} ${payment.company_name}`
    const line = `${id}  ${moneyText(amount, currency).padStart(18)}  ${owner}  ${payment.stated_reference}`
    console.log(forTerminal(line))
  }
  await confirmByPrompt(`Credit these ${matched.length} payments?`)
  let failed = 0
  for (const { id } of matched) {
    await credit(context, id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      failed += 1
      const { reason = 'not found' } = (error.result ?? {}) as { reason?: string }
      console.error(`Payment ${id} was not credited: ${reason}. See: npm run money -- credit ${id}`)
    })
  }
  console.log(`${matched.length - failed} credited, ${failed} not.`)
  return failed === 0 ? 0 : 2
}

function printPayment(payment: PaymentRow): void {
  console.log(
    `Payment ${payment.id}: ${payment.state}, ${moneyText(payment.amount, payment.currency)}`,
  )
}
