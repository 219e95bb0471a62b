// Finds what in the folder of a brand is still an example and what is missing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '../../../shared/lang.ts'
import { BRAND_PICTURES, readBrandPicture } from './brand-look.ts'
import { type Brand, DEFAULT_BRAND, readBrand } from './read-brand.ts'

export interface BrandFinding {
  kind: 'example' | 'missing'
  field: string
  /** What to do, as a whole sentence. */
  advice: string
}

/**
 * A name or text is an example if it equals that of the brand that comes with the code, or contains the word "example"; a
 * picture if it is that of this brand; an email address if it ends with .example.
 * Errors: BrandError for a picture with which the shop does not start.
 */
export function checkBrand(brand: Brand): BrandFinding[] {
  return [
    ...checkNames(brand),
    ...checkContact(brand),
    ...checkLegal(brand),
    ...checkPictures(brand),
  ]
}

/**
 * A line for each promise that differs from the one drawn in leaflets and posters of a new shop: drawings cannot hold
 * placeholders, and staff may have replaced them, so this is no finding.
 */
export function differingPromises({ promises }: Brand): string[] {
  const defaults = readBrand(DEFAULT_BRAND).promises
  const names = Object.keys(defaults) as (keyof typeof defaults)[]
  return names.flatMap((name) => {
    const [given, drawn] = [promises[name], defaults[name]].map(figureText)
    if (given === drawn) return []
    return [
      `promises.${name} is ${given}; leaflets and posters of a new shop show ${drawn}. Replace or withdraw those.`,
    ]
  })
}

function figureText(figure: number | { from: number; to: number }): string {
  return typeof figure === 'number' ? String(figure) : `${figure.from} to ${figure.to}`
}

function checkNames(brand: Brand): BrandFinding[] {
  const defaults = readBrand(DEFAULT_BRAND)
  const fields: [string, string, string][] = [
    ['name', brand.name, defaults.name],
    ['series.main.name', brand.series.main.name, defaults.series.main.name],
    ['series.main.prefix', brand.series.main.prefix, defaults.series.main.prefix],
    ['series.second.name', brand.series.second.name, defaults.series.second.name],
    ['series.second.prefix', brand.series.second.prefix, defaults.series.second.prefix],
  ]
  return fields.flatMap(([field, given, example]) =>
    given === example || isExample(given)
      ? exampleOf(field, `"${given}" is an example. Enter your own in brand.json.`)
      : [],
  )
}

function checkContact({ contact }: Brand): BrandFinding[] {
  const email = contact.email.endsWith('.example')
    ? exampleOf('contact.email', `${contact.email} receives no mail. Enter your own address.`)
    : missingIf(
        contact.email === '',
        'contact.email',
        'Enter an address that customers can write to.',
      )
  return [
    ...email,
    ...missingIf(contact.phone === '', 'contact.phone', 'Enter a number that customers can call.'),
  ]
}

function checkLegal({ legal }: Brand): BrandFinding[] {
  if (!legal) {
    const advice = 'Enter your company; footer, imprint, mails and documents name none.'
    return missingIf(true, 'legal', advice)
  }
  const { name, address, registration, representative, taxNumber } = legal
  const shown = Object.entries({ name, address, registration, representative })
  return [
    ...shown.flatMap(([field, texts]) =>
      LANGS.flatMap((lang) => {
        const text = texts[lang]
        const at = `legal.${field}.${lang}`
        if (text === '') return missingIf(true, at, 'Enter it; the imprint leaves it out.')
        return isExample(text) ? exampleOf(at, `"${text}" is an example. Enter your own.`) : []
      }),
    ),
    ...missingIf(taxNumber === '', 'legal.taxNumber', 'Enter it if your country requires one.'),
  ]
}

function checkPictures(brand: Brand): BrandFinding[] {
  return BRAND_PICTURES.flatMap((file) => {
    if (!existsSync(join(brand.folder, file))) {
      return missingIf(
        true,
        file,
        `The picture of the default brand is shown instead. Add the file.`,
      )
    }
    return readBrandPicture(brand, file).equals(readFileSync(join(DEFAULT_BRAND, file)))
      ? exampleOf(file, 'This is the picture of the default brand. Replace the file.')
      : []
  })
}

function isExample(text: string): boolean {
  return /\bexample\b|示例|範例|例子/i.test(text)
}

function exampleOf(field: string, advice: string): BrandFinding[] {
  return [{ kind: 'example', field, advice }]
}

function missingIf(isMissing: boolean, field: string, advice: string): BrandFinding[] {
  return isMissing ? [{ kind: 'missing', field, advice }] : []
}
