// Decodes a chosen text file in the encodings that spreadsheets save: UTF-8, UTF-16,
// GB18030 (simplified Chinese) or Big5 (traditional Chinese).

/** Null if it is not text. */
export async function readTextFile(file: File): Promise<string | null> {
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return null
  }
}

export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be')
  // Binary files such as workbooks and pictures contain zero bytes.
  if (bytes.includes(0)) return null
  for (const encoding of ['utf-8', 'gb18030', 'big5']) {
    const text = decoded(bytes, encoding)
    if (text !== null) return text
  }
  return null
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
