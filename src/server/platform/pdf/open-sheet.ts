// Opens a PDF document of A4 pages, whose feet are written at its end, when the number of pages is known.
import type { Lang } from '../../../shared/lang.ts'
import { loadFonts, registerFonts } from '../fonts/pdf-fonts.ts'
import { PAGE, type Sheet, SIZE, writeAt } from './pdf-sheet.ts'

export interface OpenSheet {
  sheet: Sheet
  /** Ends the document. `onPage` writes the foot of each page. */
  finish(onPage?: (page: number, pages: number) => void): Promise<Buffer>
}

interface DocumentFacts {
  title: string
  lang: Lang
  created: Date
}

/**
 * Equal input makes equal bytes: the document has no date but `created`, and its id derives from its title and date.
 */
export async function openSheet(facts: DocumentFacts): Promise<OpenSheet> {
  const { lang } = facts
  const { document, bytes } = await openPage(facts)
  const fonts = registerFonts(document, await loadFonts(), lang)
  return {
    sheet: { document, fonts, y: PAGE.margin },
    finish(onPage) {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        onPage?.(page + 1, count)
      }
      document.end()
      return bytes
    },
  }
}

/**
 * A document with an empty A4 page; `bytes` resolves after `document.end()`. The library is loaded with the first
 * document: it takes 30 MB of memory.
 */
export async function openPage({ title, lang, created }: DocumentFacts): Promise<{
  document: PDFKit.PDFDocument
  bytes: Promise<Buffer>
}> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: { en_us: 'en', zh_cn: 'zh-Hans', zh_hk: 'zh-Hant-HK' }[lang],
    displayTitle: true,
    info: { Title: title, CreationDate: created },
  })
  return { document, bytes: collectBytes(document) }
}

/** Writes '1/2' at the lower right edge. */
export function writePageNumber(sheet: Sheet, page: number, pages: number): void {
  const place = { x: 0, y: PAGE.height - PAGE.margin, size: SIZE.small, isGrey: true } as const
  writeAt(sheet, `${page}/${pages}`, { ...place, end: PAGE.width - PAGE.margin })
}

function collectBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
