// Draws a security code as a picture: five letters and digits that are not taken for each other.
import { randomInt } from 'node:crypto'
import * as svgCaptcha from 'svg-captcha'

/** No pair of these looks alike in print (0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V). */
const LETTERS = 'ACEFHJKMNPRTWXY34679'
const LENGTH = 5

export function newPictureText(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** An SVG document; it holds outlines only, never the letters as text. */
export function drawCode(text: string): string {
  return draw(text, {
    width: 160,
    height: 56,
    fontSize: 52,
    noise: 3,
    color: true,
    background: '#f4f6f8',
  })
}

// The declared types leave out that the module itself is the function that draws a given text.
const draw = (svgCaptcha as unknown as { default: (text: string, options: object) => string })
  .default
