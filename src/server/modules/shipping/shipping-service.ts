// Decides which confirmed services take the products of an order, and at what freight.
import type { Kysely } from 'kysely'
import { shippingChoices } from '../../../shared/shipping-rules.ts'
import type { ParcelLine, ShippingChoice, ShippingTerms } from '../../../shared/shipping-terms.ts'
import type { Lang } from '../../../shared/lang.ts'
import { cellCount } from '../../../shared/transport-rules.ts'
import { leastCells } from '../../../shared/un-class.ts'
import type { Database } from '../../db/database.ts'
import {
  type ConfirmedTerms,
  findConfirmedTerms,
  findGoods,
  type GoodsRow,
  type ServiceRow,
} from './shipping-repository.ts'

export interface ShippingQuestion {
  items: ReadonlyArray<{ productId: number; quantity: number }>
  /** ISO 3166 alpha-2. */
  country: string
  postCode: string
  /** ISO 4217; freight is never converted. */
  currency: string
  /** The seller's day. */
  today: string
}

/** What a carrier takes as an address; `findAddressErrors` of shared/recipient-address.ts applies it. */
export interface CarrierAddressRules {
  lineLength: number
  latinOnly: boolean
  poBox: boolean
  phoneNeeded: boolean
}

export type NamedShippingChoice = ShippingChoice & {
  name: Record<Lang, string>
  address: CarrierAddressRules
}

/**
 * Every confirmed service in the merchant's order, offered or with all reasons why not. Throws RangeError for
 * unknown products, which the caller has already rejected, and for quantities that are no whole number from 1.
 */
export async function findShippingChoices(
  db: Kysely<Database>,
  question: ShippingQuestion,
): Promise<NamedShippingChoice[]> {
  const { lines, demonstration } = await readParcel(db, question.items)
  const found = await findConfirmedTerms(db, { ...question, demonstration })
  const { services } = found
  const terms = termsOf(found)
  const { country, postCode, currency, today } = question
  const choices = shippingChoices({ lines, country, postCode, currency, today }, terms)
  const byId = new Map(services.map((row) => [row.id, row]))
  return choices.flatMap((choice) => {
    const row = byId.get(choice.service)
    return row ? [{ ...choice, name: namesOf(row), address: addressRulesOf(row) }] : []
  })
}

/**
 * What each product is as freight, in the order of `items`. A merchant's own products never travel by what the
 * demonstration confirmed.
 */
async function readParcel(
  db: Kysely<Database>,
  items: ShippingQuestion['items'],
): Promise<{ lines: ParcelLine[]; demonstration: boolean }> {
  const rows = await findGoods(
    db,
    items.map(({ productId }) => productId),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lines = items.map(({ productId, quantity }) => {
    const row = byId.get(productId)
    if (!row) throw new RangeError(`unknown product ${productId}`)
    return { ...goodsOf(row), quantity }
  })
  return { lines, demonstration: rows.every((row) => row.is_demonstration) }
}

function goodsOf(row: GoodsRow): Omit<ParcelLine, 'quantity'> {
  return {
    itemNo: row.item_no,
    batteries: row.pack_qty,
    chemistry: row.chemistry,
    // A charger or an accessory has no battery unless staff state its class.
    unClass: row.un_class ?? (row.type === 'battery' ? null : 'none'),
    packing: row.packing ?? 'alone',
    energyWh: row.energy_wh,
    lithiumGrams: row.lithium_g,
    cells: row.cells ?? cellCount(row.iec_name),
    leastCells: leastCells(row.chemistry, row.voltage),
    netGrams: row.net_weight_g,
    grossGrams: row.gross_weight_g,
  }
}

function termsOf({ services, rules, rates }: ConfirmedTerms): ShippingTerms {
  return {
    services: services.map((row) => ({
      id: row.id,
      mode: row.mode,
      days: { from: row.days_from, to: row.days_to },
      maxParcelGrams: row.max_parcel_g,
      packagingGrams: row.packaging_g,
    })),
    rules: rules.map((row) => ({
      service: row.service,
      unClass: row.un_class,
      packing: row.packing,
      country: row.country,
      postCode: row.post_code,
      isAllowed: row.allowed,
      maxWh: row.max_wh,
      maxCellWh: row.max_cell_wh,
      maxLithiumGramsPerCell: row.max_lithium_g_cell,
      maxLithiumGrams: row.max_lithium_g,
      maxPieces: row.max_pieces,
      maxNetGrams: row.max_net_g,
      validFrom: row.valid_from,
      validTo: row.valid_to,
    })),
    rates: rates.map(({ service, country, post_code, from_g, amount, currency, ...row }) => ({
      service,
      country,
      postCode: post_code,
      fromGrams: from_g,
      amount: BigInt(amount),
      currency,
      days:
        row.days_from === null || row.days_to === null
          ? null
          : { from: row.days_from, to: row.days_to },
    })),
  }
}

function namesOf({ name_en_us, name_zh_cn, name_zh_hk }: ServiceRow): Record<Lang, string> {
  return { en_us: name_en_us, zh_cn: name_zh_cn, zh_hk: name_zh_hk }
}

function addressRulesOf(row: ServiceRow): CarrierAddressRules {
  return {
    lineLength: row.line_length,
    latinOnly: row.latin_only,
    poBox: row.po_box,
    phoneNeeded: row.phone_needed,
  }
}
