// Reads the administrative areas of the reference data.
import { readReferenceLines } from '../../platform/reference-lines.ts'

export interface AreaRow {
  country: string
  name: string
  latin: string | null
  zipPrefix: string | null
}

let areas: Promise<AreaRow[]> | undefined

export function findAreas(): Promise<AreaRow[]> {
  return (areas ??= readReferenceLines<AreaRow>('admin_areas.ndjson'))
}
