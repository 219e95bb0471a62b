// Skew detection on drawn lines of letters rotated by a known angle.
import { expect, test } from 'vitest'
import { findSkew } from './find-skew.ts'
import { emptyPicture, type GreyPicture, rotated } from './grey-picture.ts'

/** Rows of letter-like strokes with gaps between words. */
function page(): GreyPicture {
  const picture = emptyPicture(600, 400, 220)
  for (let row = 0; row < 6; row += 1) {
    for (let letter = 0; letter < 24; letter += 1) {
      if (letter % 7 === 6) continue
      const [left, top] = [60 + letter * 20, 50 + row * 50]
      for (let y = 0; y < 22; y += 1) {
        for (let x = 0; x < 12; x += 1) {
          const isStroke = y < 4 || y > 17 || (letter + row) % 2 === (x < 4 ? 0 : 1)
          if (isStroke) picture.data[(top + y) * 600 + left + x] = 30
        }
      }
    }
  }
  return picture
}

test.each([0, 3, -7.5, 15, -22, 38])(
  'the skew of text turned by %d degrees is found',
  (degrees) => {
    expect(findSkew(rotated(page(), degrees))).toBeCloseTo(-degrees, 0)
  },
)

test('noise does not change the angle', () => {
  const turned = rotated(page(), 12)
  // A linear congruential generator, so that the noise is the same in every run.
  let state = 1
  for (let at = 0; at < turned.data.length; at += 1) {
    state = (state * 1103515245 + 12345) % 2147483648
    turned.data[at] = Math.max(0, (turned.data[at] ?? 0) - (state % 60))
  }
  expect(Math.abs(findSkew(turned) + 12)).toBeLessThan(1)
})

test('an empty picture has no skew', () => {
  expect(findSkew(emptyPicture(300, 300))).toBe(0)
})
