// Tests which font draws each character of a PDF.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../shared/lang.ts'
import { type FontSet, loadFonts, registerFonts } from './pdf-fonts.ts'

const DATA = join(import.meta.dirname, '../../../../data/catalogue.ndjson.gz')
const characters: Record<Lang, Set<string>> = {
  en_us: new Set(),
  zh_cn: new Set(),
  zh_hk: new Set(),
}

beforeAll(async () => {
  const lines = createInterface({ input: createReadStream(DATA).pipe(createGunzip()) })
  for await (const line of lines) {
    const { title } = JSON.parse(line) as { title: Partial<Record<Lang, string>> }
    for (const lang of LANGS) for (const each of title[lang] ?? '') characters[lang].add(each)
  }
}, 60_000)

describe('the fonts of PDF files', () => {
  test.each(LANGS)('have every character of the titles in %s', async (lang) => {
    const fonts = registerFonts(new PDFDocument(), await loadFonts(), lang)
    expect(characters[lang].size).toBeGreaterThan(50)
    const missing = [...characters[lang]].filter((each) => shownAs(fonts, each) === '□')
    expect(missing).toEqual([])
  })

  test.each(LANGS)('have what people write in notes, in %s', async (lang) => {
    const fonts = registerFonts(new PDFDocument(), await loadFonts(), lang)
    const text =
      '嘅咗喺冇啲嘢哋嚟 这张订单请尽快发货 請盡快送貨，多謝！「備註」《清单》 €£¥°±×–—…“”éüñß Привет ŁódźőğșřΩ'
    const parts = fonts.split(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(fonts.width('電池', 10)).toBeCloseTo(20, 1)
  })

  test('Chinese text is drawn with the font of its own script first', async () => {
    const fonts = await loadFonts()
    const first = (lang: Lang) =>
      registerFonts(new PDFDocument(), fonts, lang).split('電池')[0]?.font
    expect([first('zh_cn'), first('zh_hk')]).toEqual(['sc', 'hk'])
  })

  test('a character that no font has becomes a box', async () => {
    const fonts = registerFonts(new PDFDocument(), await loadFonts(), 'zh_hk')
    expect(shownAs(fonts, 'PAD𝐀')).toBe('PADA')
    expect(shownAs(fonts, 'a🔋b')).toBe('a□b')
  })
})

function shownAs(fonts: FontSet, text: string): string {
  return fonts
    .split(text)
    .map((part) => part.text)
    .join('')
}
