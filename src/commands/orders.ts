// npm run orders: shows orders and takes them from the offer to the delivery or the cancellation, with their parcels.
import { DISCONTINUE_ACTION } from './order-actions/discontinuing.ts'
import {
  PARCEL_ACTIONS,
  PARCEL_NEEDS,
  PARCEL_REASONS,
  PARCEL_USAGE,
} from './order-actions/parcels.ts'
import { DOCUMENT_ACTION } from './order-actions/printing.ts'
import { OFFER_ACTION } from './order-actions/offering.ts'
import { READING_ACTIONS } from './order-actions/reading.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { actingStaffForOrders } from './command-line/acting-staff.ts'
import { requireValue } from './command-line/option-values.ts'
import {
  type Actions,
  action,
  type OptionValues,
  runCommand,
  UsageError,
} from './command-line/run-command.ts'
import type { StaffPermission } from '../shared/staff-permissions.ts'
import { AppError } from '../server/platform/errors.ts'
import type { OrderContext } from '../server/staff/orders/act-on-order.ts'
import { type AddressCorrection, correctAddress } from '../server/staff/orders/correct-address.ts'
import {
  cancelBySales,
  grantCancellation,
  pickOrder,
  rejectCancellation,
  resumeOrder,
  stopOrder,
} from '../server/staff/orders/handle-order.ts'

const USAGE = `npm run orders -- COMMAND [NUMBER] [options]
  list [--state STATE] [--customer NO]   lists orders ready for the warehouse, the oldest hold first
  show NUMBER                 shows lines, recipient, parcels with date codes, and history
  document NUMBER KIND --out FILE [--parcel NO] [--lang LANG]   writes a PDF: proforma, pick-list,
                              payment-instruction, packing-list, slip, invoice or credit-note; --lang for those that were not issued
  offer NUMBER --freight AMOUNT [--price ITEM=UNIT …] [--pieces ITEM=N …] [--note TEXT]
                              answers a wholesaler's order; --price for items on request, --pieces 0 leaves one out
  address NUMBER [--name …] [--company …] [--line1 …] [--line2 …] [--city …] [--region …] [--post-code …] [--phone …]
                              corrects the recipient of what is not packed yet, except the country
  pick NUMBER                 starts picking; from then on the buyer can only ask for a cancellation
${PARCEL_USAGE}
  discontinue [--yes DIGEST]  lists lines of discontinued items that are not picked yet; --yes replaces or cancels exactly those listed, and asks
                              the buyers who want one delivery
  grant|refuse NUMBER         decides a cancellation that the buyer asked for
  cancel NUMBER --text TEXT   cancels an order before picking, or the rest of one on its way, and mails the buyer the reason
  stop NUMBER --text TEXT     stops an order, which is then neither funded nor picked, and mails the buyer the reason
  resume NUMBER [--text TEXT]   resumes a stopped order and mails the buyer`

const TEXT = { type: 'string' } as const
const OPTIONS = {
  text: TEXT,
  freight: TEXT,
  price: { type: 'string', multiple: true },
  pieces: { type: 'string', multiple: true },
  note: TEXT,
  grams: TEXT,
  out: TEXT,
  parcel: TEXT,
  lang: TEXT,
  codes: { type: 'string', multiple: true },
  tracking: TEXT,
  parcels: TEXT,
  service: TEXT,
  damaged: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  state: TEXT,
  customer: TEXT,
  name: TEXT,
  company: TEXT,
  line1: TEXT,
  line2: TEXT,
  city: TEXT,
  region: TEXT,
  'post-code': TEXT,
  phone: TEXT,
  yes: TEXT,
} as const

interface Context extends OrderContext {
  options: OptionValues<typeof OPTIONS>
}

/** An action that prints the state of the order after `work`, which returns it. */
function step(work: (context: Context, orderNo: string) => Promise<string>) {
  return action(['NUMBER'], async (context: Context, orderNo) => {
    console.log(`${orderNo}: ${await work(context, orderNo)}`)
  })
}

function addressOptions({ 'post-code': postCode, ...options }: Context['options']) {
  const { name, company, line1, line2, city, region, phone } = options
  const given = { name, company, line1, line2, city, region, postCode, phone }
  const fields = Object.entries(given).filter(([, value]) => value !== undefined)
  if (fields.length === 0) throw new UsageError('Name at least one field to correct.')
  return Object.fromEntries(fields) as AddressCorrection
}

/** What the buyer is mailed. */
function reasonText({ options }: Context): string {
  return requireValue(options.text, '--text')
}

const ACTIONS: Actions<Context> = {
  ...READING_ACTIONS,
  offer: OFFER_ACTION,
  document: DOCUMENT_ACTION,
  address: step((context, orderNo) => {
    return correctAddress(context, orderNo, addressOptions(context.options))
  }),
  pick: step(pickOrder),
  ...PARCEL_ACTIONS,
  discontinue: DISCONTINUE_ACTION,
  grant: step(grantCancellation),
  refuse: step(rejectCancellation),
  cancel: step((context, orderNo) => cancelBySales(context, orderNo, reasonText(context))),
  stop: step((context, orderNo) => stopOrder(context, orderNo, reasonText(context))),
  resume: step((context, orderNo) => resumeOrder(context, orderNo, context.options.text?.trim())),
}

/** Actions that are not named here need order.ship. */
const NEEDS: Readonly<Record<string, StaffPermission>> = {
  list: 'order.read',
  show: 'order.read',
  document: 'order.read',
  discontinue: 'order.handle',
  offer: 'order.handle',
  ...PARCEL_NEEDS,
  cancel: 'order.handle',
  stop: 'order.handle',
  resume: 'order.handle',
}

const REASONS: Readonly<Record<string, string>> = {
  stoppedBefore: 'This order is already stopped. Nothing was changed.',
  notStopped: 'This order is not stopped. Nothing was changed.',
  stopped: 'This order is stopped. Resume it first: npm run orders -- resume NUMBER',
  buyerAsked:
    'An item is discontinued, and the buyer wants everything in one delivery. Wait for the answer, or cancel the order: npm run orders -- cancel NUMBER --text "…"',
  suspended:
    'The member is suspended. Reinstate the member first: npm run staff -- reinstate CUSTOMER',
  nothingReserved: 'No piece of this order is reserved yet. Try again once its items are in stock.',
  incomplete: 'The buyer wants everything in one delivery. Try again once all pieces are in stock.',
  cancelAsked: 'The buyer asked for a cancellation. Grant or refuse it first.',
  erased:
    'The recipient was erased, as the last parcel left long ago. Enter the address again: npm run orders -- address NUMBER --name …',
  notAsked: 'The buyer did not ask to cancel this order.',
  ...PARCEL_REASONS,
  sameAddress: 'The order already has this address. Nothing was changed.',
  unknownItem: 'The order does not contain these items:',
  unpriced: 'Add --price ITEM=UNIT for each of these items:',
  tooMany: 'Offer no more pieces than the buyer ordered of these items:',
  nothingOffered:
    'An offer needs at least one piece. To end the order: npm run orders -- cancel NUMBER --text "…"',
  notTaken:
    'The shipping service of this order no longer takes these goods. See: npm run shipping -- list',
}

interface Rejected {
  reason?: string
  state?: string
  /** Item numbers. */
  items?: string[]
  /** A whole sentence, printed instead of the reason. */
  text?: string
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ options, action: chosen }, run) =>
    withShopDatabase('orders', async ({ db }) => {
      const { actor } = await actingStaffForOrders(db, NEEDS[chosen] ?? 'order.ship')
      return run({ db, now: new Date(), actor, options })
    }),
  explain: (error) => {
    if (!(error instanceof AppError)) return undefined
    if (error.code === 404) return 'There is no order with this number.'
    const given = (error.result ?? {}) as Rejected
    const { reason, state, items = [], text: sentence } = given
    if (sentence !== undefined) return sentence
    if (reason !== undefined) return [REASONS[reason] ?? reason, items.join(', ')].join(' ').trim()
    return state === undefined ? undefined : `The order is ${state}, which does not allow this.`
  },
})
