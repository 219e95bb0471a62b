// Decodes a picture file and reduces it for the barcode reader.

/** Maximum side in pixels for the reader: twelve megapixels take seconds. */
const MAX_PIXELS = 2000

/** Errors: rejected if the browser cannot open the file as a picture. */
export async function decodePicture(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = MAX_PIXELS / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const resizeWidth = Math.round(whole.width * scale)
  const smaller = await createImageBitmap(whole, { resizeWidth, resizeQuality: 'high' })
  whole.close()
  return smaller
}
