// Decodes a photo and reduces it for the readers.
import { type GreyPicture, greyFromRgba } from './grey-picture.ts'
import { PhotoError } from './messages.ts'

export const MAX_MEGABYTES = 40
/** Longest side in pixels: twelve megapixels take seconds and contain no more text. */
const LONGEST_SIDE = 1600

/** Errors: PhotoError `tooLarge` or `notPicture`; `broken` where the browser offers no canvas. */
export async function decodePhoto(file: Blob): Promise<{ pixels: ImageData; grey: GreyPicture }> {
  if (file.size > MAX_MEGABYTES * 1_000_000) throw new PhotoError('tooLarge')
  // Applies the orientation recorded by the camera, if any.
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PhotoError('notPicture')
  })
  const factor = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * factor))
  const height = Math.max(1, Math.round(bitmap.height * factor))
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new PhotoError('broken')
  canvas.imageSmoothingQuality = 'high'
  canvas.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const pixels = canvas.getImageData(0, 0, width, height)
  return { pixels, grey: greyFromRgba(width, height, pixels.data) }
}
