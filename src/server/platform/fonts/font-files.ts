// The bundled fonts for pictures and documents rendered by the server.
import { join } from 'node:path'

const folder = import.meta.dirname

/** Latin letters as on the site. */
export const INTER_FILES = [join(folder, 'Inter-Regular.otf'), join(folder, 'Inter-SemiBold.otf')]

/** Chinese of the mainland, of Hong Kong, and rarer characters of both. */
export const NOTO_FILES = {
  sc: join(folder, 'NotoSansSC-Regular.ttf'),
  hk: join(folder, 'NotoSansHK-Regular.ttf'),
  rare: join(folder, 'NotoSansMore-Regular.ttf'),
} as const

/** The fonts of PDF files: Noto, and Inter for letters of European languages that no Noto font has. */
export const PDF_FILES = { ...NOTO_FILES, latin: join(folder, 'Inter-Regular.otf') } as const

/** Options of the SVG renderer; system fonts are not used. */
export const FONT_OPTIONS = {
  fontFiles: [...INTER_FILES, ...Object.values(NOTO_FILES)],
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
}
