// Draws what an address under /pictures or /plots asks for, from the catalogue's own figures.
import type { Ctx } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { findDrawnProduct } from '../modules/catalogue/drawn-product.ts'
import { isPictureView } from '../modules/catalogue/product-pictures.ts'
import { drawProduct } from '../modules/media/draw/draw-product.ts'
import { drawThumbnail } from '../modules/media/draw/thumbnail.ts'

export type PictureRequest =
  | { kind: 'product'; itemNo: string; view: string }
  | { kind: 'category'; id: string }
  | { kind: 'plot'; plot: string; id: string }
  | { kind: 'sharing' }

export interface Picture {
  contentType: string
  body: Buffer
}

interface Manner {
  theme: 'light' | 'dark' | 'auto'
  query: Record<string, unknown>
}

const SVG = 'image/svg+xml'

/** Errors: 404 for an unknown product, view or plot. */
export async function drawPicture(
  ctx: Ctx,
  wanted: PictureRequest,
  manner: Manner,
): Promise<Picture> {
  if (wanted.kind === 'product') return drawProductPicture(ctx, wanted, manner)
  throw notFound()
}

async function drawProductPicture(
  ctx: Ctx,
  { itemNo, view }: { itemNo: string; view: string },
  { theme }: Manner,
): Promise<Picture> {
  const product = await findDrawnProduct(ctx.db, itemNo)
  if (!product) throw notFound()
  const name = view.replace(/\.svg$/, '')
  if (name === 'thumb') return svg(drawThumbnail(product))
  if (!isPictureView(name)) throw notFound()
  return svg(drawProduct(product, name, ctx.lang, theme))
}

function svg(text: string): Picture {
  return { contentType: SVG, body: Buffer.from(text) }
}
