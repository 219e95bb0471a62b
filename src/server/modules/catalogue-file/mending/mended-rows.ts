// The rows that the mending rules process, as stored in the data files.

/** A row of devices.ndjson.gz; fields that the rules do not change pass through. */
export interface DeviceRow {
  id: string
  brand: string
  model: string
  aliases: string[]
  deviceType: string
  /** The sources that name it, such as 'linuxhw/DMI'. */
  src: string[]
  [field: string]: unknown
}

/** A row of catalogue.ndjson.gz. `dimension_mm` is 'L x W x H' or 'Ø8.3 x 42.5'. */
export interface ItemRow {
  itemNo: string
  brand: string
  /** The path from the root category. */
  category: string[]
  /** By language. */
  title: Record<string, string>
  voltage: number
  dimension_mm: string | null
  /** The labels (brand and name) of the devices that it fits, whose ids are in `fitDeviceIds`. */
  fitModels: string[]
  fitDeviceIds: string[]
  basis: Record<string, string>
  [field: string]: unknown
}

export interface DataRows {
  devices: DeviceRow[]
  items: ItemRow[]
}

/** The number of changes by each rule, in the order of the rules. */
export type MendCounts = Map<string, number>

export function countChange(counts: MendCounts, rule: string, times = 1): void {
  counts.set(rule, (counts.get(rule) ?? 0) + times)
}

/** The label of a device on an item: brand and name, without repeating the brand. */
export function labelOf(brand: string, name: string): string {
  return name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name : `${brand} ${name}`
}

/** Whether its fits were derived, so that they may be removed. Others were observed: facts from the sources. */
export function isDerived(item: ItemRow): boolean {
  return item.basis['fit']?.startsWith('derived') ?? false
}
