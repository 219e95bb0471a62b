// What each reason for a return allows, how long the warranty lasts, and what a return costs.
import { WARRANTY_MONTHS } from './business-constants.ts'
import type { RETURN_REASONS } from './case-states.ts'
import { type DateCodePattern, readDateCode } from './date-code.ts'
import { shareOf } from './minor-units.ts'
import { amountOfUnits } from './order-lines.ts'

export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_RESOLUTIONS = ['refund', 'replacement'] as const
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number]

interface ReasonRules {
  allows: readonly ReturnResolution[]
  /** unlessListed: our fit list named the device, so that we were wrong. */
  fee: 'never' | 'always' | 'unlessListed'
  /** False: nothing is sent back, and no date code is asked for. */
  isSentBack: boolean
}

const BOTH = RETURN_RESOLUTIONS
export const REASON_RULES: Readonly<Record<ReturnReason, ReasonRules>> = {
  defective: { allows: BOTH, fee: 'never', isSentBack: true },
  damaged: { allows: BOTH, fee: 'never', isSentBack: true },
  wrong_item: { allows: BOTH, fee: 'never', isSentBack: true },
  missing: { allows: BOTH, fee: 'never', isSentBack: false },
  // The same item would not fit either.
  does_not_fit: { allows: ['refund'], fee: 'unlessListed', isSentBack: true },
  not_needed: { allows: ['refund'], fee: 'always', isSentBack: true },
}

/** The resolutions that a return may have whose lines have these reasons. */
export function resolutionsOf(reasons: readonly ReturnReason[]): ReturnResolution[] {
  return RETURN_RESOLUTIONS.filter((each) =>
    reasons.every((reason) => REASON_RULES[reason].allows.includes(each)),
  )
}

/** What our fit list says of the device; refuted: it was marked "does not fit" when the order was placed. */
export type FitListing = 'listed' | 'refuted' | 'unlisted'

/** `isListed`: our fit list named the device, so that the return is our mistake. */
export function isFeeFree(reason: ReturnReason, isListed: boolean): boolean {
  const { fee } = REASON_RULES[reason]
  return fee === 'never' || (fee === 'unlessListed' && isListed)
}

/**
 * Why a person has to look at the warranty. otherDateCode: not one that was recorded when the parcel was packed;
 * chemistry: no warranty term is set for it.
 */
export const BY_HAND_REASONS = [
  'noDateCode',
  'badDateCode',
  'futureDateCode',
  'madeAfterSale',
  'otherDateCode',
  'chemistry',
  'notBattery',
] as const
export type ByHandReason = (typeof BY_HAND_REASONS)[number]

export type WarrantyVerdict =
  | { verdict: 'covered'; until: string }
  | { verdict: 'expired'; until: string }
  /** `until` is null where no term is set. */
  | { verdict: 'by_hand'; until: string | null; why: ByHandReason }

export interface WarrantyCase {
  reason: ReturnReason
  isBattery: boolean
  chemistry: string
  /** Of the dispatch, which is also the date of the invoice: 'YYYY-MM-DD'. */
  soldOn: string
  today: string
  /** As typed; empty: none. */
  dateCode: string
  pattern: DateCodePattern
  /** Those recorded when the parcel was packed; empty: none were. */
  packedCodes: readonly string[]
}

/** The last day, or null where the term of the chemistry is not set. */
export function warrantyEnd(chemistry: string, soldOn: string): string | null {
  const months = MONTHS_OF[chemistry]
  return months === undefined ? null : addMonths(soldOn, months)
}

const MONTHS_OF: Readonly<Record<string, number>> = {
  'li-ion': WARRANTY_MONTHS.lithium,
  'li-polymer': WARRANTY_MONTHS.lithium,
  lifepo4: WARRANTY_MONTHS.lithium,
  'ni-mh': WARRANTY_MONTHS.nickel,
  'ni-cd': WARRANTY_MONTHS.nickel,
  sla: WARRANTY_MONTHS.leadAcid,
}

/** An expired warranty stays expired, whatever the date code says; in doubt about the date code a person decides. */
export function judgeWarranty(given: WarrantyCase): WarrantyVerdict {
  const { isBattery, chemistry, soldOn, today } = given
  if (!isBattery) return { verdict: 'by_hand', until: null, why: 'notBattery' }
  const until = warrantyEnd(chemistry, soldOn)
  if (until === null) return { verdict: 'by_hand', until, why: 'chemistry' }
  if (today > until) return { verdict: 'expired', until }
  const why = doubtOf(given)
  return why === null ? { verdict: 'covered', until } : { verdict: 'by_hand', until, why }
}

function doubtOf(given: WarrantyCase): ByHandReason | null {
  const { reason, dateCode, pattern, today, soldOn, packedCodes } = given
  if (!REASON_RULES[reason].isSentBack) return null
  if (dateCode.trim() === '') return 'noDateCode'
  const read = readDateCode(dateCode, { pattern, today })
  if ('fault' in read) return 'badDateCode'
  if (read.isFuture) return 'futureDateCode'
  if (read.from > soldOn) return 'madeAfterSale'
  // A piece of another item has a code of another parcel.
  const isOther = packedCodes.length > 0 && !packedCodes.includes(read.code)
  return isOther && reason !== 'wrong_item' ? 'otherDateCode' : null
}

/** A day that the last month lacks becomes its last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return end.toISOString().slice(0, 10)
}

export interface ChargedUnits {
  parts: ReadonlyArray<{ quantity: number; unit: string }>
  currency: string
  /** Pieces of the line that were charged with this parcel and with earlier ones. */
  chargedPieces: number
  /** Pieces of this parcel that other returns have claimed. */
  claimed: number
}

/** The refund for `pieces` pieces, in minor units: what the most expensive ones cost that are left of the parcel. */
export function refundOf(
  { parts, currency, chargedPieces, claimed }: ChargedUnits,
  pieces: number,
): bigint {
  const to = chargedPieces - claimed
  return amountOfUnits(parts, { from: to - pieces, to, currency })
}

/**
 * The fee of each line, in order: `bp` basis points of what is refunded for it. The fee of the return is rounded once,
 * and the fees of its lines add up to it.
 */
export function feesOf(
  lines: ReadonlyArray<{ refund: bigint; isFeeFree: boolean }>,
  bp: number,
): bigint[] {
  let refundsWithFee = 0n
  return lines.map((line) => {
    const before = shareOf(refundsWithFee, bp)
    if (!line.isFeeFree) refundsWithFee += line.refund
    return shareOf(refundsWithFee, bp) - before
  })
}
