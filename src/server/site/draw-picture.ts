// Draws the pictures under /pictures: product views, category tiles and the sharing picture.
import { findDrawnProduct } from '../modules/catalogue/drawn-product.ts'
import { isPictureView } from '../modules/catalogue/product-pictures.ts'
import { drawCategoryTile } from '../modules/media/draw/device-glyph.ts'
import { drawProduct } from '../modules/media/draw/draw-product.ts'
import { drawThumbnail } from '../modules/media/draw/thumbnail.ts'
import { RASTER_FORMATS } from '../../shared/bundle-rules.ts'
import type { Ctx } from '../context/context.ts'
import { notFound } from '../platform/errors.ts'
import { svgPicture, type RenderedPicture } from '../platform/picture.ts'

/** `view` is a view's name with .svg, .png or .jpg, or thumb.svg. Errors: 404. */
export async function drawProductPicture(
  ctx: Ctx,
  itemNo: string,
  view: string,
  theme: 'light' | 'dark' | 'auto',
): Promise<RenderedPicture> {
  const [, name = '', ending = 'svg'] = /^(.+?)(?:\.(svg|png|jpg))?$/.exec(view) ?? []
  const format = RASTER_FORMATS.find((each) => each === ending)
  const product = await drawnProduct(ctx, itemNo)
  if (name === 'thumb' && !format) return svgPicture(drawThumbnail(product))
  if (!isPictureView(name)) throw notFound()
  if (format) {
    const { renderRaster } = await import('../modules/media/raster/render-raster.ts')
    const body = await renderRaster(drawProduct(product, name, ctx.lang, 'light'), format)
    return { contentType: format === 'png' ? 'image/png' : 'image/jpeg', body }
  }
  return svgPicture(drawProduct(product, name, ctx.lang, theme))
}

/** The picture that pages of other sites show for a link to the product. Errors: 404. */
export async function drawSharingPicture(ctx: Ctx, itemNo: string): Promise<RenderedPicture> {
  const product = await drawnProduct(ctx, itemNo)
  // The renderer is large and rarely needed.
  const { renderOgPng } = await import('../modules/media/og/render-og.ts')
  return { contentType: 'image/png', body: await renderOgPng(product, ctx.lang) }
}

async function drawnProduct(ctx: Ctx, itemNo: string) {
  const product = await findDrawnProduct(ctx.db, itemNo)
  if (!product) throw notFound()
  return product
}

/** A category without its own drawing gets the general one. */
export function drawCategoryPicture(id: string): RenderedPicture {
  return svgPicture(drawCategoryTile(id))
}
