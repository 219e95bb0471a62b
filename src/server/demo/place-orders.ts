// Places orders of an example member through the calls of a browser: basket, checkout, order.
import { addBasketLinesRoute, removeBasketLinesRoute } from '../../contract/basket.ts'
import { checkoutRoute, type PlacedOrder, placeOrderRoute } from '../../contract/order.ts'
import type { RecipientAddress } from '../../shared/recipient-address.ts'
import { type ActingMember, newOrderKey } from './act-as-member.ts'

/** End customers that are recognisably invented. */
export const DEMO_RECIPIENTS: readonly Partial<RecipientAddress>[] = [
  {
    name: 'Example Customer One',
    line1: 'Example Street 1',
    city: 'Hamburg',
    postCode: '20095',
    country: 'DE',
    phone: '+49 40 123456',
  },
  {
    name: 'Example Customer Two',
    line1: '2 Example Road',
    city: 'London',
    postCode: 'EC1A 1BB',
    country: 'GB',
    phone: '+44 20 1234567',
  },
  {
    name: 'Example Customer Three',
    line1: '3 Example Road',
    city: 'Hong Kong',
    region: 'Kowloon',
    country: 'HK',
    phone: '+852 2123 4567',
  },
]

/** What the warehouse enters for each parcel. */
export const EXAMPLE_PARCEL = {
  grams: 700,
  dateCodes: { pattern: 'YYWW', byItem: new Map() },
} as const

export interface DemoLine {
  itemNo: string
  quantity: number
}

export interface DemoOrder {
  lines: readonly DemoLine[]
  at: Date
  ownReference: string
  /** The position in DEMO_RECIPIENTS. */
  recipient?: number
  mayWait?: boolean
}

/** What the checkout says about these lines with the cheapest service; null when they cannot be ordered. */
export async function checkOutLines(
  member: ActingMember,
  { lines, at, recipient = 0 }: Pick<DemoOrder, 'lines' | 'at' | 'recipient'>,
) {
  await member.call(removeBasketLinesRoute, {}, at)
  const { revision } = await member.call(addBasketLinesRoute, { lines, mode: 'set' }, at)
  const address = DEMO_RECIPIENTS[recipient]
  const checkout = await member.call(checkoutRoute, { revision, address }, at)
  const service = checkout.services
    .filter(({ isOffered }) => isOffered)
    .toSorted((a, b) => Number(a.freight) - Number(b.freight))[0]?.id
  if (service === undefined) return null
  const choices = { revision, address, service }
  const { total, goods, available } = await member.call(checkoutRoute, choices, at)
  return total === null ? null : { choices, total, goods, available }
}

/** Errors: those of placing; an Error when no service takes the lines or one of them cannot be ordered. */
export async function placeDemoOrder(member: ActingMember, order: DemoOrder): Promise<PlacedOrder> {
  const { at, ownReference, mayWait = false } = order
  const checked = await checkOutLines(member, order)
  if (!checked)
    throw new Error(`No service takes the order ${ownReference}, or a line is at fault.`)
  const { choices, total: expectedTotal } = checked
  const input = { ...choices, expectedTotal, ownReference, mayWait, key: newOrderKey() }
  return member.call(placeOrderRoute, input, at)
}
