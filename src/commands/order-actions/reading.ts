// Actions of npm run orders that read: list and show.
import type { Kysely } from 'kysely'
import { splitNote, type UnlistedRow } from '../../shared/line-remarks.ts'
import { minorText } from '../../shared/minor-units.ts'
import { ORDER_STATES } from '../../shared/order-vocabulary.ts'
import { ADDRESS_FIELDS } from '../../shared/recipient-address.ts'
import type { Database } from '../../server/db/database.ts'
import {
  listStaffOrders,
  readStaffOrder,
} from '../../server/modules/ordering/staff-order-service.ts'
import { listUndecidedParcels } from '../../server/modules/ordering/parcel-service.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import { oneOf } from '../command-line/option-values.ts'
import { action } from '../command-line/run-command.ts'

export interface ReadingContext {
  db: Kysely<Database>
  options: { state?: string | undefined; customer?: string | undefined }
}

const WAREHOUSE_STATES = ['paid', 'held', 'picking', 'packed', 'part_shipped'] as const
const MAX_LISTED = 200

function print(line: string): void {
  console.log(forTerminal(line.trimEnd()))
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** A row for which the buyer found no item, and asks us for one. */
function unlistedText({ row, text, quantity }: UnlistedRow): string {
  const pieces = quantity === null ? 'no quantity' : `${quantity} pieces`
  return `  ?  ${text}  ${pieces}, row ${row} of the buyer, without an item`
}

/**
 * The price of a line that the buyer saw when submitting the order. `parts` are its pieces by price; without any, the
 * item is priced on request.
 */
function submittedPrice(
  { parts, total }: { parts: readonly unknown[]; total: number },
  currency: string,
): string {
  return parts.length === 0 ? 'on request' : `${currency} ${minorText(BigInt(total), currency)}`
}

export const READING_ACTIONS = {
  list: action([], async ({ db, options }: ReadingContext) => {
    const { state, customer } = options
    const states = state === undefined ? WAREHOUSE_STATES : [oneOf(state, ORDER_STATES, '--state')]
    const filter = { states, customerNo: customer ?? null, limit: MAX_LISTED + 1 }
    const orders = await listStaffOrders(db, filter)
    if (orders.length === 0) print('There are no such orders.')
    for (const order of orders.slice(0, MAX_LISTED)) {
      const marks = [
        order.stopped && 'stopped',
        order.discontinued_asked_at && 'buyer decides on a discontinued item',
        order.cancel_asked_at && 'asked to cancel',
        order.backordered > 0 && `${order.backordered} backordered`,
      ]
      const pieces = `${order.reserved}/${order.pieces} reserved`
      const who = `${order.country}  ${order.customer_no} ${order.company_name}`
      const notes = marks.filter(Boolean).join(', ')
      print(
        `${order.order_no}  ${order.state.padEnd(14)} ${dayOf(order.since)}  ${pieces.padEnd(16)} ${who}  ${notes}`,
      )
    }
    if (orders.length > MAX_LISTED) print(`Only the oldest ${MAX_LISTED} are listed: use --state.`)
    if (state !== undefined) return
    const submitted = await listStaffOrders(db, { ...filter, states: ['submitted'] })
    if (submitted.length > 0) {
      print(
        `Waiting for an offer: ${submitted.length}. To list them: npm run orders -- list --state submitted`,
      )
    }
    for (const parcel of await listUndecidedParcels(db, MAX_LISTED)) {
      const next = parcel.is_proposed ? 'refund proposed' : 'resend or refund-parcel'
      print(`${parcel.shipment_no}  ${parcel.state.padEnd(12)} ${dayOf(parcel.since)}  ${next}`)
    }
  }),

  show: action(['NUMBER'], async ({ db }: ReadingContext, orderNo) => {
    const { order, settings, lines, address, events, shipments, dateCodes } = await readStaffOrder(
      db,
      orderNo,
    )
    const total = `${order.currency} ${minorText(BigInt(order.total), order.currency)}`
    const freight = minorText(BigInt(order.freight), order.currency)
    print(`${order.order_no}  ${order.state}${order.stopped ? ', stopped' : ''}`)
    print(`placed ${order.placed_at.toISOString()}  total ${total}, including freight ${freight}`)
    print(`service ${order.service}  reference ${order.own_reference || 'none'}`)
    const { message, remarks, unlisted } = splitNote(
      order.buyer_note,
      lines.map(({ item_no: itemNo }) => itemNo),
    )
    for (const line of message.split('\n').filter(Boolean)) print(`note ${line}`)
    if (order.kind === 'wholesale' && !settings.packingList)
      print('Leave the packing list out of the parcels.')
    if (settings.senderName) print(`sender ${settings.senderName}`)
    if (settings.neutralSlip)
      print('Put a neutral packing slip in each parcel: sender and items, no prices.')
    if (order.cancel_asked_at) print('The buyer asked for a cancellation: grant or refuse it.')
    if (order.discontinued_asked_at) {
      print(
        `Since ${dayOf(order.discontinued_asked_at)}, the buyer decides on a discontinued item.`,
      )
    }
    for (const line of lines) {
      const { quantity, reserved, backordered, shipped, cancelled } = line
      const counts = `${reserved} reserved, ${backordered} backordered, ${shipped} shipped, ${cancelled} cancelled`
      const detail = order.state === 'submitted' ? submittedPrice(line, order.currency) : counts
      print(`  ${line.position}  ${line.item_no.padEnd(20)} ${quantity} pieces: ${detail}`)
      const remark = remarks.get(line.item_no)
      if (remark) print(`     buyer: ${remark}`)
    }
    for (const row of unlisted) print(unlistedText(row))
    if (address.erased_at) print('The recipient was erased.')
    const { post_code: postCode } = address
    const recipient = { ...address, postCode }
    for (const field of ADDRESS_FIELDS) {
      if (recipient[field] !== '') print(`  ${field.padEnd(9)} ${recipient[field]}`)
    }
    for (const parcel of shipments) {
      const { shipment_no: no, state, grams, service, tracking_no: tracking } = parcel
      const replaced = shipments.find(({ id }) => id === parcel.replaces)?.shipment_no
      const marks = [
        replaced && `sends ${replaced} again`,
        parcel.damaged && 'damaged',
        parcel.refund !== null && 'refunded',
      ]
      print(`parcel ${no}  ${state}  ${grams} g  ${service}  ${tracking ?? ''}`)
      if (marks.some(Boolean)) print(`  ${marks.filter(Boolean).join(', ')}`)
      for (const { position, pieces } of parcel.lines) {
        const codes = dateCodes.find((each) => {
          return each.shipment_id === parcel.id && each.position === position
        })?.date_codes
        print(`  ${position}  ${pieces} pieces  ${codes?.join(', ') ?? ''}`)
      }
    }
    for (const { at, event, state, by } of events) print(`${at}  ${event} → ${state}  ${by}`)
  }),
}
