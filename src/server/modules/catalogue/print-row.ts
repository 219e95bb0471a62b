// A product as the printed catalogue lists it.
import type { DrawnSpecification } from './drawn-specification.ts'

export interface PrintRow extends Omit<DrawnSpecification, 'cellName'> {
  title: string
  /** A code of CHEMISTRIES. */
  chemistry: string
  deviceBrand: string | null
  /** The first few, in the order of the product's page. */
  fits: string[]
  fitCount: number
  numbers: string[]
  numberCount: number
}
