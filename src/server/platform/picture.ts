// A drawing ready for sending.

export interface Picture {
  contentType: string
  body: Buffer
}

export function svgPicture(text: string): Picture {
  return { contentType: 'image/svg+xml', body: Buffer.from(text) }
}
