// Draws a security code as an image: five unambiguous letters and digits.
import { randomInt } from 'node:crypto'

/** Of characters that look alike in print, at most one: 6 without G, and none of 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = 'ACEFHJKMNPRTWXY34679'
const LENGTH = 5

export function newPictureText(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/**
 * An SVG document that contains outlines only, never the letters as text. Dark on its own light background, so
 * that it is readable in both themes.
 */
export async function drawCode(text: string): Promise<string> {
  const draw = await loadDrawing()
  const letters = draw(text, { width: 160, height: 56, fontSize: 50, noise: 3 })
  return letters.replace('>', '><rect width="100%" height="100%" fill="#f4f6f8"/>')
}

/** The library, which brings a font, is loaded with the first code. */
async function loadDrawing(): Promise<(text: string, options: object) => string> {
  // The declared types omit that the module itself is the function that draws a given text.
  const library = (await import('svg-captcha')) as unknown
  return (library as { default: (text: string, options: object) => string }).default
}
