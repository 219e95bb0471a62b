// Photo preparation steps on pictures small enough to write down.
import { expect, test } from 'vitest'
import {
  cropped,
  emptyPicture,
  greyFromRgba,
  quarterTurned,
  reduced,
  rotated,
  scaled,
  stretched,
  toPgm,
} from './grey-picture.ts'

const bytes = (...shades: number[]) => new Uint8Array(shades)
const SIX = { width: 3, height: 2, data: bytes(1, 2, 3, 4, 5, 6) }

test('colours become their brightness and transparent pixels white', () => {
  const rgba = bytes(255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0)
  expect([...greyFromRgba(4, 1, rgba).data]).toEqual([255, 0, 76, 255])
})

test.each([
  [0, 3, [1, 2, 3, 4, 5, 6]],
  [1, 2, [4, 1, 5, 2, 6, 3]],
  [2, 3, [6, 5, 4, 3, 2, 1]],
  [3, 2, [3, 6, 2, 5, 1, 4]],
])('a picture is turned clockwise by %i quarters', (turns, width, data) => {
  const turned = quarterTurned(SIX, turns)
  expect(turned.width).toBe(width)
  expect([...turned.data]).toEqual(data)
})

test('a picture turned and turned back has its dark spot where it was', () => {
  const picture = emptyPicture(61, 41, 200)
  for (const y of [9, 10, 11]) for (const x of [29, 30, 31]) picture.data[y * 61 + x] = 0
  const back = rotated(rotated(picture, 20), -20)
  const [left, top] = [(back.width - 61) / 2, (back.height - 41) / 2]
  const at = Math.round(10 + top) * back.width + Math.round(30 + left)
  expect(back.data[at]).toBeLessThan(60)
  expect(back.data[0]).toBe(200)
})

test('turning clockwise moves the right end of a level line down', () => {
  const picture = emptyPicture(101, 101)
  for (let x = 0; x < 101; x += 1) for (const y of [49, 50, 51]) picture.data[y * 101 + x] = 0
  const turned = rotated(picture, 10)
  /** The middle of the dark pixels in a column. */
  const darkY = (x: number) => {
    let sum = 0
    let count = 0
    for (let y = 0; y < turned.height; y += 1) {
      if ((turned.data[y * turned.width + x] ?? 255) > 100) continue
      sum += y
      count += 1
    }
    return sum / count
  }
  expect(darkY(90) - darkY(30)).toBeCloseTo(60 * Math.tan(Math.PI / 18), 0)
})

test('reducing a picture averages its pixels, and scaling keeps its proportions', () => {
  const picture = { width: 4, height: 2, data: bytes(0, 100, 10, 10, 100, 200, 10, 10) }
  expect([...reduced(picture, 2).data]).toEqual([100, 10])
  expect(scaled(picture, 2)).toMatchObject({ width: 8, height: 4 })
  expect(scaled(emptyPicture(90, 30, 7), 0.34)).toMatchObject({ width: 31, height: 10 })
  expect(new Set(scaled(emptyPicture(90, 30, 7), 0.34).data)).toEqual(new Set([7]))
})

test('a crop stays inside the picture', () => {
  const part = cropped(SIX, { x0: 1, y0: -5, x1: 99, y1: 1 })
  expect(part).toMatchObject({ width: 2, height: 1 })
  expect([...part.data]).toEqual([2, 3])
})

test('the shades of a picture are stretched from black to white, and a picture of one shade stays as it is', () => {
  const grey = { width: 10, height: 10, data: new Uint8Array(100).map((_, at) => 100 + (at % 50)) }
  const spread = stretched(grey)
  expect(Math.min(...spread.data)).toBe(0)
  expect(Math.max(...spread.data)).toBe(255)
  expect(stretched(emptyPicture(5, 5, 90)).data[0]).toBe(90)
})

test('a PGM file begins with its size', () => {
  const file = toPgm(SIX)
  expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n3 2\n255\n')
  expect([...file.subarray(11)]).toEqual([1, 2, 3, 4, 5, 6])
})
