// Rows of a product specification in four groups, with units and a mark on derived values.
import type { ProductPage } from '../../../../contract/product.ts'
import {
  AIR_LIMIT_WH,
  CHARGING_LIMIT,
  LITHIUM_LIMIT_GRAMS,
  STORAGE_CELSIUS,
  WARRANTY_MONTHS,
} from '../../../../shared/business-constants.ts'
import { printGtin } from '../../../../shared/gtin.ts'
import { cellCount, transportOf, type Transport } from '../../../../shared/transport-rules.ts'
import { bracketed } from '../../../../shared/punctuation.ts'
import type { product } from '../../../texts/en_us/product.ts'
import {
  chargingLimitKind,
  chemistryOf,
  seriesCells,
} from '../../catalogue/product-facts/chemistry-class.ts'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import {
  dischargeRates,
  isDerived,
  isEnergyDerived,
} from '../../catalogue/product-facts/product-facts.ts'

type Detail = ProductPage['productDetail']
type ProductTexts = typeof product
type GroupName = keyof ProductTexts['spec']['groups']

export interface SpecificationRow {
  label: string
  value: string
  /** The catalogue derives the value from other data; the table marks it. */
  derived?: boolean
  /** Value of the copy button. */
  copy?: string
}

export interface SpecificationGroup {
  id: GroupName
  rows: SpecificationRow[]
}

export function specificationGroups(detail: Detail, t: ProductTexts): SpecificationGroup[] {
  return [
    { id: 'electrical', rows: rowsWithValue(electrical(detail, t)) },
    { id: 'mechanical', rows: rowsWithValue(mechanical(detail, t)) },
    { id: 'logistics', rows: rowsWithValue(logistics(detail, t)) },
    { id: 'compliance', rows: rowsWithValue(compliance(detail, t)) },
  ]
}

type OptionalRow = [
  label: string,
  value: string | null,
  derived?: boolean,
  copy?: string | undefined,
]

/** Omits rows without a value. */
function rowsWithValue(rows: OptionalRow[]): SpecificationRow[] {
  return rows.flatMap(([label, value, derived = false, copy]) =>
    value === null ? [] : [{ label, value, derived, ...(copy ? { copy } : {}) }],
  )
}

function electrical(d: Detail, t: ProductTexts): OptionalRow[] {
  const { spec } = t
  const { count, cellVolts } = seriesCells(d.chemistry.code, d.voltage)
  return [
    [spec.voltage, measureText(d.voltage, 'V'), isDerived(d.basis, 'voltage')],
    [spec.capacity, measureText(d.capacity, 'mAh'), isDerived(d.basis, 'capacity')],
    [spec.energy, measureText(d.energy, 'Wh'), isEnergyDerived(d.basis)],
    [spec.chemistry, d.chemistry.name, isDerived(d.basis, 'chemistry')],
    [spec.cells, spec.cellsOf(count, measureText(cellVolts, 'V')), true],
    [spec.rechargeable, d.rechargeable ? spec.yes : spec.no],
    [spec.discharge, discharge(d, t), isDerived(d.basis, 'dischargeRate')],
    [spec.chargingLimit, chargingLimit(d, t)],
  ]
}

function discharge({ dischargeRate, rechargeable }: Detail, { spec }: ProductTexts): string | null {
  if (!dischargeRate) return null
  const rates = dischargeRates(dischargeRate)
  if (rates) return spec.dischargeOf(rates.continuous, rates.maximum)
  return rechargeable ? dischargeRate : spec.primary
}

function chargingLimit(d: Detail, { spec }: ProductTexts): string | null {
  const kind = chargingLimitKind(d.chemistry.code, d.voltage, d.rechargeable)
  if (kind === 'none') return null
  if (kind === 'high-voltage') return spec.chargingLimitHigh
  return `${CHARGING_LIMIT.volts} V ± ${CHARGING_LIMIT.tolerance} V`
}

function mechanical(d: Detail, { spec }: ProductTexts): OptionalRow[] {
  const order = d.diameter === null ? spec.lengthWidthHeight : spec.diameterHeight
  return [
    [
      spec.dimensions,
      d.dimension && `${d.dimension}\u00a0mm${bracketed(order)}`,
      isDerived(d.basis, 'dimension'),
    ],
    [spec.netWeight, grams(d.netWeight), isDerived(d.basis, 'netWeight')],
    [spec.grossWeight, grams(d.grossWeight), isDerived(d.basis, 'grossWeight')],
    [spec.colour, d.colour?.name ?? null, isDerived(d.basis, 'colour')],
    [spec.pack, d.packQty > 1 ? String(d.packQty) : null],
  ]
}

function grams(weight: number | null): string | null {
  if (weight === null) return null
  return weight < 1000 ? measureText(weight, 'g') : measureText(weight / 1000, 'kg')
}

function logistics(d: Detail, { spec }: ProductTexts): OptionalRow[] {
  const ean = d.ean && printGtin(d.ean)
  return [
    [spec.itemNo, d.itemNo, false, d.itemNo],
    [spec.ean, ean, false, ean ?? undefined],
    [spec.brand, d.brand],
    [spec.category, d.category.name],
    [spec.regions, d.regionNames.map(({ name }) => name).join(' · ') || null],
    [spec.minimum, spec.minimumOf(d.minimumOrder.wholesale, d.minimumOrder.dropship)],
    [spec.listed, d.listedOn],
    [spec.updated, d.updatedOn],
  ]
}

function compliance(d: Detail, t: ProductTexts): OptionalRow[] {
  const { spec } = t
  const transport = transportOf({
    chemistry: d.chemistry.code,
    energyWh: d.energy,
    cells: cellCount(d.iecName),
  })
  return [
    [spec.un, unNumberAndClass(transport, t)],
    [spec.air, byAir(transport, t)],
    [spec.surface, byRoadAndSea(transport, t)],
    [spec.storage, `${STORAGE_CELSIUS.from}–${STORAGE_CELSIUS.to}\u00a0°C`],
    [spec.warranty, warranty(d, t)],
    [spec.iec, d.iecName],
    [spec.ansi, d.ansiName],
  ]
}

/**
 * UN 3496, nickel-metal hydride, is dangerous goods only at sea, in large quantities; UN 2800, lead-acid, may be exempt
 * as non-spillable.
 */
function unNumberAndClass({ unNumber, hazardClass }: Transport, { spec }: ProductTexts): string {
  if (unNumber === null || hazardClass === null) return spec.unNone
  const name = spec.unClass(unNumber.replace(/^UN(?=\d)/, 'UN\u00a0'), hazardClass)
  if (unNumber === 'UN3496') return name + spec.bySea
  return unNumber === 'UN2800' ? name + spec.unlessExempt : name
}

/**
 * By the packing instruction (PI) of the airlines. `packingInstruction` null: no lithium battery; `chargePercent` null:
 * lithium metal. Where the number of cells is unknown, `section` may be null: then the limits are stated instead.
 */
function byAir(
  { packingInstruction, section, chargePercent }: Transport,
  { spec }: ProductTexts,
): string {
  if (packingInstruction === null) return spec.airFree
  const name = packingInstruction.replace(/^PI/, 'PI\u00a0')
  const isIon = chargePercent !== null
  const { cell, battery } = isIon ? AIR_LIMIT_WH : LITHIUM_LIMIT_GRAMS
  const sections = isIon ? spec.airIonSections : spec.airMetalSections
  const packing = section === null ? sections(name, cell, battery) : spec.airSection(name, section)
  return isIon ? spec.airIon(chargePercent, packing) : spec.airMetal(packing)
}

/**
 * Whether special provision 188 of the dangerous goods rules exempts a lithium battery; where that cannot be decided
 * (null), its limits.
 */
function byRoadAndSea(transport: Transport, { spec }: ProductTexts): string | null {
  const { packingInstruction, specialProvision188, chargePercent } = transport
  if (packingInstruction === null) return null
  if (specialProvision188 !== null) {
    return specialProvision188 ? spec.surfaceExempt : spec.surfaceFull
  }
  return chargePercent === null
    ? spec.surfaceMetal(LITHIUM_LIMIT_GRAMS.cell, LITHIUM_LIMIT_GRAMS.battery)
    : spec.surfaceIon(AIR_LIMIT_WH.cell, AIR_LIMIT_WH.battery)
}

/** One term for lithium, one for nickel and one for lead-acid; none for batteries that cannot be recharged. */
function warranty(d: Detail, { spec }: ProductTexts): string {
  const { kind } = chemistryOf(d.chemistry.code)
  if (kind === 'nickel') return spec.months(WARRANTY_MONTHS.nickel)
  if (kind === 'lead-acid') return spec.months(WARRANTY_MONTHS.leadAcid)
  return d.rechargeable ? spec.months(WARRANTY_MONTHS.lithium) : spec.warrantyNone
}
