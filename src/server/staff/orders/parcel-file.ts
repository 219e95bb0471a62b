// Files of carriers: which parcel each row names, and what is wrong with a row.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { orderOfNumber } from '../../../shared/parcels.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { listParcelsFor, type StaffParcelRow } from '../../modules/ordering/parcel-service.ts'
import { AppError } from '../../platform/errors.ts'
import { readRows, type TextRow } from '../../platform/tables/read-rows.ts'
import { type Act, lockAndMove, type OrderContext } from './act-on-order.ts'

export const MAX_FILE_ROWS = 5000

export interface FileRowError {
  line: number
  found: string
  /** A whole sentence. */
  message: string
}

/** What a row changes; `act` null: nothing, because it was done before. */
export interface PlannedRow {
  line: number
  parcel: StaffParcelRow
  outcome: string
  act: Act | null
}

export interface ParcelFileResult {
  rows: PlannedRow[]
  errors: FileRowError[]
  /** True also if every row was done before. */
  isWritten: boolean
}

/** The row cannot be carried out. */
export class RowFault extends Error {
  readonly found: string

  constructor(found: string, message: string) {
    super(message)
    this.found = found
  }
}

/** The parcels that the rows of a file may mean. */
export interface KnownParcels {
  byOrder: ReadonlyMap<string, StaffParcelRow[]>
  byTracking: ReadonlyMap<string, StaffParcelRow[]>
}

type Cells<Field extends string> = Partial<Record<Field, string>>

export interface ParcelFile<Field extends string> {
  fields: readonly Field[]
  /** Other headings of a field. */
  spellings: Partial<Record<Field, readonly string[]>>
  /** At least one of these fields is required. */
  needsOneOf: readonly Field[]
  /** The parcel or order number of a row, or ''. */
  numberOf: (cells: Cells<Field>) => string
  /** The tracking number by which a row names its parcel, or ''. */
  trackingOf: (cells: Cells<Field>) => string
  /** What a row changes. Throws RowFault. */
  plan: (cells: Cells<Field>, known: KnownParcels) => Omit<PlannedRow, 'line'>
}

/**
 * Applies all rows of a file or, if any has an error, none: one audit entry for the file, then one transaction for each
 * row, which locks its order. A row whose parcel another person changed meanwhile is reported as an error. Throws
 * TableError.
 */
export async function applyParcelFile<Field extends string>(
  staff: OrderContext,
  { path, isWriting, action }: { path: string; isWriting: boolean; action: string },
  file: ParcelFile<Field>,
): Promise<ParcelFileResult> {
  const read = await readRows(path, { ...file, max: MAX_FILE_ROWS + 1 })
  const known = await findParcels(staff, read, file)
  const { rows, errors } = planRows(read, known, file)
  if (read.length > MAX_FILE_ROWS) {
    const message = `A file may have at most ${MAX_FILE_ROWS} rows. Split it.`
    errors.push({ line: MAX_FILE_ROWS + 2, found: '', message })
  }
  const due = rows.filter(({ act }) => act !== null)
  if (!isWriting || errors.length > 0) return { rows, errors, isWritten: false }
  if (due.length === 0) return { rows, errors, isWritten: true }
  await auditFile(staff, { path, action, rows: due })
  const failed = await carryOut(staff, due)
  return { rows, errors: failed, isWritten: true }
}

async function findParcels<Field extends string>(
  { db }: OrderContext,
  read: readonly TextRow<Field>[],
  { numberOf, trackingOf }: ParcelFile<Field>,
): Promise<KnownParcels> {
  const orderNos = read.flatMap(({ cells }) => orderOfNumber(numberOf(cells))?.orderNo ?? [])
  const trackingNos = read.map(({ cells }) => trackingOf(cells)).filter((each) => each !== '')
  const parcels = await listParcelsFor(db, { orderNos: [...new Set(orderNos)], trackingNos })
  return {
    byOrder: Map.groupBy(parcels, ({ order_no }) => order_no),
    byTracking: Map.groupBy(
      parcels.filter(({ tracking_no }) => tracking_no !== null),
      ({ tracking_no }) => (tracking_no ?? '').toUpperCase(),
    ),
  }
}

function planRows<Field extends string>(
  read: readonly TextRow<Field>[],
  known: KnownParcels,
  { plan, trackingOf }: ParcelFile<Field>,
): { rows: PlannedRow[]; errors: FileRowError[] } {
  const rows: PlannedRow[] = []
  const errors: FileRowError[] = []
  const firstRowOf = new Map<string, { line: number; tracking: string }>()
  const orderOf = new Map<string, string>()
  for (const { line, cells, isBroken } of read) {
    try {
      if (isBroken) throw new RowFault('', 'This row is not complete. Check its quotes.')
      const planned = plan(cells, known)
      const { shipment_no: parcelNo, order_no: orderNo } = planned.parcel
      const tracking = trackingOf(cells).toUpperCase()
      if (tracking !== '' && (orderOf.get(tracking) ?? orderNo) !== orderNo) {
        throw new RowFault(tracking, 'Parcels of two orders have this tracking number.')
      }
      orderOf.set(tracking, orderNo)
      const earlier = firstRowOf.get(parcelNo)
      if (earlier && earlier.tracking !== tracking) {
        throw new RowFault(parcelNo, `Line ${earlier.line} names this parcel, too.`)
      }
      firstRowOf.set(parcelNo, earlier ?? { line, tracking })
      rows.push(
        earlier
          ? { line, ...planned, outcome: 'twice in the file', act: null }
          : { line, ...planned },
      )
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      errors.push({ line, found: error.found, message: error.message })
    }
  }
  return { rows, errors }
}

async function auditFile(
  { db, now, actor }: OrderContext,
  { path, action, rows }: { path: string; action: string; rows: readonly PlannedRow[] },
): Promise<void> {
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  const parcels = rows.map(({ parcel }) => parcel.shipment_no)
  const change = { sha256, parcels }
  const subject = `parcel-file:${basename(path)}`
  await db.transaction().execute((trx) => writeAudit(trx, now, { actor, action, subject, change }))
}

/** Returns an error for each row whose parcel another person changed meanwhile. */
async function carryOut(staff: OrderContext, rows: readonly PlannedRow[]): Promise<FileRowError[]> {
  const failed: FileRowError[] = []
  for (const { line, parcel, act } of rows) {
    if (!act) continue
    try {
      await staff.db.transaction().execute((trx) => lockAndMove(trx, staff, parcel.order_no, act))
    } catch (error) {
      if (!(error instanceof AppError) || error.code >= 500) throw error
      const message = 'This parcel was changed meanwhile. Look at the order and repeat the row.'
      failed.push({ line, found: parcel.shipment_no, message })
    }
  }
  return failed
}

/** The parcel with this number; of an order, the only one that fits, or else its only one. Throws RowFault. */
export function parcelWithNumber(
  number: string,
  { byOrder }: KnownParcels,
  fits: (parcel: StaffParcelRow) => boolean,
): StaffParcelRow {
  const numbers = orderOfNumber(number)
  if (!numbers) throw new RowFault(number, 'Enter the number of an order or of a parcel.')
  const parcels = byOrder.get(numbers.orderNo) ?? []
  if (numbers.parcelNo !== null) {
    const found = parcels.find(({ shipment_no }) => shipment_no === numbers.parcelNo)
    if (!found) throw new RowFault(number, 'There is no parcel with this number.')
    return found
  }
  if (parcels.length === 0) throw new RowFault(number, 'This order has no parcel.')
  const [first, second] = parcels.filter(fits)
  if (second) {
    throw new RowFault(number, 'This order has several parcels. Enter the number of one of them.')
  }
  const found = first ?? (parcels.length === 1 ? parcels[0] : undefined)
  if (!found)
    throw new RowFault(number, 'No parcel of this order is in the right state for this row.')
  return found
}
