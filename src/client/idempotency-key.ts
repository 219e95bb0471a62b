// Keys by which the server recognises a repeated request.

/** 128 random bits in hexadecimal; made once per request and sent again with every retry. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
