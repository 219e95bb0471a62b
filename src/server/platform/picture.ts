// A picture as it is sent: its bytes and their media type.

export interface RenderedPicture {
  contentType: string
  body: Buffer
}

export function svgPicture(text: string): RenderedPicture {
  return { contentType: 'image/svg+xml', body: Buffer.from(text) }
}
