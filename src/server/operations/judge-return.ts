// Judges a return that a member wants to request: its pieces, warranty, fit list, refund and fee.
import type { JudgedReturn } from '../../contract/return.ts'
import { minorText } from '../../shared/minor-units.ts'
import {
  feesOf,
  type FitListing,
  isFeeFree,
  judgeWarranty,
  refundOf,
  REASON_RULES,
  resolutionsOf,
  type ReturnReason,
  type ReturnResolution,
  type WarrantyVerdict,
} from '../../shared/return-rules.ts'
import {
  expiredText,
  needsDeviceText,
  notReplacedText,
  oneParcelText,
  returnLineText,
  tooManyText,
} from '../../shared/return-texts.ts'
import { sellerDay } from '../../shared/seller-day.ts'
import type { Ctx } from '../context/context.ts'
import { loadTwinLookup } from '../modules/catalogue/pair-service.ts'
import { listFits } from '../modules/catalogue/product-service.ts'
import { readPlainSetting } from '../modules/ledger/setting-service.ts'
import { wasRefuted } from '../modules/returns/fit-review-service.ts'
import {
  listReturnable,
  type NewReturnLine,
  type ReturnableRow,
} from '../modules/returns/return-service.ts'
import { findNamedDevices } from '../modules/search/device-lookup.ts'
import { AppError, type FieldError, notFound } from '../platform/errors.ts'

export interface ReturnWish {
  wish: ReturnResolution
  lines: readonly RequestedLine[]
}

interface RequestedLine {
  parcelNo: string
  position: number
  quantity: number
  reason: ReturnReason
  device?: string | undefined
  dateCode?: string | undefined
}

interface OrderOfReturn {
  id: number
  order_no: string
  currency: string
  placed_at: Date
}

interface JudgedLine {
  requested: RequestedLine
  row: ReturnableRow
  verdict: Exclude<WarrantyVerdict, { verdict: 'expired' }>
  listing: FitListing
  /** The entry of the fit list that names the device; null: none does. */
  fitLabel: string | null
  isFeeFree: boolean
  refund: bigint
}

export interface Judgement {
  /** The restocking fee in basis points (hundredths of a percent) of the refund. */
  feeBp: number
  result: JudgedReturn
  /** As they are stored with a request. */
  lines: NewReturnLine[]
}

/**
 * `outerCtx`: outside of any transaction, because loading the search index starts a transaction of its own.
 * `order`: of this member, locked when the return is written. Errors: 404 a line that is not in a parcel of the order;
 * 422 more pieces than are left, another parcel, after the warranty, a device that is missing, a replacement where none
 * is made.
 */
export async function judgeReturn(
  ctx: Ctx,
  order: OrderOfReturn,
  { wish, lines }: ReturnWish,
  outerCtx: Ctx = ctx,
): Promise<Judgement> {
  const rows = await listReturnable(ctx.db, order.id)
  const feeBp = await readPlainSetting(ctx.db, 'restocking_bp', ctx.clock())
  const judged: JudgedLine[] = []
  const errors: FieldError[] = []
  const otherParcelAt = lines.findIndex(({ parcelNo }) => parcelNo !== lines[0]?.parcelNo)
  if (otherParcelAt > 0) {
    errors.push({ field: `lines.${otherParcelAt}.parcelNo`, reason: oneParcelText(ctx.lang) })
  }
  const allowed = resolutionsOf(lines.map(({ reason }) => reason))
  if (!allowed.includes(wish)) errors.push({ field: 'wish', reason: notReplacedText(ctx.lang) })
  for (const [at, requested] of lines.entries()) {
    const earlierLines = judged.filter(({ row }) => isOf(row, requested))
    const claimed = earlierLines.reduce((sum, line) => sum + line.requested.quantity, 0)
    const line = await judgeLine(ctx, order, {
      requested,
      row: rowOf(rows, requested),
      claimed,
      outerCtx,
    })
    if ('reason' in line) errors.push({ ...line, field: `lines.${at}.${line.field}` })
    else judged.push(line)
  }
  if (errors.length > 0) throw new AppError(422, errors)
  const result = presentReturn(ctx, order, { judged, wish, feeBp })
  return { feeBp, result, lines: judged.map(storedLine) }
}

function rowOf(rows: readonly ReturnableRow[], requested: RequestedLine): ReturnableRow {
  const found = rows.find((row) => isOf(row, requested))
  if (!found) throw notFound()
  return found
}

function isOf(row: ReturnableRow, { parcelNo, position }: RequestedLine): boolean {
  return row.shipment_no === parcelNo && row.position === position
}

interface LineToJudge {
  requested: RequestedLine
  row: ReturnableRow
  /** Pieces of the same parcel and item in earlier lines of this request. */
  claimed: number
  outerCtx: Ctx
}

async function judgeLine(
  ctx: Ctx,
  order: OrderOfReturn,
  { requested, row, claimed, outerCtx }: LineToJudge,
): Promise<JudgedLine | FieldError> {
  const { reason, quantity, device, dateCode = '' } = requested
  const taken = row.claimed + claimed
  const left = Math.max(0, row.pieces - taken)
  if (quantity > left) return { field: 'quantity', reason: tooManyText(left, ctx.lang) }
  const doesNotFit = reason === 'does_not_fit'
  if (doesNotFit && device === undefined)
    return { field: 'device', reason: needsDeviceText(ctx.lang) }
  const verdict = judgeWarranty({
    reason,
    isBattery: row.is_battery,
    chemistry: row.chemistry,
    soldOn: sellerDay(row.dispatched_at),
    today: sellerDay(ctx.clock()),
    dateCode,
    pattern: ctx.site.dateCode,
    packedCodes: row.date_codes,
  })
  if (verdict.verdict === 'expired') {
    return { field: 'reason', reason: expiredText(verdict.until, ctx.lang) }
  }
  const fitLabel =
    doesNotFit && device !== undefined ? await listedFit(ctx, row, { device, outerCtx }) : null
  const listing = await listingOf(ctx, row, { fitLabel, order, outerCtx })
  // The cheapest pieces of a line are charged first, so `charged_until`, the number charged with this parcel and with
  // earlier ones, decides which prices are refunded.
  const refund = refundOf(
    {
      parts: row.parts,
      currency: order.currency,
      chargedPieces: row.charged_until,
      claimed: taken,
    },
    quantity,
  )
  const isFree = isFeeFree(reason, listing === 'listed')
  return { requested, row, verdict, listing, fitLabel, isFeeFree: isFree, refund }
}

/** The entry of the item's fit list that names the device; null: none does. */
async function listedFit(
  ctx: Ctx,
  { item_no: itemNo }: ReturnableRow,
  { device, outerCtx }: { device: string; outerCtx: Ctx },
): Promise<string | null> {
  const named = await findNamedDevices(outerCtx, device)
  const query = { itemNo, keyword: device, named, page: 1, rows: named ? 1 : 20 }
  const { list } = await listFits(ctx, query).catch((error: unknown) => {
    // An item that is no longer in the catalogue has no fit list.
    if (error instanceof AppError && error.code === 404) return { list: [] }
    throw error
  })
  const wanted = comparableText(device)
  const found = named ? list[0] : list.find(({ label }) => comparableText(label) === wanted)
  return found?.label ?? null
}

/** A company that orders for a device marked "does not fit" was warned, so that the mistake is not ours. */
async function listingOf(
  ctx: Ctx,
  { product_id: productId }: ReturnableRow,
  { fitLabel, order, outerCtx }: { fitLabel: string | null; order: OrderOfReturn; outerCtx: Ctx },
): Promise<FitListing> {
  if (fitLabel === null) return 'unlisted'
  const twinOf = await loadTwinLookup(outerCtx)
  const entry = { productId, twinId: twinOf(productId) ?? null, label: fitLabel }
  return (await wasRefuted(ctx.db, entry, order.placed_at)) ? 'refuted' : 'listed'
}

function comparableText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function presentReturn(
  { lang }: Ctx,
  { order_no: orderNo, currency }: OrderOfReturn,
  { judged, wish, feeBp }: { judged: readonly JudgedLine[]; wish: ReturnResolution; feeBp: number },
): JudgedReturn {
  const isRefund = wish === 'refund'
  const fees = feesOf(judged, feeBp)
  const text = (minor: bigint): string => minorText(isRefund ? minor : 0n, currency)
  const refund = judged.reduce((sum, line) => sum + line.refund, 0n)
  const fee = fees.reduce((sum, each) => sum + each, 0n)
  return {
    orderNo,
    wish,
    currency,
    lines: judged.map(({ requested, row, verdict, listing, ...line }, at) => {
      const { reason, parcelNo, position, quantity } = requested
      const doubt = verdict.verdict === 'by_hand' ? verdict.why : null
      const { until } = verdict
      return {
        parcelNo,
        position,
        itemNo: row.item_no,
        title: row.titles[lang] ?? row.titles.en_us ?? row.item_no,
        quantity,
        reason,
        verdict: verdict.verdict,
        doubt,
        warrantyUntil: until,
        isListed: listing === 'listed',
        refund: text(line.refund),
        fee: text(fees[at] ?? 0n),
        text: returnLineText(
          { reason, doubt, until, listing, isFeeFree: line.isFeeFree || !isRefund },
          lang,
        ),
      }
    }),
    refund: text(refund),
    fee: text(fee),
    credited: text(refund - fee),
    resolutions: resolutionsOf(judged.map(({ requested }) => requested.reason)),
  }
}

function storedLine({ requested, row, verdict, fitLabel, isFeeFree }: JudgedLine): NewReturnLine {
  const { reason, quantity, device, dateCode } = requested
  return {
    shipment_id: row.shipment_id,
    position: row.position,
    pieces: quantity,
    reason,
    device: reason === 'does_not_fit' ? (device ?? '') : '',
    fit_label: fitLabel,
    date_code: REASON_RULES[reason].isSentBack ? (dateCode ?? '').toUpperCase() : '',
    verdict: verdict.verdict,
    warranty_until: verdict.until,
    doubt: verdict.verdict === 'by_hand' ? verdict.why : null,
    fee_free: isFeeFree,
  }
}
