// Reads the folder of a brand; every error names the file and the field.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { BrandFacts, BrandNames } from '../../../shared/brand.ts'
import { ConfigError } from '../config.ts'
import { type BrandFile, brandFile } from './brand-file.ts'

/** The brand that comes with the code, used without BRAND_DIR. */
export const DEFAULT_BRAND = join(import.meta.dirname, '../../../../brand')

/** What is wrong with the folder, one line each. */
export class BrandError extends ConfigError {
  override name = 'BrandError'
}

export interface Brand extends BrandFile {
  folder: string
}

/** `folder` is BRAND_DIR; empty for the brand that comes with the code. Throws BrandError. */
export function readBrand(folder: string): Brand {
  const brandFolder = folder || DEFAULT_BRAND
  const path = join(brandFolder, 'brand.json')
  const read = brandFile.safeParse(jsonOf(path))
  if (read.success) return { ...read.data, folder: brandFolder }
  throw new BrandError(
    read.error.issues
      .flatMap(linesOf)
      .map((each) => `${path}: ${each}`)
      .join('\n'),
  )
}

export function namesOf({ name, series: { main, second } }: BrandFile): BrandNames {
  return {
    brandName: name,
    mainSeries: main.name,
    secondSeries: second.name,
    mainPrefix: main.prefix,
    secondPrefix: second.prefix,
  }
}

/** What every process knows from its start, and each page carries. */
export function factsOf(brand: BrandFile): BrandFacts {
  const { deliveryWorkingDays, ...promises } = brand.promises
  const { from: deliveryFrom, to: deliveryTo } = deliveryWorkingDays
  return { ...namesOf(brand), deliveryFrom, deliveryTo, ...promises }
}

function jsonOf(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new BrandError(
      `${path} cannot be read. Set BRAND_DIR to a folder with a brand.json; npm run brand -- new FOLDER writes one.`,
    )
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BrandError(`${path} is not valid JSON: ${(error as Error).message}`)
  }
}

/** For a field with one text or one for each language, only the errors of the shape that was given. */
function linesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a field`)
  }
  if (issue.code === 'invalid_union') {
    const deepest = issue.errors.find((errors) => errors.some(({ path }) => path.length > 0))
    return (deepest ?? issue.errors[0] ?? []).flatMap((error) =>
      linesOf({ ...error, path: [...issue.path, ...error.path] }),
    )
  }
  return [`${issue.path.join('.') || 'the file'} ${problemOf(issue)}`]
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) {
    return issue.message
  }
  return issue.message.endsWith('undefined')
    ? 'is missing'
    : `must be of the type ${issue.expected}`
}
