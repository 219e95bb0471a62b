// Encodes text in legacy encodings: Node decodes them all, but encodes only the Unicode ones.

type Legacy = 'gb18030' | 'big5'

/** The bytes of a text. Errors: throws on a character that the encoding lacks. */
export function encodeText(
  text: string,
  encoding: Legacy | 'utf-8' | 'utf-16le' | 'utf-16be',
): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8')
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  const table = tableOf(encoding)
  const bytes: number[] = []
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    const pair = code < 0x80 ? undefined : table.get(char)
    if (code < 0x80) bytes.push(code)
    else if (pair) bytes.push(pair[0], pair[1])
    else throw new Error(`${char} is not in ${encoding}`)
  }
  return Buffer.from(bytes)
}

const tables = new Map<Legacy, Map<string, [number, number]>>()

/** Built once by decoding every pair of bytes. */
function tableOf(encoding: Legacy): Map<string, [number, number]> {
  const known = tables.get(encoding)
  if (known) return known
  const table = new Map<string, [number, number]>()
  const decoder = new TextDecoder(encoding)
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const char = decoder.decode(new Uint8Array([lead, trail]))
      if ([...char].length === 1 && char !== '\uFFFD' && !table.has(char))
        table.set(char, [lead, trail])
    }
  }
  tables.set(encoding, table)
  return table
}
