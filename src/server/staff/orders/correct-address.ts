// The warehouse corrects the address of a recipient while pieces of the order still have to be packed.
import type { Kysely } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import {
  ADDRESS_FIELDS,
  type CarrierAddressRules,
  cleanAddress,
  findRecipientErrors,
  type RecipientAddress,
} from '../../../shared/recipient-address.ts'
import { addressErrorText } from '../../../shared/recipient-address-texts.ts'
import { outstandingUnits } from '../../../shared/order-lines.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { readAddress, readLines, replaceAddress } from '../../modules/ordering/warehouse-service.ts'
import { readAddressRules } from '../../modules/reference/address-validation.ts'
import { findShippingChoices } from '../../modules/shipping/shipping-service.ts'
import { AppError } from '../../platform/errors.ts'
import { actOnOrder, type OrderContext } from './act-on-order.ts'

type Trx = Kysely<Database>
export type AddressCorrection = Partial<Omit<RecipientAddress, 'country'>>

/**
 * Fields that are not given keep their value. The country cannot change, because freight and rules were agreed for it.
 * Event and audit entry name the fields only. Errors: 404; 409 in a state that does not allow it, `sameAddress`, and of
 * dropshippers `notTaken` when the service of the order does not take its goods to the new address; 422 by the rules of
 * the country and, of dropshippers, the carrier.
 */
export function correctAddress(
  staff: OrderContext,
  orderNo: string,
  given: AddressCorrection,
): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
    event: 'correct_address',
    who: 'warehouse',
    async work(trx, order) {
      const before = await readAddress(trx, order)
      const after = cleanAddress({ ...before, ...given })
      const fields = ADDRESS_FIELDS.filter((field) => before[field] !== after[field])
      if (fields.length === 0) throw new AppError(409, [], { reason: 'sameAddress' })
      await checkAddress(trx, order, { address: after, now: staff.now })
      await replaceAddress(trx, order, after)
      return { state: order.state, note: { fields }, audited: { fields } }
    },
  })
}

async function checkAddress(
  trx: Trx,
  order: OrderRow,
  { address, now }: { address: RecipientAddress; now: Date },
): Promise<void> {
  const carrier =
    order.kind === 'wholesale' ? null : await carrierRulesOf(trx, order, { address, now })
  const errors = findRecipientErrors(address, await readAddressRules(address.country), carrier)
  if (errors.length === 0) return
  throw new AppError(
    422,
    errors.map((error) => ({ field: error.field, reason: addressErrorText(error, 'en_us') })),
  )
}

/** The rules of the carrier for addresses, for the service of the order. Errors: 409 `notTaken`. */
async function carrierRulesOf(
  trx: Trx,
  order: OrderRow,
  { address: { country, postCode }, now }: { address: RecipientAddress; now: Date },
): Promise<CarrierAddressRules> {
  const unpackedLines = (await readLines(trx, order)).filter((line) => outstandingUnits(line) > 0)
  const choices = await findShippingChoices(trx, {
    items: unpackedLines.map((line) => ({
      productId: line.product_id,
      quantity: outstandingUnits(line),
    })),
    country,
    postCode,
    currency: order.currency,
    today: sellerDay(now),
  })
  const chosen = choices.find(({ service }) => service === order.service)
  if (!chosen?.isOffered) throw new AppError(409, [], { reason: 'notTaken' })
  return chosen.address
}
