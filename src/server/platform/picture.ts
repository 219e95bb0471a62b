// A drawing ready for sending.

export interface RenderedPicture {
  contentType: string
  body: Buffer
}

export function svgPicture(text: string): RenderedPicture {
  return { contentType: 'image/svg+xml', body: Buffer.from(text) }
}
