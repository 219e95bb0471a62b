// Queries by values and dimensions: exact values, approximate values, dimensions.
import { sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { atWrapped, randomFor } from './packs.ts'
import { batteryQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { itemsForSizes, itemsForValues } from './set-catalogue.ts'
import type { SetItem, SetCatalogue, Values } from './set-catalogue.ts'

export function valueQueries(catalogue: SetCatalogue): MadeQuery[] {
  return [
    ...exactValues(catalogue, randomFor('numeric')),
    ...nearValues(catalogue, randomFor('values-near')),
    ...dimensions(catalogue, randomFor('dimension')),
  ]
}

/** A text with placeholders, and what a correct item must match. */
type Template = [
  text: string,
  ...fields: ('voltage' | 'capacity' | 'energy' | 'brand' | 'laptop')[],
]

const TEMPLATES: readonly Template[] = [
  ['{V}V {mAh}mAh', 'voltage', 'capacity'],
  ['{V}v {Wh}wh laptop battery', 'voltage', 'energy', 'laptop'],
  ['{brand} {V}V {mAh}mAh', 'voltage', 'capacity', 'brand'],
  ['{brand} {Ah}ah {V}v', 'voltage', 'capacity', 'brand'],
  ['{V}v {mAh}', 'voltage', 'capacity'],
  ['{V} Volt {mAh} mAh battery pack', 'voltage', 'capacity'],
  ['{V}V/{mAh}mAh/{Wh}Wh', 'voltage', 'capacity', 'energy'],
  ['{comma}V {mAh}mAh Akku', 'voltage', 'capacity'],
  ['{mAh}mAh', 'capacity'],
  ['{Wh} Wh {brand}', 'energy', 'brand'],
  ['{brand} laptop battery {V}v', 'voltage', 'brand', 'laptop'],
  ['{V}伏 {mAh}毫安', 'voltage', 'capacity'],
]

function fillValues(
  item: SetItem,
  template: string,
  values: Required<Pick<Values, 'voltage' | 'capacity' | 'energy'>>,
): string {
  const filled: Record<string, string> = {
    V: String(values.voltage),
    comma: String(values.voltage).replace('.', ','),
    mAh: String(values.capacity),
    Ah: String(values.capacity / 1000),
    Wh: String(values.energy),
    brand: item.deviceBrand ?? '',
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole)
}

function drawLaptopPacks(catalogue: SetCatalogue, count: number, random: Random): SetItem[] {
  const laptops = catalogue.items.filter(
    (item) =>
      item.category.at(-1) === 'laptop' && item.partNumbers.length > 0 && item.capacity_mAh > 1500,
  )
  return sample(laptops, count, random)
}

function queryFor(
  catalogue: SetCatalogue,
  kind: string,
  item: SetItem,
  [template, ...fields]: Template,
  values: { voltage: number; capacity: number; energy: number },
): MadeQuery {
  const has = (field: Template[number]) => fields.some((each) => each === field)
  const expected = itemsForValues(catalogue, {
    ...(has('voltage') ? { voltage: values.voltage } : {}),
    ...(has('capacity') ? { capacity: values.capacity } : {}),
    ...(has('energy') ? { energy: values.energy } : {}),
    ...(has('brand') && item.deviceBrand ? { brand: item.deviceBrand } : {}),
    ...(has('laptop') ? { categories: ['laptop'] } : {}),
  })
  return batteryQuery(kind, fillValues(item, template, values), expected)
}

function exactValues(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const byRule = drawLaptopPacks(catalogue, 42, random).map((item, index) =>
    queryFor(catalogue, 'numeric', item, atWrapped(TEMPLATES, index), {
      voltage: item.voltage,
      capacity: item.capacity_mAh,
      energy: Math.round(item.energy_Wh),
    }),
  )
  const byHand = BY_HAND.map(({ text, sizes, ...values }) =>
    batteryQuery(
      'numeric',
      text,
      sizes ? itemsForSizes(catalogue, ...sizes) : itemsForValues(catalogue, values),
    ),
  )
  return [...byRule, ...byHand]
}

const BY_HAND: readonly (Values & { text: string; sizes?: readonly string[] })[] = [
  { text: '12V 7.2Ah', voltage: 12, capacity: 7200 },
  { text: '12v 9ah ups battery', voltage: 12, capacity: 9000 },
  { text: '6V 4.5Ah', voltage: 6, capacity: 4500 },
  { text: '12 volt 18 amp hour sealed lead acid', sizes: ['12V18AH'] },
  { text: '3.7V 2600mAh 18650', sizes: ['18650'] },
  { text: '7.4v 5200', voltage: 7.4, capacity: 5200 },
  { text: 'hp 4.2ah 11.4v', voltage: 11.4, capacity: 4200, brand: 'HP' },
  { text: '11.1V 56Wh 5000mAh asus', voltage: 11.1, energy: 56, capacity: 5000, brand: 'ASUS' },
  { text: '11.1V 4390mAh laptop', voltage: 11.1, capacity: 4390, categories: ['laptop'] },
  { text: 'notebook battery 10,8 V 48 Wh', voltage: 10.8, energy: 48, categories: ['laptop'] },
  {
    text: '3.85V 4000mAh phone battery',
    voltage: 3.85,
    capacity: 4000,
    categories: ['mobile-phone'],
  },
  { text: '11.52V 57Wh lenovo', voltage: 11.52, energy: 57, brand: 'Lenovo' },
  { text: 'dell 7.6v 60wh', voltage: 7.6, energy: 60, brand: 'Dell' },
  { text: '4333mAh', capacity: 4333 },
  { text: '4000 mAh', capacity: 4000 },
  { text: '14.8 V', voltage: 14.8 },
  { text: 'lenovo 24 Wh', energy: 24, brand: 'Lenovo' },
]

/** Values as other makers print them for the same pack: voltage at most 2.5 %, capacity 4 % and energy 2 % off. */
function nearValues(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const vary = (value: number, share: number, digits: number) =>
    Number((value * (1 + (random() * 2 - 1) * share)).toFixed(digits))
  return drawLaptopPacks(catalogue, 52, random).map((item, index) =>
    queryFor(catalogue, 'values-near', item, atWrapped(TEMPLATES, index), {
      voltage: vary(item.voltage, 0.025, 1),
      capacity: Math.round(vary(item.capacity_mAh, 0.04, 0) / 10) * 10,
      energy: Math.round(vary(item.energy_Wh, 0.02, 0)),
    }),
  )
}

function dimensions(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const all = catalogue.items.filter(({ dimension_mm: size }) => size)
  const flat = all.filter((item) => measures(item).length === 3)
  const round = all.filter((item) => measures(item).length === 2)
  const laptopsAndUps = flat.filter(({ category }) =>
    ['laptop', 'ups'].includes(category.at(-1) ?? ''),
  )
  const boxes = sample(laptopsAndUps, 38, random).map((item, index) => {
    const [l = 0, w = 0, h = 0] = measures(item)
    const template = atWrapped(BOXES, index)
    return batteryQuery(
      'dimension',
      fillDimensions(template, [l, w, h], item),
      itemsForMeasures(catalogue, [l, w, h], template.includes('{V}') ? item.voltage : undefined),
    )
  })
  const cells = sample(round, 16, random).map((item, index) => {
    const [d = 0, h = 0] = measures(item)
    const text = atWrapped(
      [
        `${d} x ${h} mm battery`,
        `coin cell ${d}x${h}mm`,
        `Ø${d} x ${h}`,
        `diameter ${d} mm height ${h} mm`,
      ],
      index,
    )
    return batteryQuery('dimension', text, itemsForMeasures(catalogue, [d, h]))
  })
  return [
    ...boxes,
    ...cells,
    batteryQuery('dimension', 'battery 151x65x94', itemsForMeasures(catalogue, [151, 65, 94])),
    batteryQuery('dimension', '20 x 3.2 mm', itemsForMeasures(catalogue, [20, 3.2])),
  ]
}

const BOXES: readonly string[] = [
  '{l}x{w}x{h}mm',
  'battery {l} x {w} x {h} mm',
  '{l}*{w}*{h}mm',
  '{l} × {w} × {h} mm laptop battery',
  'size {l}x{w}x{h} {V}V',
  'L{l} W{w} H{h} mm',
  '{inL} x {inW} x {inH} inch battery',
  '{cmL} x {cmW} x {cmH} cm',
]

function fillDimensions(
  template: string,
  [l, w, h]: [number, number, number],
  { voltage }: SetItem,
): string {
  const filled: Record<string, string> = {
    l: String(l),
    w: String(w),
    h: String(h),
    V: String(voltage),
    inL: (l / 25.4).toFixed(2),
    inW: (w / 25.4).toFixed(2),
    inH: (h / 25.4).toFixed(2),
    cmL: (l / 10).toFixed(2),
    cmW: (w / 10).toFixed(2),
    cmH: (h / 10).toFixed(2),
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole)
}

const measured = new WeakMap<SetItem, number[]>()

/** Length, width and height in mm, of a round cell diameter and height. */
function measures(item: SetItem): number[] {
  const lengths = measured.get(item) ?? readMeasures(item)
  measured.set(item, lengths)
  return lengths
}

function readMeasures({ dimension_mm: text }: SetItem): number[] {
  return [...(text ?? '').matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
}

/** Every side within 1 mm or 3 %, round cells within 0.3 mm or 3 %, in any order of the sides. */
function itemsForMeasures(
  catalogue: SetCatalogue,
  lengths: number[],
  voltage?: number,
): Set<string> {
  const tolerance = lengths.length === 2 ? 0.3 : 1
  const sides = lengths.toSorted((a, b) => b - a)
  const fitting = catalogue.items.filter((item) => {
    const itemSides = measures(item).toSorted((a, b) => b - a)
    return (
      itemSides.length === sides.length &&
      itemSides.every(
        (side, index) =>
          Math.abs(side - (sides[index] ?? 0)) <= Math.max(tolerance, (sides[index] ?? 0) * 0.03),
      ) &&
      (voltage === undefined || Math.abs(item.voltage - voltage) <= voltage * 0.035)
    )
  })
  return new Set(fitting.map(({ itemNo }) => itemNo))
}
