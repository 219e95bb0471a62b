// Tests which services take a parcel, at what freight and days, and every reason why not.
import { describe, expect, test } from 'vitest'
import { randomCase } from '../../test/drivers/random-parcels.ts'
import { seeded } from '../../test/support/seeded.ts'
import { secondOpinion } from '../../test/drivers/second-opinion.ts'
import { printChoices } from '../../test/drivers/print-choices.ts'
import { shippingChoices } from './shipping-rules.ts'
import type {
  Parcel,
  ParcelLine,
  ShippingRate,
  ShippingRule,
  ShippingService,
} from './shipping-terms.ts'

const LINE: ParcelLine = {
  itemNo: 'VC-1',
  quantity: 1,
  batteries: 1,
  chemistry: 'li-ion',
  unClass: null,
  packing: 'alone',
  energyWh: 48,
  lithiumGrams: null,
  cells: 6,
  minCells: 3,
  netGrams: 250,
  grossGrams: 300,
}
const SERVICE: ShippingService = {
  id: 'air',
  mode: 'air',
  days: { from: 4, to: 7 },
  maxParcelGrams: null,
  packagingGrams: 100,
}
const RULE: ShippingRule = {
  service: 'air',
  unClass: 'UN3480',
  packing: 'alone',
  country: '*',
  postCode: '',
  isAllowed: true,
  maxWh: 100,
  maxCellWh: 20,
  maxLithiumGramsPerCell: null,
  maxLithiumGrams: null,
  maxPieces: null,
  maxNetGrams: 10_000,
  validFrom: '2026-01-01',
  validTo: null,
}
const RATE: ShippingRate = {
  service: 'air',
  country: '*',
  postCode: '',
  fromGrams: 0,
  amount: 800n,
  currency: 'USD',
  days: null,
}
const PARCEL: Parcel = {
  lines: [LINE],
  country: 'DE',
  postCode: '20095',
  currency: 'USD',
  today: '2026-11-23',
}

interface Changes {
  line?: Partial<ParcelLine>
  service?: Partial<ShippingService>
  rule?: Partial<ShippingRule>
  rules?: ShippingRule[]
  rates?: ShippingRate[]
  parcel?: Partial<Parcel>
}

/**
 * 'air 800 USD 4-7': the service, its freight in minor units and its days; or 'air rejected: aboveWh VC-1 120 100': the
 * reason, its item or UN class, what the parcel has and what the service takes, '-' for none.
 */
function ask({ line, service, rule, rules, rates, parcel }: Changes): string {
  const terms = {
    services: [{ ...SERVICE, ...service }],
    rules: rules ?? [{ ...RULE, ...rule }],
    rates: rates ?? [RATE],
  }
  const lines = parcel?.lines ?? [{ ...LINE, ...line }]
  return printChoices(shippingChoices({ ...PARCEL, ...parcel, lines }, terms)).join('\n')
}

const METAL = { chemistry: 'limno2', energyWh: 4.2, lithiumGrams: 0.6, cells: 1, minCells: 1 }
const METAL_RULE = { unClass: 'UN3090', maxWh: null, maxCellWh: null } as const
const METAL_LIMITS = { ...METAL_RULE, maxLithiumGrams: 2, maxLithiumGramsPerCell: 1 }
const PACK = { ...METAL, cells: 2, minCells: 2 }

describe('a service takes', () => {
  test.each<[string, Changes, string]>([
    ['a battery within every limit', {}, 'air 800 USD 4-7'],
    ['exactly 100 Wh', { line: { energyWh: 100 } }, 'air 800 USD 4-7'],
    ['exactly 20 Wh per cell', { line: { energyWh: 60, cells: 3 } }, 'air 800 USD 4-7'],
    ['unknown cells that the voltage proves small', { line: { cells: null } }, 'air 800 USD 4-7'],
    ['lithium metal within grams', { line: METAL, rule: METAL_LIMITS }, 'air 800 USD 4-7'],
    [
      'three cells of 0.1 g',
      {
        line: { ...METAL, cells: 3, lithiumGrams: 0.3 },
        rule: { ...METAL_LIMITS, maxLithiumGramsPerCell: 0.1 },
      },
      'air 800 USD 4-7',
    ],
    [
      'Ni-MH by air like any goods',
      { line: { chemistry: 'ni-mh' }, rule: { unClass: 'none' } },
      'air 800 USD 4-7',
    ],
    [
      'unknown lithium by road without a limit',
      { line: { ...METAL, lithiumGrams: null }, rule: METAL_RULE, service: { mode: 'road' } },
      'air 800 USD 4-7',
    ],
    [
      'what staff classified otherwise',
      { line: { chemistry: 'made-up', unClass: 'UN3480' } },
      'air 800 USD 4-7',
    ],
  ])('%s, at this freight', (_, changes, expected) => {
    expect(ask(changes)).toBe(expected)
  })
})

describe('a service rejects', () => {
  test.each<[string, Changes, string]>([
    ['a class without rule', { rules: [] }, 'noRule UN3480 - -'],
    ['a class it does not carry', { rule: { isAllowed: false } }, 'notAllowed UN3480 - -'],
    ['an unknown chemistry', { line: { chemistry: 'made-up' } }, 'classUnknown VC-1 - -'],
    [
      'batteries with equipment under a rule for batteries alone',
      { line: { packing: 'with' } },
      'noRule UN3481 - -',
    ],
    [
      'Ni-MH by sea without its rule',
      { line: { chemistry: 'ni-mh' }, rule: { unClass: 'none' }, service: { mode: 'sea' } },
      'noRule UN3496 - -',
    ],
    ['120 Wh', { line: { energyWh: 120 } }, 'aboveWh VC-1 120 100'],
    ['30 Wh per cell', { line: { energyWh: 90, cells: 3 } }, 'cellAboveWh VC-1 30 20'],
    [
      'cells that may be too large',
      { line: { energyWh: 90, cells: null } },
      'cellsUnknown VC-1 30 20',
    ],
    [
      'unknown lithium under a limit',
      { line: { ...METAL, lithiumGrams: null }, rule: METAL_LIMITS, service: { mode: 'road' } },
      'lithiumUnknown VC-1 - -',
    ],
    [
      'unknown lithium metal by air, always',
      { line: { ...METAL, lithiumGrams: null }, rule: METAL_RULE },
      'lithiumUnknown VC-1 - -',
    ],
    [
      '2.4 g of lithium',
      { line: { ...METAL, cells: 3, lithiumGrams: 2.4 }, rule: METAL_LIMITS },
      'aboveLithium VC-1 2.4 2',
    ],
    [
      '1.2 g of lithium per cell',
      { line: { ...METAL, lithiumGrams: 1.2 }, rule: METAL_LIMITS },
      'cellAboveLithium VC-1 1.2 1',
    ],
    [
      'three batteries where two are allowed',
      { line: { ...PACK, quantity: 3 }, rule: { ...METAL_LIMITS, maxPieces: 2 } },
      'tooManyBatteries UN3090 3 2',
    ],
    [
      'a blister of four where two are allowed',
      { line: { batteries: 4 }, rule: { maxPieces: 2 } },
      'tooManyBatteries UN3480 4 2',
    ],
    ['41 batteries of 250 g', { line: { quantity: 41 } }, 'netWeightAbove UN3480 10250 10000'],
    [
      'an unknown net weight under a limit',
      { line: { netGrams: null } },
      'netWeightUnknown VC-1 - -',
    ],
    ['an unknown weight', { line: { grossGrams: null } }, 'weightUnknown VC-1 - -'],
    [
      'a parcel above its limit, packaging included',
      { service: { maxParcelGrams: 399 } },
      'parcelTooHeavy - 400 399',
    ],
    ['a parcel without rate', { rates: [] }, 'noRate - 400 -'],
    ['a currency without rate', { parcel: { currency: 'EUR' } }, 'noRate - 400 -'],
    [
      'a parcel lighter than its first rate',
      { rates: [{ ...RATE, fromGrams: 500 }] },
      'noRate - 400 -',
    ],
  ])('%s, for this reason', (_, changes, expected) => {
    expect(ask(changes)).toBe(`air rejected: ${expected}`)
  })

  test('a parcel for all its reasons together, each listed once', () => {
    const lines = [
      { ...LINE, energyWh: 120 },
      { ...LINE, energyWh: 120 },
      { ...LINE, itemNo: 'VC-2', chemistry: 'sla' },
    ]
    expect(ask({ parcel: { lines }, rates: [] })).toBe(
      'air rejected: aboveWh VC-1 120 100; noRate - 1000 -; noRule UN2800 - -',
    )
  })
})

describe('the most specific destination', () => {
  const rate = (country: string, postCode: string, amount: bigint) => ({
    ...RATE,
    country,
    postCode,
    amount,
  })
  const rates = [rate('*', '', 1n), rate('DE', '', 2n), rate('DE', '20', 3n), rate('DE', '3', 4n)]
  test.each([
    ['DE', '20095', 3n],
    ['DE', '10115', 2n],
    ['DE', '3 0159', 4n],
    ['FR', '20095', 1n],
  ])('wins: to %s %s the freight is %s', (country, postCode, amount) => {
    expect(ask({ rates, parcel: { country, postCode } })).toBe(`air ${amount} USD 4-7`)
  })
  test('wins with its own weights and days, even where it has no rate for the weight', () => {
    const near = { ...rate('DE', '', 9n), days: { from: 2, to: 3 } }
    expect(ask({ rates: [RATE, near] })).toBe('air 9 USD 2-3')
    expect(ask({ rates: [RATE, { ...near, fromGrams: 5000 }] })).toContain('noRate')
  })
  test('wins for rules too: a country may be stricter than the rest', () => {
    const rules = [RULE, { ...RULE, country: 'DE', isAllowed: false }]
    expect(ask({ rules })).toContain('notAllowed UN3480')
    expect(ask({ rules, parcel: { country: 'FR' } })).toBe('air 800 USD 4-7')
  })
})

test('a rule counts from its first to its last day, and the newest replaces earlier ones', () => {
  const next = { ...RULE, isAllowed: false, validFrom: '2026-11-23', validTo: '2026-11-30' }
  const on = (today: string) => ask({ rules: [RULE, next], parcel: { today } })
  expect(on('2025-12-31')).toContain('noRule')
  expect(on('2026-11-22')).toBe('air 800 USD 4-7')
  expect(on('2026-11-23')).toContain('notAllowed')
  expect(on('2026-11-30')).toContain('notAllowed')
  expect(on('2026-12-01')).toBe('air 800 USD 4-7')
})

test('every service is answered in the given order', () => {
  const services = [SERVICE, { ...SERVICE, id: 'road' }]
  const choices = shippingChoices(PARCEL, { services, rules: [RULE], rates: [RATE] })
  expect(choices.map(({ service, isOffered }) => [service, isOffered])).toEqual([
    ['air', true],
    ['road', false],
  ])
})

test.each([0, -1, 1.5, Number.NaN])('a quantity of %s is an error of the caller', (quantity) => {
  expect(() => ask({ line: { quantity } })).toThrow(RangeError)
})

test('10,000 random parcels are judged as a second implementation judges them', () => {
  const random = seeded(20_261_123)
  let offered = 0
  for (let at = 0; at < 10_000; at += 1) {
    const each = randomCase(random)
    const printed = printChoices(shippingChoices(each.parcel, each.terms))
    expect(printed, `parcel ${at}`).toEqual(secondOpinion(each))
    offered += printed.filter((line) => !line.includes('rejected')).length
  }
  expect(offered).toBeGreaterThan(2000)
})
