// Action of npm run orders that answers a wholesaler's order with an offer.
import { parseMinor } from '../../shared/minor-units.ts'
import { readStaffOrder } from '../../server/modules/ordering/staff-order-service.ts'
import type { OrderContext } from '../../server/staff/orders/act-on-order.ts'
import { offerOrder } from '../../server/staff/orders/offer-order.ts'
import { requireValue } from '../command-line/option-values.ts'
import { action, CommandError } from '../command-line/run-command.ts'

interface Context extends OrderContext {
  options: {
    freight?: string | undefined
    price?: string[] | undefined
    pieces?: string[] | undefined
    note?: string | undefined
  }
}

export const OFFER_ACTION = action(['NUMBER'], async (context: Context, orderNo) => {
  const { freight, price = [], pieces = [], note = '' } = context.options
  const { order } = await readStaffOrder(context.db, orderNo)
  const { currency } = order
  const minor = parseMinor(requireValue(freight, '--freight'), currency)
  if (minor === undefined || minor < 0n) {
    throw new CommandError(`--freight must be an amount in ${currency}, such as 45.00; 0 for none.`)
  }
  const prices = byItem(price, '--price', /^\d{1,8}(?:\.\d{1,4})?$/, 'a unit price such as 12.50')
  const counts = byItem(pieces, '--pieces', /^\d{1,6}$/, 'a number of pieces such as 40')
  const quantities = new Map([...counts].map(([itemNo, count]) => [itemNo, Number(count)]))
  const offer = { freight: minor, prices, quantities, note }
  console.log(`${orderNo}: ${await offerOrder(context, orderNo, offer)}`)
})

/** `ITEM=VALUE`, once for each item. */
function byItem(
  values: readonly string[],
  option: string,
  form: RegExp,
  example: string,
): Map<string, string> {
  return new Map(
    values.map((each) => {
      const [, itemNo, value] = /^([^=]+)=(.+)$/.exec(each.trim()) ?? []
      if (itemNo === undefined || value === undefined || !form.test(value)) {
        throw new CommandError(`${option} is ITEM=VALUE, with ${example}.`)
      }
      return [itemNo.toUpperCase(), value]
    }),
  )
}
