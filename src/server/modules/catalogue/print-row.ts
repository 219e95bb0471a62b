// A product as the printed catalogue lists it.
import type { DrawnSpecification } from './drawn-specification.ts'

export interface PrintRow extends Omit<DrawnSpecification, 'cellName'> {
  title: string
  /** A code of CHEMISTRIES. */
  chemistry: string
  deviceBrand: string | null
  /** The first few, in the order of the product's page, without devices that it was found not to fit. */
  fits: string[]
  /** The length of its whole fit list, without those. */
  fitCount: number
  /** The first few part numbers. */
  numbers: string[]
  /** How many part numbers it has. */
  numberCount: number
}
