// A second implementation of the shipping rules, written from their description: slow, and without shared code.
import type { ParcelLine, ShippingRule } from '../../src/shared/shipping-terms.ts'
import type { ShippingCase } from './random-parcels.ts'

/** Records a reason against a service; `item` is '-' for the whole parcel. */
type AddReason = (reason: string, item: string, actual?: number, limit?: number | null) => void
/** A country, or '*' for all, and the beginning of a post code. */
type Place = [country: string, beginning: string]
type Service = ShippingCase['terms']['services'][number]
interface RuledLine {
  rule: ShippingRule
  line: ParcelLine
}

/** One line per service: 'air 1250 USD 4-7' or 'air rejected: aboveWh I-1 100.1 100; noRate - 500 -'. */
export function secondOpinion(shippingCase: ShippingCase): string[] {
  const places = placesOf(shippingCase.parcel)
  return shippingCase.terms.services.map((service) => {
    const found: string[] = []
    const addReason: AddReason = (reason, item, actual, limit) => {
      const entry = `${reason} ${item} ${actual ?? '-'} ${limit ?? '-'}`
      if (!found.includes(entry)) found.push(entry)
    }
    const ruled = findRules(shippingCase, { service, places, addReason })
    for (const { rule, line } of ruled) judgeLine(line, rule, service.mode, addReason)
    judgeTogether(ruled, addReason)
    const weight = weightOf(shippingCase, service, addReason)
    if (weight === null) return rejected(service.id, found)
    if (service.maxParcelGrams !== null && weight > service.maxParcelGrams) {
      addReason('parcelTooHeavy', '-', weight, service.maxParcelGrams)
    }
    const rate = findRate(shippingCase, { service, places, weight })
    if (!rate) addReason('noRate', '-', weight)
    if (!rate || found.length > 0) return rejected(service.id, found)
    const days = rate.days ?? service.days
    return `${service.id} ${rate.amount} ${rate.currency} ${days.from}-${days.to}`
  })
}

/** The destinations to look at, nearest first. */
function placesOf({ country, postCode }: ShippingCase['parcel']): Place[] {
  const code = postCode.replaceAll(' ', '')
  const places: Place[] = []
  for (let length = code.length; length >= 0; length -= 1) {
    places.push([country, code.slice(0, length)])
  }
  return [...places, ['*', '']]
}

/** Each line that may be sent, with the rule that allows it. */
function findRules(
  { parcel, terms }: ShippingCase,
  { service, places, addReason }: { service: Service; places: Place[]; addReason: AddReason },
): RuledLine[] {
  const ruled: RuledLine[] = []
  const today = Date.parse(parcel.today)
  for (const line of parcel.lines) {
    const unClass = classOf(line, service.mode)
    if (unClass === '') {
      addReason('classUnknown', line.itemNo)
      continue
    }
    const rule = firstFound(places, ([country, beginning]) => {
      let newest: ShippingRule | undefined
      for (const each of terms.rules) {
        if (each.service !== service.id || each.unClass !== unClass) continue
        if (each.packing !== line.packing) continue
        if (each.country !== country || each.postCode !== beginning) continue
        if (Date.parse(each.validFrom) > today) continue
        if (each.validTo !== null && Date.parse(each.validTo) < today) continue
        if (!newest || Date.parse(each.validFrom) > Date.parse(newest.validFrom)) newest = each
      }
      return newest
    })
    if (!rule) addReason('noRule', unClass)
    else if (!rule.isAllowed) addReason('notAllowed', unClass)
    else ruled.push({ rule, line })
  }
  return ruled
}

/** What a rule limits for all of its lines together. */
function judgeTogether(ruled: readonly RuledLine[], addReason: AddReason): void {
  for (const rule of new Set(ruled.map((each) => each.rule))) {
    const lines = ruled.filter((each) => each.rule === rule).map((each) => each.line)
    let batteries = 0
    let net = 0
    for (const line of lines) {
      batteries += line.quantity * line.batteries
      if (line.netGrams !== null) net += line.quantity * line.netGrams
      else if (rule.maxNetGrams !== null) addReason('netWeightUnknown', line.itemNo)
    }
    if (batteries > (rule.maxPieces ?? Infinity)) {
      addReason('tooManyBatteries', rule.unClass, batteries, rule.maxPieces)
    }
    if (net > (rule.maxNetGrams ?? Infinity)) {
      addReason('netWeightAbove', rule.unClass, net, rule.maxNetGrams)
    }
  }
}

/** In grams; null when a line was never weighed. */
function weightOf({ parcel }: ShippingCase, service: Service, addReason: AddReason): number | null {
  if (parcel.weighedGrams !== undefined) return parcel.weighedGrams
  let gross: number | null = service.packagingGrams
  for (const line of parcel.lines) {
    if (line.grossGrams === null) {
      addReason('weightUnknown', line.itemNo)
      gross = null
    } else if (gross !== null) gross += line.quantity * line.grossGrams
  }
  return gross
}

/** The rate of the nearest place for this weight. */
function findRate(
  { parcel, terms }: ShippingCase,
  { service, places, weight }: { service: Service; places: Place[]; weight: number },
) {
  const ofService = terms.rates.filter((rate) => rate.service === service.id)
  const inCurrency = ofService.filter((rate) => rate.currency === parcel.currency)
  const steps = firstFound(places, ([country, beginning]) => {
    const here = inCurrency.filter((r) => r.country === country && r.postCode === beginning)
    return here.length > 0 ? here : undefined
  })
  return (steps ?? [])
    .toSorted((a, b) => b.fromGrams - a.fromGrams)
    .find((step) => step.fromGrams <= weight)
}

function rejected(service: string, found: string[]): string {
  return `${service} rejected: ${found.toSorted().join('; ')}`
}

function firstFound<T, R>(values: T[], find: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const found = find(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** The UN number under which the batteries are dangerous goods, 'none' for none, '' when it is unknown. */
function classOf(line: ParcelLine, mode: string): string {
  const isWith = line.packing === 'with'
  let found: string = line.unClass ?? ''
  if (line.unClass === null) {
    switch (line.chemistry) {
      case 'li-ion':
      case 'li-polymer':
      case 'lifepo4':
        found = isWith ? 'UN3481' : 'UN3480'
        break
      case 'limno2':
      case 'lisocl2':
      case 'lifes2':
        found = isWith ? 'UN3091' : 'UN3090'
        break
      case 'ni-mh':
        found = 'UN3496'
        break
      case 'sla':
        found = 'UN2800'
        break
      case 'alkaline':
      case 'ni-cd':
      case 'silver-oxide':
      case 'zinc-air':
        found = 'none'
    }
  }
  // Ni-MH batteries (UN 3496) are dangerous goods at sea only.
  if (found === 'UN3496' && (mode === 'air' || mode === 'road')) return 'none'
  return found
}

/** In thousandths, as a whole number: exact for every value that random-parcels.ts draws. */
const exact = (value: number) => BigInt(Math.round(value * 1000))

function judgeLine(line: ParcelLine, rule: ShippingRule, mode: string, addReason: AddReason): void {
  const { itemNo, energyWh, lithiumGrams, cells } = line
  const divisor = cells === null ? line.minCells : cells
  const each = (amount: number) => Number((amount / divisor).toFixed(4))
  const exceeds = (amount: number, limit: number) => exact(amount) > exact(limit) * BigInt(divisor)
  if (rule.maxWh !== null && exact(energyWh) > exact(rule.maxWh)) {
    addReason('aboveWh', itemNo, energyWh, rule.maxWh)
  }
  if (rule.maxCellWh !== null && exceeds(energyWh, rule.maxCellWh)) {
    addReason(
      cells === null ? 'cellsUnknown' : 'cellAboveWh',
      itemNo,
      each(energyWh),
      rule.maxCellWh,
    )
  }
  const isLithiumMetal = rule.unClass === 'UN3090' || rule.unClass === 'UN3091'
  if (lithiumGrams === null) {
    if (rule.maxLithiumGrams !== null || rule.maxLithiumGramsPerCell !== null) {
      addReason('lithiumUnknown', itemNo)
    } else if (isLithiumMetal && mode === 'air') addReason('lithiumUnknown', itemNo)
    return
  }
  if (rule.maxLithiumGrams !== null && exact(lithiumGrams) > exact(rule.maxLithiumGrams)) {
    addReason('aboveLithium', itemNo, lithiumGrams, rule.maxLithiumGrams)
  }
  const limit = rule.maxLithiumGramsPerCell
  if (limit !== null && exceeds(lithiumGrams, limit)) {
    addReason(
      cells === null ? 'cellsUnknown' : 'cellAboveLithium',
      itemNo,
      each(lithiumGrams),
      limit,
    )
  }
}
