// Random parcels with random shipping terms, which second-opinion.ts judges too.
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
  const { pick, among, maybe } = draw
  const modes: ShippingMode[] = ['air', 'road', 'sea']
  const services = Array.from({ length: among(1, 3) }, (_, at) => ({
    id: `s${at}`,
    mode: pick(modes),
    days: { from: 4, to: 7 },
    maxParcelGrams: maybe(0.5, among(500, 8000)),
    packagingGrams: pick([0, 50, 120]),
  }))
  const rules = services.flatMap(({ id }) => randomRules(draw, id))
  const rates = services.flatMap(({ id }) => randomRates(draw, id))
  const parcel = {
    lines: Array.from({ length: random() < 0.6 ? 1 : among(2, 3) }, (_, at) =>
      randomLine(draw, at),
    ),
    country: pick(COUNTRIES),
    postCode: pick(POST_CODES),
    currency: pick(CURRENCIES),
    today: '2026-11-23',
    weighedGrams: maybe(0.3, among(100, 9000)) ?? undefined,
  }
  return { parcel, terms: { services, rules, rates } }
}

type Drawing = ReturnType<typeof drawing>

function drawing(random: Random) {
  return {
    random,
    pick: <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T,
    among: (from: number, to: number) => from + Math.floor(random() * (to - from + 1)),
    maybe: <T>(chance: number, value: T): T | null => (random() < chance ? value : null),
  }
}

function randomLine({ random, pick, among, maybe }: Drawing, at: number): ParcelLine {
  return {
    itemNo: `I-${at}`,
    quantity: among(1, 4),
    batteries: pick([1, 1, 1, 2, 4]),
    chemistry: pick(random() < 0.85 ? CHEMISTRIES : OTHERS),
    unClass: maybe(0.1, pick(CLASSES)),
    packing: pick<Packing>(['alone', 'with']),
    energyWh: pick([5, 19.9, 20, 60, 99.9, 100, 100.1, 240]),
    lithiumGrams: maybe(0.6, pick([0.3, 1, 1.2, 2, 2.4])),
    cells: maybe(0.5, pick([1, 2, 3, 5, 6])),
    leastCells: pick([1, 2, 3]),
    netGrams: maybe(0.9, pick([50, 250, 900])),
    grossGrams: maybe(0.95, pick([60, 300, 1000])),
  }
}

/** Rules of one service, for every class and packing. */
function randomRules({ random, pick, among, maybe }: Drawing, service: string): ShippingRule[] {
  return CLASSES.flatMap((unClass) =>
    (['alone', 'with'] as const).flatMap((packing) => {
      const made = Array.from({ length: random() < 0.1 ? 0 : among(2, 4) }, (): ShippingRule => {
        const country = pick(['*', '*', ...COUNTRIES])
        return {
          service,
          unClass,
          packing,
          country,
          postCode: country === '*' ? '' : pick(BEGINNINGS),
          isAllowed: random() < 0.95,
          maxWh: maybe(0.3, pick([100, 300])),
          maxCellWh: maybe(0.25, pick([20, 60])),
          maxLithiumGramsPerCell: maybe(0.2, pick([0.1, 1])),
          maxLithiumGrams: maybe(0.2, 2),
          maxPieces: maybe(0.3, among(1, 12)),
          maxNetGrams: maybe(0.3, pick([500, 5000])),
          validFrom: pick(DAYS),
          validTo: maybe(0.1, pick(DAYS)),
        }
      })
      return uniqueBy(made, (rule) => `${rule.country} ${rule.postCode} ${rule.validFrom}`)
    }),
  )
}

/** Rates of one service, for several places and weights. */
function randomRates({ pick, among, maybe }: Drawing, service: string): ShippingRate[] {
  const made = Array.from({ length: among(4, 24) }, (): ShippingRate => {
    const country = pick(['*', '*', ...COUNTRIES])
    return {
      service,
      country,
      postCode: country === '*' ? '' : pick(BEGINNINGS),
      fromGrams: pick([0, 0, 200, 1000, 5000]),
      amount: BigInt(among(100, 9999)),
      currency: pick(CURRENCIES),
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
