// The name of a picture in the gallery.
import type { ProductPicture } from '../../../contract/product-picture.ts'
import type { product } from '../../texts/en_us/product.ts'

export function viewName(picture: ProductPicture, t: typeof product): string {
  const views: Record<string, string> = t.gallery.views
  return views[picture.kind] ?? picture.alt
}
