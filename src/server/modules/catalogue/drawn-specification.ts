// What a drawing shows of a product.

/** Lengths in mm, weight in g, ean as GTIN-14 (14 digits) or ''; chemistry by its English name, as printed on labels. */
export interface DrawnSpecification {
  itemNo: string
  brand: string
  styleType: 'main' | 'high-performance'
  categoryId: string
  chemistry: string
  voltage: number
  capacityMah: number
  energyWh: number
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  diameterMm: number | null
  /** Pieces in one retail package. */
  packQty: number
  colour: string
  ean: string
  /** The device that the English title names; null: it names none. */
  deviceLabel: string | null
  netWeightG: number | null
  /** Its IEC name, such as LR6, or else the first number of an item without a device brand (18650, 12V7AH); null: neither. */
  sizeName: string | null
  /** Size and number of a standard cell, such as 'AA · LR6'; null for a pack. */
  cellName: string | null
}
