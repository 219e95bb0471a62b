// Which shipping services take a parcel of batteries, at what freight, and why the others do not.
import {
  compactPostCode,
  type Destination,
  type Packing,
  type Parcel,
  type ParcelLine,
  SHIPPING_REASONS,
  type ShippingChoice,
  type ShippingMode,
  type ShippingRate,
  type ShippingReason,
  type ShippingReasonCode,
  type ShippingRule,
  type ShippingService,
  type ShippingTerms,
  type UnClass,
} from './shipping-terms.ts'
import { unClassOf } from './un-class.ts'

/**
 * Every service in the given order, offered or with all reasons why not. Only confirmed terms may be passed.
 * Throws RangeError for a quantity or a number of batteries that is not a whole number from 1.
 */
export function shippingChoices(parcel: Parcel, terms: ShippingTerms): ShippingChoice[] {
  for (const { quantity, batteries } of parcel.lines) {
    if (!isCount(quantity) || !isCount(batteries)) throw new RangeError('not a whole number from 1')
  }
  return terms.services.map((service) => choiceOf(service, parcel, terms))
}

function choiceOf(
  service: ShippingService,
  parcel: Parcel,
  { rules, rates }: ShippingTerms,
): ShippingChoice {
  const reasons = [...goodsReasons(service, parcel, rules), ...weightReasons(service, parcel)]
  const grams = parcelGrams(service, parcel)
  const rate = grams === null ? undefined : rateFor(service, grams, parcel, rates)
  if (grams !== null && !rate) reasons.push(reason('noRate', { actual: grams }))
  if (rate === undefined || reasons.length > 0) {
    return { service: service.id, isOffered: false, reasons: inOrder(reasons) }
  }
  const { amount: freight, currency, days } = rate
  return { service: service.id, isOffered: true, freight, currency, days: days ?? service.days }
}

function goodsReasons(
  service: ShippingService,
  parcel: Parcel,
  rules: readonly ShippingRule[],
): ShippingReason[] {
  const reasons: ShippingReason[] = []
  const byRule = new Map<ShippingRule, ParcelLine[]>()
  for (const line of parcel.lines) {
    const unClass = unClassOf(line, service.mode)
    if (unClass === null) {
      reasons.push(reason('classUnknown', { itemNo: line.itemNo }))
      continue
    }
    const rule = ruleFor(service, { unClass, packing: line.packing }, parcel, rules)
    if (!rule) reasons.push(reason('noRule', { unClass }))
    else if (!rule.isAllowed) reasons.push(reason('notAllowed', { unClass }))
    else byRule.set(rule, [...(byRule.get(rule) ?? []), line])
  }
  for (const [rule, lines] of byRule) {
    for (const line of lines) reasons.push(...lineReasons(line, rule, service.mode))
    reasons.push(...sumReasons(lines, rule))
  }
  return reasons
}

/** What one battery of the line exceeds. */
function lineReasons(line: ParcelLine, rule: ShippingRule, mode: ShippingMode): ShippingReason[] {
  const { unClass, maxWh, maxCellWh, maxLithiumGrams, maxLithiumGramsPerCell } = rule
  const { itemNo, energyWh, lithiumGrams } = line
  const reasons: ShippingReason[] = []
  if (maxWh !== null && energyWh > maxWh) {
    reasons.push(reason('aboveWh', { itemNo, unClass, actual: energyWh, limit: maxWh }))
  }
  const wh = perCell(energyWh, line, maxCellWh)
  if (wh !== null) {
    const code = line.cells === null ? 'cellsUnknown' : 'cellAboveWh'
    reasons.push(reason(code, { itemNo, unClass, actual: wh, limit: maxCellWh }))
  }
  if (lithiumGrams === null) {
    const isLimited = maxLithiumGrams !== null || maxLithiumGramsPerCell !== null
    // By air the content of lithium metal must be known even where the rule names no limit.
    // UN3090 and UN3091 are lithium metal batteries.
    const isMetal = unClass === 'UN3090' || unClass === 'UN3091'
    if (isLimited || (isMetal && mode === 'air')) {
      reasons.push(reason('lithiumUnknown', { itemNo, unClass }))
    }
    return reasons
  }
  if (maxLithiumGrams !== null && lithiumGrams > maxLithiumGrams) {
    const figures = { actual: lithiumGrams, limit: maxLithiumGrams }
    reasons.push(reason('aboveLithium', { itemNo, unClass, ...figures }))
  }
  const grams = perCell(lithiumGrams, line, maxLithiumGramsPerCell)
  if (grams !== null) {
    const code = line.cells === null ? 'cellsUnknown' : 'cellAboveLithium'
    reasons.push(reason(code, { itemNo, unClass, actual: grams, limit: maxLithiumGramsPerCell }))
  }
  return reasons
}

/** The amount per cell if it exceeds the limit or may exceed it; null: it does not. */
function perCell(amount: number, line: ParcelLine, limit: number | null): number | null {
  const cells = line.cells ?? line.minCells
  // Whole ten-thousandths, since 0.3 / 3 is not 0.1 in floating point.
  if (limit === null || tenThousandths(amount) <= tenThousandths(limit) * cells) return null
  return tenThousandths(amount / cells) / 10_000
}

function tenThousandths(amount: number): number {
  return Math.round(amount * 10_000)
}

/** What the lines under one rule exceed together. */
function sumReasons(lines: readonly ParcelLine[], rule: ShippingRule): ShippingReason[] {
  const { unClass, maxPieces, maxNetGrams } = rule
  const reasons: ShippingReason[] = []
  const count = sum(lines.map(({ quantity, batteries }) => quantity * batteries))
  if (maxPieces !== null && count > maxPieces) {
    reasons.push(reason('tooManyBatteries', { unClass, actual: count, limit: maxPieces }))
  }
  if (maxNetGrams === null) return reasons
  for (const { itemNo, netGrams } of lines) {
    if (netGrams === null) reasons.push(reason('netWeightUnknown', { itemNo, unClass }))
  }
  const net = sum(lines.map(({ quantity, netGrams }) => quantity * (netGrams ?? 0)))
  if (net > maxNetGrams) {
    reasons.push(reason('netWeightAbove', { unClass, actual: net, limit: maxNetGrams }))
  }
  return reasons
}

function weightReasons(service: ShippingService, parcel: Parcel): ShippingReason[] {
  const isWeighed = parcel.weighedGrams !== undefined
  const unknown = isWeighed ? [] : parcel.lines.filter(({ grossGrams }) => grossGrams === null)
  const reasons = unknown.map(({ itemNo }) => reason('weightUnknown', { itemNo }))
  const grams = parcelGrams(service, parcel)
  const limit = service.maxParcelGrams
  if (grams !== null && limit !== null && grams > limit) {
    reasons.push(reason('parcelTooHeavy', { actual: grams, limit }))
  }
  return reasons
}

/** With packaging; null while the weight of any line of a parcel that was not weighed is unknown. */
function parcelGrams(
  { packagingGrams }: ShippingService,
  { lines, weighedGrams }: Parcel,
): number | null {
  if (weighedGrams !== undefined) return weighedGrams
  const weights = lines.map(({ quantity, grossGrams }) =>
    grossGrams === null ? Number.NaN : quantity * grossGrams,
  )
  const grams = sum(weights) + packagingGrams
  return Number.isNaN(grams) ? null : grams
}

/** The newest rule in force of the most specific destination that has one. */
function ruleFor(
  service: ShippingService,
  { unClass, packing }: { unClass: UnClass; packing: Packing },
  parcel: Parcel,
  rules: readonly ShippingRule[],
): ShippingRule | undefined {
  const inForce = rules.filter(
    (rule) =>
      rule.service === service.id &&
      rule.unClass === unClass &&
      rule.packing === packing &&
      rule.validFrom <= parcel.today &&
      (rule.validTo === null || rule.validTo >= parcel.today),
  )
  return mostSpecific(inForce, parcel).reduce<ShippingRule | undefined>(
    (newest, rule) => (newest && newest.validFrom >= rule.validFrom ? newest : rule),
    undefined,
  )
}

/** The heaviest rate, up to the weight, of the most specific destination with rates in the currency. */
function rateFor(
  service: ShippingService,
  grams: number,
  parcel: Parcel,
  rates: readonly ShippingRate[],
): ShippingRate | undefined {
  const ratesOfService = rates.filter(
    ({ service: id, currency }) => id === service.id && currency === parcel.currency,
  )
  return mostSpecific(ratesOfService, parcel)
    .filter(({ fromGrams }) => fromGrams <= grams)
    .reduce<ShippingRate | undefined>(
      (best, rate) => (best && best.fromGrams >= rate.fromGrams ? best : rate),
      undefined,
    )
}

/**
 * Those of the most specific destination that matches the parcel: the longest beginning of its postcode, else its country,
 * else '*'.
 */
function mostSpecific<T extends Destination>(rows: readonly T[], parcel: Parcel): T[] {
  const postCode = compactPostCode(parcel.postCode)
  const ranks = rows.map((row) => {
    if (row.country === '*') return 0
    if (row.country !== parcel.country || !postCode.startsWith(row.postCode)) return -1
    return 1 + row.postCode.length
  })
  const highest = Math.max(-1, ...ranks)
  return highest < 0 ? [] : rows.filter((_, at) => ranks[at] === highest)
}

function reason(
  code: ShippingReasonCode,
  about: Partial<Omit<ShippingReason, 'code'>>,
): ShippingReason {
  return { code, itemNo: null, unClass: null, actual: null, limit: null, ...about }
}

/** Each reason once, in the order of the codes. */
function inOrder(reasons: readonly ShippingReason[]): ShippingReason[] {
  const unique = new Map(reasons.map((each) => [JSON.stringify(each), each]))
  return [...unique.values()].sort(
    (a, b) => SHIPPING_REASONS.indexOf(a.code) - SHIPPING_REASONS.indexOf(b.code),
  )
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
