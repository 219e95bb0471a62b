// Reads the administrative areas of the reference data.
import { readReferenceLines } from '../../platform/reference-lines.ts'

export interface AreaRow {
  country: string
  name: string
  /** The name in Latin letters; null: `name` has them already, or the data lacks it. */
  latin: string | null
  /** A regular expression for the beginning of its post codes; null: they have none of their own. */
  zipPrefix: string | null
}

let areas: Promise<AreaRow[]> | undefined

export function findAreas(): Promise<AreaRow[]> {
  return (areas ??= readReferenceLines<AreaRow>('admin_areas.ndjson'))
}
