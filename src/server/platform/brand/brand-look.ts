// What a brand looks like: its files, style sheet and web manifest as they are served.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accentOf, type BrandColours, colourDeclarations } from './brand-colours.ts'
import { type Brand, BrandError, DEFAULT_BRAND } from './read-brand.ts'

/**
 * A missing file is replaced by that of the brand that comes with the code; but a brand with its own logo.svg and no
 * logo-dark.svg shows that logo on dark backgrounds too.
 */
export const BRAND_PICTURES = [
  'logo.svg',
  'logo-dark.svg',
  'favicon.svg',
  'icon-180.png',
  'icon-512.png',
  'share.png',
] as const

export interface BrandLook {
  /** The address of the style sheet, which changes with its content. */
  sheet: string
  files: BrandAsset[]
}

export interface BrandAsset {
  address: string
  body: Buffer
  /** Browsers may keep it for ever, because its address contains the hash of its content. */
  isForever: boolean
}

/** Errors: BrandError for a picture that is too large or not of its type, and for a logo without a viewBox. */
export function lookOf(brand: Brand): BrandLook {
  const light = readBrandPicture(brand, 'logo.svg')
  const dark =
    existsSync(join(brand.folder, 'logo-dark.svg')) || !hasOwnLogo(brand)
      ? readBrandPicture(brand, 'logo-dark.svg')
      : light
  const logos = [light, dark].map((body) => hashed(body, 'svg'))
  const [lightLogo, darkLogo] = logos.map(({ address }) => address)
  const sheet = hashed(
    Buffer.from(
      sheetOf({
        light: lightLogo ?? '',
        dark: darkLogo ?? '',
        width: logoWidth(light),
        colours: brand.colours,
      }),
    ),
    'css',
  )
  const icons = BRAND_PICTURES.slice(2).map((file) => ({
    address: `/${file}`,
    body: readBrandPicture(brand, file),
    isForever: false,
  }))
  const manifest = {
    address: '/manifest.webmanifest',
    body: Buffer.from(JSON.stringify(manifestOf(brand))),
    isForever: false,
  }
  return { sheet: sheet.address, files: [...logos, sheet, ...icons, manifest] }
}

function hasOwnLogo({ folder }: Brand): boolean {
  return existsSync(join(folder, 'logo.svg')) && folder !== DEFAULT_BRAND
}

/** Errors: BrandError. */
export function readBrandPicture({ folder }: Brand, file: (typeof BRAND_PICTURES)[number]): Buffer {
  const own = join(folder, file)
  const path = existsSync(own) ? own : join(DEFAULT_BRAND, file)
  const body = readFileSync(path)
  if (body.length > MAX_BYTES) {
    throw new BrandError(`${path} has ${body.length} bytes. Use a file of at most ${MAX_BYTES}.`)
  }
  const isOfType = file.endsWith('.svg')
    ? /<svg[\s>]/.test(body.toString('utf8'))
    : body.subarray(1, 4).toString('latin1') === 'PNG'
  if (!isOfType) throw new BrandError(`${path} is not a picture of the type its name says.`)
  return body
}

const MAX_BYTES = 300_000
const LOGO_HEIGHT = 35
const LOGO_WIDTH = { min: 24, max: 180 }

/** In pixels, of a logo 35 pixels high. Errors: BrandError without a viewBox. */
function logoWidth(svg: Buffer): number {
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(
    svg.toString('utf8'),
  )
  const [width, height] = [Number(box?.[1]), Number(box?.[2])]
  if (!(width > 0 && height > 0)) {
    throw new BrandError('logo.svg needs a viewBox, such as viewBox="0 0 98 32".')
  }
  const shown = Math.ceil((LOGO_HEIGHT * width) / height)
  return Math.min(LOGO_WIDTH.max, Math.max(LOGO_WIDTH.min, shown))
}

function sheetOf(parts: {
  light: string
  dark: string
  width: number
  colours: BrandColours
}): string {
  const { light, dark, width, colours } = parts
  return (
    `:root{--logo-light:url(${light});--logo-dark:url(${dark});--logo:var(--logo-light);--logo-width:${width}px;${colourDeclarations(colours)}}` +
    '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--logo:var(--logo-dark)}}' +
    ':root[data-theme=dark]{--logo:var(--logo-dark)}'
  )
}

function manifestOf({ name, colours }: Brand) {
  return {
    name: `${name}: replacement batteries`,
    short_name: name,
    description: 'Find the right replacement battery by part number, device or barcode.',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: accentOf(colours),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-180.png', sizes: '180x180', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
}

function hashed(body: Buffer, type: string): BrandAsset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  const address = `/assets/brand/${hash}.${type}`
  return { address, body, isForever: true }
}
