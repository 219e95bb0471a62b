// Actions of npm run orders on parcels: pack, labels, ship, track, deliver, and what follows when one is lost.
import { writeFile } from 'node:fs/promises'
import { orderOfNumber } from '../../shared/parcels.ts'
import type { StaffPermission } from '../../shared/staff-permissions.ts'
import { formatFileError } from '../../server/modules/catalogue-file/format-errors.ts'
import { readConfig } from '../../server/platform/config.ts'
import { TableError } from '../../server/platform/tables/table-error.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import type { OrderContext } from '../../server/staff/orders/act-on-order.ts'
import { exportLabels, MAX_LABELS } from '../../server/staff/orders/export-labels.ts'
import { packOrder } from '../../server/staff/orders/handle-order.ts'
import {
  refundParcel,
  reportLost,
  resendParcel,
  retractParcelRefund,
  reportBroughtBack,
} from '../../server/staff/orders/lose-parcels.ts'
import { packParcels } from '../../server/staff/orders/pack-parcels.ts'
import { MAX_FILE_ROWS, type ParcelFileResult } from '../../server/staff/orders/parcel-file.ts'
import { readPackingFile } from '../../server/staff/orders/read-packing-file.ts'
import { deliverParcel, sendParcel } from '../../server/staff/orders/send-parcels.ts'
import { deliverByFile, trackParcels } from '../../server/staff/orders/track-parcels.ts'
import { requireValue, wholeNumber } from '../command-line/option-values.ts'
import { type Actions, action, CommandError } from '../command-line/run-command.ts'

export const PARCEL_USAGE = `  pack NUMBER --grams N [--codes ITEM=CODE,CODE …]   packs what was picked as one parcel; one date code per piece
  pack NUMBER --parcels FILE  packs several parcels; columns parcel, item, pieces, grams, codes, service
  labels FILE [--service ID]  writes the packed parcels as CSV for carriers' tools
  ship NUMBER --tracking NO   marks an order's parcel as shipped, captures the amount and mails the buyer
  track FILE [--write]    dispatches parcels by a file; columns number (of order or parcel), tracking, service
  deliver NUMBER              marks a parcel, or all of an order that are on their way, as delivered
  deliver FILE [--write]  marks the parcels in a carrier's file as delivered; columns number or tracking, and day
  lost PARCEL [--damaged]     the carrier lost or destroyed it; then: resend or refund-parcel
  take-back PARCEL [--damaged]   the carrier brought it back: sold again, or quarantined when damaged; then: resend or refund-parcel
  resend PARCEL [--grams N] [--codes …] [--service ID]   packs the same pieces once more from free stock
  refund-parcel PARCEL        refunds what the parcel cost the buyer; at or above the limit, a second person repeats it
  retract PARCEL              takes back a refund that you proposed`

interface Context extends OrderContext {
  options: {
    grams?: string | undefined
    codes?: string[] | undefined
    parcels?: string | undefined
    service?: string | undefined
    tracking?: string | undefined
    damaged: boolean
    write: boolean
  }
}

const MAX_GRAMS = 10_000_000

function print(line: string): void {
  console.log(forTerminal(line))
}

export const PARCEL_ACTIONS: Actions<Context> = {
  pack: action(['NUMBER'], async (context, orderNo) => {
    const { grams, codes = [], parcels: path } = context.options
    const pattern = readConfig().DATE_CODE
    if (path !== undefined) {
      const parcels = await withFileErrors(readPackingFile(path))
      print(`${orderNo}: ${await packParcels(context, orderNo, { pattern, parcels })}`)
      return
    }
    const weight = gramsOption(requireValue(grams, '--grams'))
    const dateCodes = { pattern, byItem: codesOption(codes) }
    print(`${orderNo}: ${await packOrder(context, orderNo, { grams: weight, dateCodes })}`)
  }),

  labels: action(['FILE'], async (context, path) => {
    const parts: string[] = []
    const write = (text: string) => void parts.push(text)
    const { service = null } = context.options
    const { count, isComplete } = await exportLabels(context, { service, write })
    await writeFile(path, parts.join(''))
    print(`${count} packed ${count === 1 ? 'parcel' : 'parcels'} → ${path}`)
    if (!isComplete) {
      print(`Only the oldest ${MAX_LABELS} are in the file. Ship these first, or use --service.`)
    }
  }),

  ship: action(['NUMBER'], async (context, number) => {
    const trackingNo = requireValue(context.options.tracking, '--tracking')
    const { service } = context.options
    const state = await sendParcel(context, numbersOf(number), { trackingNo, service })
    print(`${number}: ${state}`)
  }),

  track: action(['FILE'], async (context, path) => {
    const isWriting = context.options.write
    return printFile(await withFileErrors(trackParcels(context, { path, isWriting })), isWriting)
  }),

  deliver: action(['NUMBER'], async (context, numberOrPath) => {
    const numbers = orderOfNumber(numberOrPath)
    if (numbers) {
      print(`${numberOrPath}: ${await deliverParcel(context, numbers)}`)
      return
    }
    const isWriting = context.options.write
    return printFile(
      await withFileErrors(deliverByFile(context, { path: numberOrPath, isWriting })),
      isWriting,
    )
  }),

  lost: action(['PARCEL'], async (context, number) => {
    const isDamaged = context.options.damaged
    print(`${number}: lost, order ${await reportLost(context, parcelOf(number), { isDamaged })}`)
  }),

  'take-back': action(['PARCEL'], async (context, number) => {
    const isDamaged = context.options.damaged
    print(
      `${number}: returned, order ${await reportBroughtBack(context, parcelOf(number), { isDamaged })}`,
    )
  }),

  resend: action(['PARCEL'], async (context, number) => {
    const { grams, codes = [], service } = context.options
    const state = await resendParcel(context, parcelOf(number), {
      grams: grams === undefined ? undefined : gramsOption(grams),
      service,
      dateCodes: codesOption(codes),
      pattern: readConfig().DATE_CODE,
    })
    print(`${number}: packed again, order ${state}. Then: npm run orders -- ship NUMBER`)
  }),

  'refund-parcel': action(['PARCEL'], async (context, number) => {
    const { state, outcome } = await refundParcel(context, parcelOf(number))
    const done = {
      proposed: 'proposed; another person refunds it with the same command',
      refunded: `refunded, order ${state}`,
      closed: `closed without a refund, order ${state}`,
    }
    print(`${number}: ${done[outcome]}`)
  }),

  retract: action(['PARCEL'], async (context, number) => {
    print(
      `${number}: no longer proposed, order ${await retractParcelRefund(context, parcelOf(number))}`,
    )
  }),
}

/** The other actions on parcels need order.ship. */
export const PARCEL_NEEDS: Readonly<Record<string, StaffPermission>> = {
  'refund-parcel': 'money.refund',
  retract: 'money.refund',
}

/** The explanation of a 409 by its reason. */
export const PARCEL_REASONS: Readonly<Record<string, string>> = {
  notPacked: 'This order has no packed parcel. Pack one first.',
  severalParcels: 'Several parcels of this order are packed. Enter the number of one of them.',
  notDispatched: 'No parcel with this number is on its way. See: npm run orders -- show NUMBER',
  hasReturn:
    'A return of pieces from this parcel has been requested. Decide on the return instead.',
  notLost: 'Only a lost or returned parcel can be sent again.',
  not_lost: 'Only a lost or returned parcel can be refunded.',
  replaced:
    'The pieces of this parcel were sent again in another parcel. Use the number of that parcel.',
  refunded: 'This parcel has already been refunded or closed.',
  refundProposed:
    'A refund of this parcel is proposed: refund it, or let its proposer retract it first.',
  replacedBefore:
    'The pieces of this parcel were sent again. Add what came back to the next stock count.',
  refundedBefore:
    'This parcel has already been refunded or closed. Add what came back to the next stock count.',
  not_proposed: 'No refund of this parcel waits for a second person.',
  other_proposal: 'Another person proposed this refund: refund it, or let its proposer retract it.',
  returned_before: 'Pieces of this parcel have already been refunded by a return.',
  own_proposal: 'You proposed this refund yourself. Another person must repeat the command.',
  erasedParcel:
    'The recipient was erased, as the last parcel left long ago. Refund this parcel: npm run orders -- refund-parcel PARCEL',
  short: 'The pieces are not in stock. Wait for them, or refund the parcel.',
}

function numbersOf(number: string) {
  const numbers = orderOfNumber(number)
  if (!numbers) throw new CommandError('NUMBER is the number of an order or of a parcel.')
  return numbers
}

function parcelOf(number: string) {
  const { orderNo, parcelNo } = numbersOf(number)
  if (parcelNo === null) throw new CommandError('PARCEL is the number of a parcel: O26-0000123-1.')
  return { orderNo, parcelNo }
}

function gramsOption(text: string): number {
  return wholeNumber(text, { name: '--grams', to: MAX_GRAMS })
}

/** `ITEM=CODE,CODE`, once for each item. */
function codesOption(values: readonly string[]): Map<string, string[]> {
  const byItem = new Map<string, string[]>()
  for (const each of values) {
    const [, itemNo, codes] = /^([^=]+)=(.+)$/.exec(each.trim()) ?? []
    if (itemNo === undefined || codes === undefined) {
      throw new CommandError('--codes is ITEM=CODE,CODE with the number of an item of the order.')
    }
    const before = byItem.get(itemNo) ?? []
    byItem.set(itemNo, [...before, ...codes.split(',').filter(Boolean)])
  }
  return byItem
}

/** Replaces an error in the file by one whose message is a sentence for the operator. */
async function withFileErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    throw new CommandError(formatFileError(error, 'en_us'))
  }
}

/** The exit code: 2 when rows have errors. */
function printFile({ rows, errors, isWritten }: ParcelFileResult, isWriting: boolean): number {
  for (const { line, parcel, outcome } of rows) {
    print(`line ${String(line).padEnd(6)} ${parcel.shipment_no}  ${outcome}`)
  }
  for (const { line, found, message } of errors) {
    console.error(forTerminal(`line ${line}: ${found === '' ? '' : `"${found}". `}${message}`))
  }
  const due = rows.filter(({ act }) => act !== null).length
  print(`to do ${due} · done before ${rows.length - due} · errors ${errors.length}`)
  if (errors.length > 0) {
    print(isWritten ? 'The other rows were written.' : 'Nothing was written. Correct these rows.')
    return 2
  }
  if (rows.length === 0) print(`The file has no rows. It can have up to ${MAX_FILE_ROWS}.`)
  if (!isWriting && due > 0) print('Dry run: nothing was written. To write, add: --write')
  else if (isWritten && due > 0) print('Written.')
  return 0
}
