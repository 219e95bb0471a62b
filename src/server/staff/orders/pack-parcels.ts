// Staff pack what was picked for an order into one or several parcels.
import type { Kysely } from 'kysely'
import { type DateCodePattern, readDateCode } from '../../../shared/date-code.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import { reasonText } from '../../../shared/result-texts.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { shippingReasonText } from '../../../shared/shipping-texts.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { type PackedParcel, storeParcels } from '../../modules/ordering/shipment-service.ts'
import {
  readAddress,
  readPickList,
  rejectErased,
} from '../../modules/ordering/warehouse-service.ts'
import {
  findShippingChoices,
  type NamedShippingChoice,
} from '../../modules/shipping/shipping-service.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { actOnOrder, type OrderContext } from './act-on-order.ts'

type Trx = Kysely<Database>
export type PickedLine = Awaited<ReturnType<typeof readPickList>>[number]

export interface ParcelInput {
  /** As weighed, with packaging. */
  grams: number
  /** Absent: the service of the order. */
  service?: string | undefined
  lines: readonly { itemNo: string; pieces: number; dateCodes: readonly string[] }[]
}

/**
 * Packs several parcels, which together hold exactly what was picked. Errors: 409 `cancelAsked` until that is decided,
 * `erased` until the address is entered again, `notTaken` when a service refuses a parcel; 422 `parcels`, `grams` or
 * `codes` with a sentence that says what is wrong.
 */
export function packParcels(
  staff: OrderContext,
  orderNo: string,
  { pattern, parcels }: { pattern: DateCodePattern; parcels: readonly ParcelInput[] },
): Promise<OrderState> {
  return packPicked(staff, orderNo, pattern, () => parcels)
}

/** `parcelsOf` makes the parcels from the picked lines. */
export function packPicked(
  staff: OrderContext,
  orderNo: string,
  pattern: DateCodePattern,
  parcelsOf: (lines: readonly PickedLine[]) => readonly ParcelInput[],
): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
    event: 'pack',
    who: 'warehouse',
    async work(trx, order) {
      if (order.cancel_asked_at !== null) throw new AppError(409, [], { reason: 'cancelAsked' })
      await rejectErased(trx, order)
      const lines = await readPickList(trx, order)
      const given = parcelsOf(lines)
      const parcels = distributePicked(order, given, {
        lines,
        pattern,
        today: sellerDay(staff.now),
      })
      for (const [at, parcel] of parcels.entries()) {
        const parcelName = given.length > 1 ? `parcel ${at + 1}` : 'the parcel'
        await checkService(trx, order, { parcel, lines, parcelName, now: staff.now })
      }
      const numbers = await storeParcels(trx, order, { parcels, now: staff.now })
      const note = numbers.length === 1 ? { parcel: numbers[0] } : { parcels: numbers }
      return { state: 'packed', note, audited: note }
    },
  })
}

/** Errors: 422 when the parcels hold other pieces than were picked, or a weight or a date code is wrong. */
function distributePicked(
  order: OrderRow,
  given: readonly ParcelInput[],
  picked: { lines: readonly PickedLine[]; pattern: DateCodePattern; today: string },
): PackedParcel[] {
  if (given.length === 0) throw invalid('parcels', 'name at least one parcel')
  const unpacked = picked.lines.map(({ position, item_no: itemNo, reserved: pieces }) => {
    return { position, itemNo, pieces }
  })
  const parcels = given.map(({ grams, service, lines }, at): PackedParcel => {
    const parcelName = `parcel ${at + 1}`
    if (lines.length === 0) throw invalid('parcels', `${parcelName} has no line`)
    if (!isCount(grams)) throw invalid('grams', `${parcelName}: enter its weight in whole grams`)
    if (new Set(lines.map(({ itemNo }) => itemNo)).size < lines.length) {
      throw invalid('parcels', `${parcelName} names an item twice`)
    }
    const packed = lines.flatMap((line) => takeLine(unpacked, line, { parcelName, ...picked }))
    return { grams, service: service ?? order.service, lines: packed }
  })
  const forgotten = unpacked.find(({ pieces }) => pieces > 0)
  if (forgotten) {
    const { itemNo, pieces } = forgotten
    throw invalid('parcels', `${pieces} picked pieces of ${itemNo} are in no parcel`)
  }
  return parcels
}

/** Takes the pieces from the unpacked lines of the item. Orders name an item once, but the tables allow two lines of it. */
function takeLine(
  unpacked: { position: number; itemNo: string; pieces: number }[],
  { itemNo, pieces, dateCodes: codes }: ParcelInput['lines'][number],
  { parcelName, pattern, today }: { parcelName: string; pattern: DateCodePattern; today: string },
): { position: number; pieces: number; dateCodes: string[] }[] {
  const linesOfItem = unpacked.filter((line) => line.itemNo === itemNo)
  if (linesOfItem.length === 0) {
    throw invalid('parcels', `${parcelName}: ${itemNo} was not picked for this order`)
  }
  if (!isCount(pieces)) throw invalid('parcels', `${parcelName}: enter the pieces of ${itemNo}`)
  const available = linesOfItem.reduce((sum, line) => sum + line.pieces, 0)
  if (pieces > available) {
    throw invalid('parcels', `${parcelName}: of ${itemNo} only ${available} are left to pack`)
  }
  const sortedCodes = checkDateCodes(codes, { itemNo, pieces, pattern, today })
  let taken = 0
  return linesOfItem.flatMap((line) => {
    const part = Math.min(line.pieces, pieces - taken)
    if (part === 0) return []
    const dateCodes = sortedCodes.slice(taken, taken + part)
    taken += part
    line.pieces -= part
    return [{ position: line.position, pieces: part, dateCodes }]
  })
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0
}

/** As they are stored, the oldest first. Errors: 422 `codes` that names the item and what is wrong. */
export function checkDateCodes(
  codes: readonly string[],
  {
    itemNo,
    pieces,
    pattern,
    today,
  }: { itemNo: string; pieces: number; pattern: DateCodePattern; today: string },
): string[] {
  if (codes.length > 0 && codes.length !== pieces) {
    throw invalid('codes', `${itemNo} has ${pieces} pieces but ${codes.length} codes`)
  }
  const read = codes.map((text) => {
    const found = readDateCode(text, { pattern, today })
    if ('fault' in found) {
      throw invalid('codes', `${itemNo}: ${text}: ${reasonText(found.fault, 'en_us')}`)
    }
    if (found.isFuture) {
      throw invalid('codes', `${itemNo}: ${text} names a day that is still to come`)
    }
    return found
  })
  return read
    .toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1))
    .map(({ code }) => code)
}

/**
 * Checks a parcel as it was weighed against the rules of its service. Staff arrange the delivery of wholesale orders
 * themselves. Errors: 409 `notTaken` with a sentence that names the reasons and the services that take the parcel.
 */
export async function checkService(
  trx: Trx,
  order: OrderRow,
  {
    parcel,
    lines,
    parcelName,
    now,
  }: {
    parcel: PackedParcel
    lines: readonly { position: number; product_id: number }[]
    parcelName: string
    now: Date
  },
): Promise<void> {
  if (order.kind === 'wholesale') return
  const { country, postCode } = await readAddress(trx, order)
  const productOf = new Map(lines.map(({ position, product_id }) => [position, product_id]))
  const choices = await findShippingChoices(trx, {
    items: parcel.lines.map(({ position, pieces }) => {
      return { productId: productOf.get(position) ?? 0, quantity: pieces }
    }),
    country,
    postCode,
    currency: order.currency,
    today: sellerDay(now),
    grams: parcel.grams,
  })
  const chosen = choices.find(({ service }) => service === parcel.service)
  if (chosen?.isOffered) return
  const reasons = chosen?.reasons ?? []
  throw new AppError(409, [], {
    reason: 'notTaken',
    reasons: reasons.map(({ code }) => code),
    text: rejectionText({ parcelName, service: parcel.service, order, country, choices }),
  })
}

function rejectionText({
  parcelName,
  service,
  order: { currency },
  country,
  choices,
}: {
  parcelName: string
  service: string
  order: OrderRow
  country: string
  choices: readonly NamedShippingChoice[]
}): string {
  const chosen = choices.find((choice) => choice.service === service)
  const place = { country, currency }
  const reasons =
    chosen && !chosen.isOffered
      ? chosen.reasons.map((each) => shippingReasonText(each, 'en_us', place)).join(' ')
      : 'It is not a confirmed service.'
  const others = choices.filter(({ isOffered }) => isOffered).map(({ service: id }) => id)
  const instead =
    others.length === 0
      ? 'No other service takes it: pack smaller parcels.'
      : `Pack smaller parcels, or send it by: ${others.join(', ')}.`
  return `${chosen?.name.en_us ?? service} does not take ${parcelName}. ${reasons} ${instead}`
}
