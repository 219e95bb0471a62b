// The logo of the brand as a PNG, for documents.
import { loadSharp } from '../load-sharp.ts'
import { type Brand, readBrand } from './read-brand.ts'
import { readBrandPicture } from './brand-look.ts'

let source: Brand | undefined
let made: Promise<Buffer> | undefined

export function setLogo(brand: Brand): void {
  source = brand
  made = undefined
}

/** Rendered once, 200 pixels high, on a transparent background; a rendering that failed is repeated by the next call. */
export function logoPicture(): Promise<Buffer> {
  made ??= renderLogo(source ?? readBrand('')).catch((error: unknown) => {
    made = undefined
    throw error
  })
  return made
}

async function renderLogo(brand: Brand): Promise<Buffer> {
  const sharp = await loadSharp()
  const svg = readBrandPicture(brand, 'logo.svg')
  return sharp(svg, { density: 300 }).resize({ height: 200 }).png().toBuffer()
}
