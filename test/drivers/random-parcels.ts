// Random parcels with random shipping terms, which the shipping rules of the shop and second-opinion.ts both judge.
import type {
  Packing,
  Parcel,
  ParcelLine,
  ShippingMode,
  ShippingRate,
  ShippingRule,
  ShippingTerms,
  UnClass,
} from '../../src/shared/shipping-terms.ts'
import type { Random } from '../support/seeded.ts'

export interface ShippingCase {
  parcel: Parcel
  terms: ShippingTerms
}

const COUNTRIES = ['DE', 'NO', 'US', 'JP']
const POST_CODES = ['', '20095', '2013', 'AB1 2CD']
const BEGINNINGS = ['', '', '', '20', '200', 'AB1']
const CURRENCIES = ['USD', 'EUR']
const DAYS = ['2025-06-01', '2026-01-01', '2026-06-01', '2026-11-23', '2026-12-01']
const CLASSES: UnClass[] = ['UN3480', 'UN3481', 'UN3090', 'UN3091', 'UN3496', 'UN2800', 'none']
const CHEMISTRIES = ['li-ion', 'li-polymer', 'lifepo4', 'limno2', 'lisocl2', 'ni-mh', 'sla']
const OTHERS = ['alkaline', 'ni-cd', 'made-up']

export function randomCase(random: Random): ShippingCase {
  const draw = drawing(random)
  const { anyOf, wholeBetween, maybe } = draw
  const modes: ShippingMode[] = ['air', 'road', 'sea']
  const services = Array.from({ length: wholeBetween(1, 3) }, (_, at) => ({
    id: `s${at}`,
    mode: anyOf(modes),
    days: { from: 4, to: 7 },
    maxParcelGrams: maybe(0.5, wholeBetween(500, 8000)),
    packagingGrams: anyOf([0, 50, 120]),
  }))
  const rules = services.flatMap(({ id }) => randomRules(draw, id))
  const rates = services.flatMap(({ id }) => randomRates(draw, id))
  const parcel = {
    lines: Array.from({ length: random() < 0.6 ? 1 : wholeBetween(2, 3) }, (_, at) =>
      randomLine(draw, at),
    ),
    country: anyOf(COUNTRIES),
    postCode: anyOf(POST_CODES),
    currency: anyOf(CURRENCIES),
    today: '2026-11-23',
    weighedGrams: maybe(0.3, wholeBetween(100, 9000)) ?? undefined,
  }
  return { parcel, terms: { services, rules, rates } }
}

type Drawing = ReturnType<typeof drawing>

function drawing(random: Random) {
  return {
    random,
    anyOf: <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T,
    wholeBetween: (from: number, to: number) => from + Math.floor(random() * (to - from + 1)),
    maybe: <T>(chance: number, value: T): T | null => (random() < chance ? value : null),
  }
}

function randomLine({ random, anyOf, wholeBetween, maybe }: Drawing, at: number): ParcelLine {
  return {
    itemNo: `I-${at}`,
    quantity: wholeBetween(1, 4),
    batteries: anyOf([1, 1, 1, 2, 4]),
    chemistry: anyOf(random() < 0.85 ? CHEMISTRIES : OTHERS),
    unClass: maybe(0.1, anyOf(CLASSES)),
    packing: anyOf<Packing>(['alone', 'with']),
    energyWh: anyOf([5, 19.9, 20, 60, 99.9, 100, 100.1, 240]),
    lithiumGrams: maybe(0.6, anyOf([0.3, 1, 1.2, 2, 2.4])),
    cells: maybe(0.5, anyOf([1, 2, 3, 5, 6])),
    minCells: anyOf([1, 2, 3]),
    netGrams: maybe(0.9, anyOf([50, 250, 900])),
    grossGrams: maybe(0.95, anyOf([60, 300, 1000])),
  }
}

/** Rules of one service, for every class and packing. */
function randomRules(
  { random, anyOf, wholeBetween, maybe }: Drawing,
  service: string,
): ShippingRule[] {
  return CLASSES.flatMap((unClass) =>
    (['alone', 'with'] as const).flatMap((packing) => {
      const made = Array.from(
        { length: random() < 0.1 ? 0 : wholeBetween(2, 4) },
        (): ShippingRule => {
          const country = anyOf(['*', '*', ...COUNTRIES])
          return {
            service,
            unClass,
            packing,
            country,
            postCode: country === '*' ? '' : anyOf(BEGINNINGS),
            isAllowed: random() < 0.95,
            maxWh: maybe(0.3, anyOf([100, 300])),
            maxCellWh: maybe(0.25, anyOf([20, 60])),
            maxLithiumGramsPerCell: maybe(0.2, anyOf([0.1, 1])),
            maxLithiumGrams: maybe(0.2, 2),
            maxPieces: maybe(0.3, wholeBetween(1, 12)),
            maxNetGrams: maybe(0.3, anyOf([500, 5000])),
            validFrom: anyOf(DAYS),
            validTo: maybe(0.1, anyOf(DAYS)),
          }
        },
      )
      return uniqueBy(made, (rule) => `${rule.country} ${rule.postCode} ${rule.validFrom}`)
    }),
  )
}

/** Rates of one service, for several places and weights. */
function randomRates({ anyOf, wholeBetween, maybe }: Drawing, service: string): ShippingRate[] {
  const made = Array.from({ length: wholeBetween(4, 24) }, (): ShippingRate => {
    const country = anyOf(['*', '*', ...COUNTRIES])
    return {
      service,
      country,
      postCode: country === '*' ? '' : anyOf(BEGINNINGS),
      fromGrams: anyOf([0, 0, 200, 1000, 5000]),
      amount: BigInt(wholeBetween(100, 9999)),
      currency: anyOf(CURRENCIES),
      days: maybe(0.3, { from: 2, to: 3 }),
    }
  })
  return uniqueBy(made, (rate) =>
    [rate.country, rate.postCode, rate.fromGrams, rate.currency].join(' '),
  )
}

function uniqueBy<T>(rows: T[], key: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()]
}
