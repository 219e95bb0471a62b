// The bundled fonts, for pictures and documents that the server makes itself.
import { join } from 'node:path'

const folder = import.meta.dirname

/** Latin letters as the site writes them. */
export const INTER_FILES = [join(folder, 'Inter-Regular.otf'), join(folder, 'Inter-SemiBold.otf')]

/** Chinese of the mainland, of Hong Kong, and the rarer characters of both. */
export const NOTO_FILES = {
  sc: join(folder, 'NotoSansSC-Regular.ttf'),
  hk: join(folder, 'NotoSansHK-Regular.ttf'),
  more: join(folder, 'NotoSansMore-Regular.ttf'),
} as const

/** What the renderer of SVG is told; nothing of the machine's own fonts is used. */
export const FONT_OPTIONS = {
  fontFiles: [...INTER_FILES, ...Object.values(NOTO_FILES)],
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
}
