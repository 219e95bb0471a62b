// Staff record parcels that did not arrive, and send their pieces again or refund them. Besides the errors named
// here, each act is rejected with 409 in a state of the order that does not allow it (`actOnOrder`).
import type { Kysely } from 'kysely'
import type { DateCodePattern } from '../../../shared/date-code.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import {
  refundParcel as refundInLedger,
  retractParcelRefund as retractInLedger,
} from '../../modules/ledger/ledger-service.ts'
import type { OrderMailEvent } from '../../modules/mail/composition/order-mail-contents.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../../modules/ordering/order-facts.ts'
import {
  checkMayResend,
  loseParcel,
  packAgain,
  rejectDecidedLoss,
  takeBackParcel,
  unitsOfParcel,
} from '../../modules/ordering/lost-parcel-service.ts'
import {
  type OrderShipmentRow,
  readParcel,
  stateOfParcels,
} from '../../modules/ordering/shipment-service.ts'
import { isRecipientErased, readLines } from '../../modules/ordering/warehouse-service.ts'
import { sendReplacements, takeBackStock } from '../../modules/stock/reservation-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { creditParcel } from '../../operations/credit-refunds.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { AppError } from '../../platform/errors.ts'
import { actOnOrder, type OrderContext } from './act-on-order.ts'
import { checkService, checkDateCodes } from './pack-parcels.ts'

type Trx = Kysely<Database>

export interface NamedParcel {
  orderNo: string
  parcelNo: string
}

/** The carrier lost the parcel, or destroyed it (`isDamaged`). Errors: 404; 409 `notDispatched`, `hasReturn`. */
export function reportLost(
  staff: OrderContext,
  { orderNo, parcelNo }: NamedParcel,
  { isDamaged }: { isDamaged: boolean },
) {
  const { now } = staff
  return actOnOrder(staff, orderNo, {
    event: 'lose_parcel',
    who: 'warehouse',
    async work(trx, order) {
      await loseParcel(trx, await readParcel(trx, order, parcelNo), { isDamaged, now })
      await mailParcel(trx, order, { event: 'parcelLost', parcelNo, now })
      const note = { parcel: parcelNo, isDamaged }
      return { state: order.state, note, audited: note }
    },
  })
}

/**
 * The carrier brought the parcel back, also after it was reported lost: its pieces are sold again, or quarantined when
 * they are damaged. Errors: 404; 409 `notDispatched`, `hasReturn`, and of a lost one `replacedBefore`,
 * `refundedBefore`, `refundProposed`.
 */
export async function reportBroughtBack(
  staff: OrderContext,
  { orderNo, parcelNo }: NamedParcel,
  { isDamaged }: { isDamaged: boolean },
) {
  const { now } = staff
  const state = await actOnOrder(staff, orderNo, {
    event: 'take_back_parcel',
    who: 'warehouse',
    // Before the state is judged: a refund may have ended the order, and `refundedBefore` tells more than its state.
    check: async (trx, order) => rejectDecidedLoss(await readParcel(trx, order, parcelNo)),
    async work(trx, order) {
      const parcel = await readParcel(trx, order, parcelNo)
      const pieces = await takeBackParcel(trx, order, parcel, { isDamaged, now })
      await takeBackStock(
        trx,
        pieces.map(({ productId, pieces: count }) => {
          const quarantined = isDamaged ? count : 0
          return { productId, restocked: count - quarantined, quarantined }
        }),
      )
      // The member has had this mail when it was reported lost.
      if (parcel.state !== 'lost') {
        await mailParcel(trx, order, { event: 'parcelLost', parcelNo, now })
      }
      const note = { parcel: parcelNo, isDamaged }
      return { state: order.state, note, audited: note }
    },
  })
  // Orders may wait for the pieces that are back.
  if (!isDamaged) await allocateBackorders(staff.db)
  return state
}

/**
 * Packs the same pieces once more, from free stock and without money; the parcel then leaves like any other. Errors:
 * 404; 409 `notLost`, `replaced`, `refunded`, `refundProposed`, `short`, `notTaken`, `erasedParcel`; 422 `codes`.
 */
export function resendParcel(
  staff: OrderContext,
  { orderNo, parcelNo }: NamedParcel,
  again: {
    /** Absent: those of the first parcel. */
    grams?: number | undefined
    service?: string | undefined
    dateCodes: ReadonlyMap<string, readonly string[]>
    pattern: DateCodePattern
  },
) {
  const { now } = staff
  return actOnOrder(staff, orderNo, {
    event: 'resend',
    who: 'warehouse',
    async work(trx, order) {
      const parcel = await readParcel(trx, order, parcelNo)
      checkMayResend(parcel)
      if (await isRecipientErased(trx, order))
        throw new AppError(409, [], { reason: 'erasedParcel' })
      const lines = await readLines(trx, order)
      const grams = again.grams ?? parcel.grams
      const service = again.service ?? parcel.service
      const dateCodes = dateCodesByPosition(parcel, lines, { ...again, today: sellerDay(now) })
      const packed = parcel.lines.map(({ position, pieces }) => {
        return { position, pieces, dateCodes: dateCodes.get(position) ?? [] }
      })
      const newParcel = { service, grams, lines: packed }
      await checkService(trx, order, { parcel: newParcel, lines, parcelName: 'the parcel', now })
      const number = await packAgain(trx, order, parcel, { service, grams, dateCodes, now })
      if (!(await sendReplacements(trx, await unitsOfParcel(trx, order, parcel)))) {
        throw new AppError(409, [], { reason: 'short' })
      }
      const note = { parcel: parcelNo, again: number }
      return { state: order.state, note, audited: note }
    },
  })
}

/** The date codes of each line. Errors: 422 `codes`. */
function dateCodesByPosition(
  { lines: sent }: OrderShipmentRow,
  lines: readonly { position: number; item_no: string }[],
  given: {
    dateCodes: ReadonlyMap<string, readonly string[]>
    pattern: DateCodePattern
    today: string
  },
): Map<number, string[]> {
  const { dateCodes, pattern, today } = given
  const items = new Map(lines.map(({ position, item_no }) => [position, item_no]))
  const itemsOfParcel = new Set(sent.map(({ position }) => items.get(position)))
  for (const itemNo of dateCodes.keys()) {
    if (itemsOfParcel.has(itemNo)) continue
    const field = { field: 'codes', reason: `${itemNo} is not in this parcel` }
    throw new AppError(422, [field])
  }
  // Orders name an item once, but the tables allow two lines of it: its date codes are given together.
  const ofItem = new Map(
    [...dateCodes].map(([itemNo, each]): [string, string[]] => {
      const linesOfItem = sent.filter(({ position }) => items.get(position) === itemNo)
      const pieces = linesOfItem.reduce((sum, line) => sum + line.pieces, 0)
      return [itemNo, checkDateCodes(each, { itemNo, pieces, pattern, today })]
    }),
  )
  return new Map(
    sent.map(({ position, pieces }) => {
      return [position, ofItem.get(items.get(position) ?? '')?.splice(0, pieces) ?? []]
    }),
  )
}

/**
 * Gives back what the parcel charged, or closes one with nothing to give back. At or above the amount that needs a
 * second person, the first call proposes and that of another person refunds. Errors: 404; 409 with the reasons of the
 * ledger, `not_lost`, `refunded`, `replaced`, `returned_before`, `own_proposal`.
 */
export async function refundParcel(staff: OrderContext, { orderNo, parcelNo }: NamedParcel) {
  const { now, actor, db } = staff
  let paidAccountId: number | null = null
  let outcome: Awaited<ReturnType<typeof refundInLedger>> = 'proposed'
  const state = await actOnOrder(staff, orderNo, {
    event: 'refund_parcel',
    who: 'finance',
    async work(trx, order) {
      const { id: shipmentId } = await readParcel(trx, order, parcelNo)
      const note = { parcel: parcelNo }
      outcome = await refundInLedger(trx, { shipmentId, by: actor })
      if (outcome === 'proposed') {
        return { event: 'propose_refund', state: order.state, note, audited: note }
      }
      if (outcome === 'closed') {
        await mailParcel(trx, order, { event: 'parcelClosed', parcelNo, now })
        const after = await stateOfParcels(trx, order)
        return { event: 'close_parcel', state: after, note, audited: note }
      }
      paidAccountId = order.account_id
      await creditParcel(trx, order, { shipmentId, now })
      await mailParcel(trx, order, { event: 'parcelRefunded', parcelNo, now })
      return { state: await stateOfParcels(trx, order), note, audited: note }
    },
  })
  // Orders may wait for the money that is available now.
  if (paidAccountId !== null) await releaseWaiting(db, paidAccountId, now)
  return { state, outcome }
}

/** The person who proposed the refund takes it back. Errors: 404; 409 `not_proposed`, `other_proposal`. */
export function retractParcelRefund(staff: OrderContext, { orderNo, parcelNo }: NamedParcel) {
  return actOnOrder(staff, orderNo, {
    event: 'retract_refund',
    who: 'finance',
    async work(trx, order) {
      const { id: shipmentId } = await readParcel(trx, order, parcelNo)
      await retractInLedger(trx, { shipmentId, by: staff.actor })
      const note = { parcel: parcelNo }
      return { state: order.state, note, audited: note }
    },
  })
}

async function mailParcel(
  trx: Trx,
  order: OrderRow,
  mail: { event: OrderMailEvent; parcelNo: string; now: Date },
): Promise<void> {
  const { event, parcelNo, now } = mail
  const facts = await chooseMailOrDigest(trx, { orderId: order.id, event, now })
  await writeOrderMail(trx, now, facts, { event, parcelNo })
}
