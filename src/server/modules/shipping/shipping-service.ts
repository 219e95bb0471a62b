// Decides which confirmed services take the products of an order, and at what freight.
import type { Kysely } from 'kysely'
import { shippingChoices } from '../../../shared/shipping-rules.ts'
import type {
  Parcel,
  ParcelLine,
  ShippingChoice,
  ShippingTerms,
} from '../../../shared/shipping-terms.ts'
import type { Lang } from '../../../shared/lang.ts'
import { cellCount } from '../../../shared/transport-rules.ts'
import { minCells } from '../../../shared/un-class.ts'
import type { Database } from '../../db/database.ts'
import { Lru } from '../../platform/lru.ts'
import {
  type ConfirmedTerms,
  findConfirmedTerms,
  findGoods,
  findTrackingUrl,
  type GoodsRow,
  type ServiceRow,
} from './shipping-repository.ts'

export interface ShippingQuery {
  items: ReadonlyArray<{ productId: number; quantity: number }>
  /** ISO 3166 alpha-2. */
  country: string
  postCode: string
  /** ISO 4217; freight is never converted. */
  currency: string
  /** The seller's day. */
  today: string
  /** The weight of a packed parcel, as weighed. */
  grams?: number | undefined
}

/** What a carrier takes as an address; `findRecipientErrors` of shared/recipient-address.ts applies it. */
export interface CarrierAddressRules {
  /** Characters per line. */
  lineLength: number
  /** Whether it needs the address in Latin letters. */
  latinOnly: boolean
  /** Whether it delivers to post-office boxes. */
  poBox: boolean
  phoneNeeded: boolean
}

export type NamedShippingChoice = ShippingChoice & {
  name: Record<Lang, string>
  address: CarrierAddressRules
}

/**
 * Every confirmed service in the order that the seller chose, offered or with all reasons why not. Throws RangeError
 * for unknown products, which the caller has already rejected, and for quantities that are not whole numbers from 1.
 */
export async function findShippingChoices(
  db: Kysely<Database>,
  { items, country, postCode, currency, today, grams }: ShippingQuery,
): Promise<NamedShippingChoice[]> {
  const productIds = items.map(({ productId }) => productId)
  const { servicesFor } = await loadShippingServices(db, {
    productIds,
    countries: [country],
    currency,
    today,
  })
  return servicesFor({ items, country, postCode, grams })
}

/** The address of a carrier's tracking page, with '{number}'; '' where the service is unknown or has none. */
export async function readTrackingUrl(db: Kysely<Database>, service: string): Promise<string> {
  return (await findTrackingUrl(db, service)) ?? ''
}

interface LoadedShipping {
  /** All confirmed services, in the order that the seller chose. */
  services: { id: string; name: Record<Lang, string> }[]
  /** The services, each with whether it takes this parcel. */
  servicesFor(
    parcel: Pick<ShippingQuery, 'items' | 'country' | 'postCode' | 'grams'>,
  ): NamedShippingChoice[]
}

/**
 * Reads what any number of parcels with these products to these countries need: `servicesFor` runs no further
 * statement.
 */
export async function loadShippingServices(
  db: Kysely<Database>,
  {
    productIds,
    countries,
    currency,
    today,
  }: {
    productIds: readonly number[]
    countries: readonly string[]
    currency: string
    today: string
  },
): Promise<LoadedShipping> {
  const rows = await findGoods(db, productIds)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const termsFor = new Map<boolean, ConfirmedTerms>()
  // A parcel without products counts as one of the demonstration.
  const kinds = rows.length === 0 ? [true] : rows.map((row) => row.is_demonstration)
  for (const demonstration of new Set(kinds)) {
    const query = { countries, today, currency, demonstration }
    termsFor.set(demonstration, await readTerms(db, query, rows[0]?.terms_version))
  }
  const services = [...termsFor.values()].flatMap((terms) => terms.services)
  const servicesFor: LoadedShipping['servicesFor'] = ({ items, country, postCode, grams }) => {
    const lines = items.map(({ productId, quantity }) => {
      const row = byId.get(productId)
      if (!row) throw new RangeError(`unknown product ${productId}`)
      return { row, quantity }
    })
    // Terms that only the demonstration confirmed never apply to a parcel with a seller's own product.
    const found = termsFor.get(lines.every(({ row }) => row.is_demonstration))!
    const goods = lines.map(({ row, quantity }) => ({ ...goodsOf(row), quantity }))
    const place = { country, postCode, currency, today }
    return choicesOf({ lines: goods, ...place, weighedGrams: grams }, found)
  }
  const byService = new Map(services.map((row) => [row.id, { id: row.id, name: namesOf(row) }]))
  return { services: [...byService.values()], servicesFor }
}

type TermsQuery = Parameters<typeof findConfirmedTerms>[1]

/** By `terms_version` and query: no two states of the terms have the same version, in any database. */
const cachedTerms = new Lru<ConfirmedTerms>(256)

async function readTerms(
  db: Kysely<Database>,
  query: TermsQuery,
  version: string | undefined,
): Promise<ConfirmedTerms> {
  const { countries, today, currency, demonstration } = query
  // A file of orders needs the terms of many countries at once, and the same ones are hardly ever needed again.
  const isCached = version !== undefined && countries.length === 1
  const key = JSON.stringify([version, today, currency, demonstration, ...countries])
  const cached = isCached ? cachedTerms.get(key) : undefined
  if (cached) return cached
  const found = await findConfirmedTerms(db, query)
  if (isCached) cachedTerms.set(key, found)
  return found
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
    minCells: minCells(row.chemistry, row.voltage),
    netGrams: row.net_weight_g,
    grossGrams: row.gross_weight_g,
  }
}

function choicesOf(parcel: Parcel, found: ConfirmedTerms): NamedShippingChoice[] {
  const applies = ({ country }: { country: string }) => [parcel.country, '*'].includes(country)
  const { services, rules, rates } = found
  const terms = { services, rules: rules.filter(applies), rates: rates.filter(applies) }
  const byId = new Map(services.map((row) => [row.id, row]))
  return shippingChoices(parcel, termsOf(terms)).flatMap((choice) => {
    const row = byId.get(choice.service)
    return row ? [{ ...choice, name: namesOf(row), address: addressRulesOf(row) }] : []
  })
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
