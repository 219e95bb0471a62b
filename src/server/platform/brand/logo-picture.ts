// The logo of the brand as a PNG, for documents.
import { loadSharp } from '../load-sharp.ts'
import { type Brand, readBrand } from './read-brand.ts'
import { readPicture } from './brand-look.ts'

let source: Brand | undefined
let made: Promise<Buffer> | undefined

export function setLogo(brand: Brand): void {
  source = brand
  made = undefined
}

/** Rendered once, 200 pixels high, on a transparent background. */
export function logoPicture(): Promise<Buffer> {
  const svg = readPicture(source ?? readBrand(''), 'logo.svg')
  made ??= loadSharp().then((sharp) =>
    sharp(svg, { density: 300 }).resize({ height: 200 }).png().toBuffer(),
  )
  return made
}
