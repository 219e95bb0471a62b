// Pictures of a product, as calls return them.
import { z } from 'zod'

export const productPicture = z.object({
  url: z.string(),
  kind: z.string().describe('front, angle, dimensions, label, terminals, scale, teardown or photo'),
  alt: z.string(),
})
export type ProductPicture = z.infer<typeof productPicture>

/** A picture with files for downloading besides the SVG of `url`; they are null for one that the seller supplied. */
export const downloadablePicture = productPicture.extend({
  jpg: z.string().nullable().describe('JPEG, 1,600 px wide on white'),
  png: z.string().nullable().describe('PNG, 1,600 px wide on white'),
})
export type DownloadablePicture = z.infer<typeof downloadablePicture>
