// npm run orders: read, pick, pack, ship, deliver, stop and resume orders, correct addresses, decide cancellations.
import { READING_ACTIONS } from './order-actions/reading.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { needed } from './command-line/option-values.ts'
import {
  type Actions,
  action,
  CommandError,
  type OptionValues,
  runCommand,
  UsageError,
} from './command-line/run-command.ts'
import type { StaffPermission } from '../shared/staff-permissions.ts'
import { readConfig } from '../server/platform/config.ts'
import { AppError } from '../server/platform/errors.ts'
import type { OrderContext } from '../server/staff/orders/act-on-order.ts'
import { type AddressCorrection, correctAddress } from '../server/staff/orders/correct-address.ts'
import {
  deliverOrder,
  dispatchOrder,
  grantCancellation,
  packOrder,
  pickOrder,
  rejectCancellation,
  stopOrder,
} from '../server/staff/orders/handle-order.ts'

const USAGE = `npm run orders -- COMMAND [NUMBER] [options]
  list [--state STATE] [--customer NO]   what waits for the warehouse, the oldest hold first
  show NUMBER                 its lines, recipient, parcels with date codes, and what happened
  address NUMBER [--name …] [--company …] [--line1 …] [--line2 …] [--city …] [--region …] [--post-code …] [--phone …]
                              corrects the recipient until the order is packed; the country stays
  pick NUMBER                 begins picking; from now on its seller can only ask to cancel
  pack NUMBER --grams N [--codes ITEM=CODE,CODE …]   packs its reserved pieces as one parcel; one code for each piece
  ship NUMBER --tracking NO   hands the parcel to the carrier: captures the money, mails the seller
  deliver NUMBER              notes that the carrier delivered it
  grant NUMBER, refuse NUMBER decides a cancellation that its seller asked for
  stop NUMBER, resume NUMBER  a stopped order is neither funded nor picked`

const text = { type: 'string' } as const
const OPTIONS = {
  grams: text,
  codes: { type: 'string', multiple: true },
  tracking: text,
  state: text,
  customer: text,
  name: text,
  company: text,
  line1: text,
  line2: text,
  city: text,
  region: text,
  'post-code': text,
  phone: text,
} as const

interface Context extends OrderContext {
  options: OptionValues<typeof OPTIONS>
}

/** Each prints the state the order is in afterwards. */
function step(work: (context: Context, orderNo: string) => Promise<string>) {
  return action(['NUMBER'], async (context: Context, orderNo) => {
    console.log(`${orderNo}: ${await work(context, orderNo)}`)
  })
}

/** `ITEM=CODE,CODE`, once for each item. */
function codesOption(given: readonly string[]): Map<string, string[]> {
  const byItem = new Map<string, string[]>()
  for (const each of given) {
    const [, itemNo, codes] = /^([^=]+)=(.+)$/.exec(each.trim()) ?? []
    if (itemNo === undefined || codes === undefined) {
      throw new CommandError('--codes is ITEM=CODE,CODE with the number of an item of the order.')
    }
    const before = byItem.get(itemNo) ?? []
    byItem.set(itemNo, [...before, ...codes.split(',').filter(Boolean)])
  }
  return byItem
}

function addressOptions({ 'post-code': postCode, ...options }: Context['options']) {
  const { name, company, line1, line2, city, region, phone } = options
  const given = { name, company, line1, line2, city, region, postCode, phone }
  const fields = Object.entries(given).filter(([, value]) => value !== undefined)
  if (fields.length === 0) throw new UsageError('Name at least one field to correct.')
  return Object.fromEntries(fields) as AddressCorrection
}

const ACTIONS: Actions<Context> = {
  ...READING_ACTIONS,
  address: step((context, orderNo) => {
    return correctAddress(context, orderNo, addressOptions(context.options))
  }),
  pick: step(pickOrder),
  pack: step((context, orderNo) => {
    const grams = Number(needed(context.options.grams, '--grams'))
    if (!Number.isSafeInteger(grams) || grams < 1) {
      throw new CommandError('--grams is the weight of the parcel in whole grams.')
    }
    const byItem = codesOption(context.options.codes ?? [])
    return packOrder(context, orderNo, {
      grams,
      dateCodes: { pattern: readConfig().DATE_CODE, byItem },
    })
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

const NEEDS: Readonly<Record<string, StaffPermission>> = {
  list: 'order.read',
  show: 'order.read',
  stop: 'order.handle',
  resume: 'order.handle',
}

const REASONS: Readonly<Record<string, string>> = {
  stopped: 'This order is stopped: npm run orders -- resume NUMBER',
  suspended:
    'Its member is suspended. Reinstate the member first: npm run staff -- reinstate CUSTOMER',
  nothingReserved: 'No piece of this order is reserved yet: it waits for stock.',
  cancelAsked: 'Its seller asked to cancel it: grant or refuse that first.',
  notAsked: 'Nobody asked to cancel this order.',
  notPacked: 'No parcel of this order is packed.',
  sameAddress: 'That is the address of this order already.',
  notTaken: 'Its shipping service does not take these goods any more: see npm run shipping.',
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ options, action: chosen }, run) =>
    withShopDatabase('orders', async ({ db }) => {
      const permission = NEEDS[chosen] ?? 'order.ship'
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
