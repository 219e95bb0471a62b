// Reads the text of a PDF that the shop made: one line for each run of glyphs, decoded with the tables of its fonts.
import { inflateSync } from 'node:zlib'

/** The text in the order in which it was drawn, with runs of spaces as single spaces. */
export function readPdf(file: Uint8Array): string {
  const objects = readObjects(Buffer.from(file).toString('latin1'))
  const fonts = readFonts(objects)
  const runs: string[] = []
  for (const { dictionary, stream } of objects.values()) {
    if (stream !== null && !/\/Type|\/Length1|\/Subtype/.test(dictionary)) {
      runs.push(...readRuns(stream, fonts))
    }
  }
  return runs.join('\n').replaceAll(/[^\S\n]+/g, ' ')
}

interface PdfObject {
  dictionary: string
  stream: string | null
}

function readObjects(text: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n')
    const dictionary = at < 0 ? body : body.slice(0, at)
    const bytes = at < 0 ? null : Buffer.from(body.slice(at + 7, -'\nendstream'.length), 'latin1')
    const packed = dictionary.includes('/FlateDecode')
    const stream = bytes && (packed ? inflateSync(bytes) : bytes).toString('latin1')
    objects.set(id, { dictionary, stream })
  }
  return objects
}

/** The characters of the glyphs of each font, by the font's name on the pages. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1]
      const map = table === undefined ? null : objects.get(table)?.stream
      if (map) fonts.set(name, readGlyphs(map))
    }
  }
  return fonts
}

function readGlyphs(map: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, from = '', texts = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16)
    for (const [at, [, units = '']] of [...texts.matchAll(/<([\w ]*)>/g)].entries()) {
      const bytes = Buffer.from(units.replaceAll(' ', ''), 'hex')
      glyphs.set((first + at).toString(16).padStart(4, '0'), bytes.swap16().toString('utf16le'))
    }
  }
  return glyphs
}

function readRuns(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string[] {
  const runs: string[] = []
  let glyphs: Map<string, string> | undefined
  for (const [, font, run = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font)
    else runs.push(textOf(run, glyphs))
  }
  return runs
}

function textOf(run: string, glyphs: ReadonlyMap<string, string> | undefined): string {
  const codes = [...run.matchAll(/<(\w*)>/g)].map(([, hex = '']) => hex).join('')
  return (codes.match(/.{4}/g) ?? []).map((code) => glyphs?.get(code) ?? '').join('')
}
