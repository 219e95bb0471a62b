// npm run orders: pick, pack, ship, deliver, stop and resume orders, and decide asked cancellations.
import { withShopDatabase } from './command-line/open-for-command.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { needed } from './command-line/option-values.ts'
import {
  type Actions,
  action,
  CommandError,
  type OptionValues,
  runCommand,
} from './command-line/run-command.ts'
import { AppError } from '../server/platform/errors.ts'
import {
  deliverOrder,
  dispatchOrder,
  grantCancellation,
  type OrderContext,
  packOrder,
  pickOrder,
  rejectCancellation,
  stopOrder,
} from '../server/staff/orders/handle-order.ts'

const USAGE = `npm run orders -- COMMAND NUMBER [options]
  pick NUMBER                 begins picking; from now on its seller can only ask to cancel
  pack NUMBER --grams N [--codes CODE,CODE]   packs its reserved pieces as one parcel
  ship NUMBER --tracking NO   hands the parcel to the carrier: captures the money, mails the seller
  deliver NUMBER              notes that the carrier delivered it
  grant NUMBER, refuse NUMBER decides a cancellation that its seller asked for
  stop NUMBER, resume NUMBER  a stopped order is neither funded nor picked`

const text = { type: 'string' } as const
const OPTIONS = { grams: text, codes: text, tracking: text } as const

interface Context extends OrderContext {
  options: OptionValues<typeof OPTIONS>
}

/** Each prints the state the order is in afterwards. */
function step(work: (context: Context, orderNo: string) => Promise<string>) {
  return action(['NUMBER'], async (context: Context, orderNo) => {
    console.log(`${orderNo}: ${await work(context, orderNo)}`)
  })
}

const ACTIONS: Actions<Context> = {
  pick: step(pickOrder),
  pack: step((context, orderNo) => {
    const grams = Number(needed(context.options.grams, '--grams'))
    if (!Number.isSafeInteger(grams) || grams < 1) {
      throw new CommandError('--grams is the weight of the parcel in whole grams.')
    }
    const dateCodes = (context.options.codes ?? '').split(',').filter(Boolean)
    return packOrder(context, orderNo, { grams, dateCodes })
  }),
  ship: step((context, orderNo) =>
    dispatchOrder(context, orderNo, needed(context.options.tracking, '--tracking')),
  ),
  deliver: step(deliverOrder),
  grant: step(grantCancellation),
  refuse: step(rejectCancellation),
  stop: step((context, orderNo) => stopOrder(context, orderNo, true)),
  resume: step((context, orderNo) => stopOrder(context, orderNo, false)),
}

const REASONS: Readonly<Record<string, string>> = {
  stopped: 'This order is stopped: npm run orders -- resume NUMBER',
  nothingReserved: 'No piece of this order is reserved yet: it waits for stock.',
  cancelAsked: 'Its seller asked to cancel it: grant or refuse that first.',
  notAsked: 'Nobody asked to cancel this order.',
  notPacked: 'No parcel of this order is packed.',
  notTaken: 'Its shipping service does not take these goods any more: see npm run shipping.',
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ options, action: chosen }, run) =>
    withShopDatabase('orders', async ({ db }) => {
      const permission = chosen === 'stop' || chosen === 'resume' ? 'order.handle' : 'order.ship'
      const { actor } = await actingStaff(db, { permission })
      return run({ db, now: new Date(), actor, options })
    }),
  explain: (error) => {
    if (!(error instanceof AppError)) return undefined
    if (error.code === 404) return 'No order has that number.'
    const { reason, state } = (error.result ?? {}) as { reason?: string; state?: string }
    if (reason !== undefined) return REASONS[reason] ?? reason
    return state === undefined ? undefined : `The order is ${state}, which does not allow this.`
  },
})
