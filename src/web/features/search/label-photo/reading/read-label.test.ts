// Both passes of label reading, with a scripted recogniser.
import { expect, test, vi } from 'vitest'
import { emptyPicture, type GreyPicture } from './grey-picture.ts'
import { readLabel, rowsOf, type TextShape } from './read-label.ts'
import type { ReadLine } from './text-lines.ts'

const word = (text: string, x0: number, width: number, confidence = 90, y0 = 10) => ({
  text,
  confidence,
  box: { x0, y0, x1: x0 + width, y1: y0 + 20 },
})

test('words side by side are one row, words apart or of another height are not', () => {
  const rows = rowsOf([
    [word('LT35641', 50, 70)],
    [word('VC', 20, 25), word('mAh', 300, 30)],
    [word('For', 20, 20, 90, 60)],
  ])
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['VC', 'LT35641'],
    ['mAh'],
    ['For'],
  ])
})

test('the second pass repairs a number that the first pass split', async () => {
  const recognise = vi.fn(async (_: GreyPicture, shape: TextShape): Promise<ReadLine[]> =>
    shape === 'line'
      ? [[word('VC-LT35641', 0, 100, 93)]]
      : [[word('VC', 20, 25, 60)], [word('LT35641', 50, 70, 90)], [word('REPLACEMENT', 200, 90)]],
  )
  const read = await readLabel(emptyPicture(800, 400), recognise)
  expect(read.flat().map(({ text }) => text)).toContain('VC-LT35641')
})

test('upside-down text is found by turning, and the row is read that way up', async () => {
  const photo = emptyPicture(400, 200, 250)
  photo.data[0] = 0
  const sparse: number[] = []
  const recognise = async (picture: GreyPicture, shape: TextShape): Promise<ReadLine[]> => {
    if (shape === 'line') return []
    // The dark corner shows the orientation of the picture.
    const isTurned = (picture.data.at(-1) ?? 255) < 200
    sparse.push(picture.width)
    return isTurned ? [[word('VC-LT35641', 20, 100), word('REPLACEMENT', 20, 100, 90, 40)]] : []
  }
  const read = await readLabel(photo, recognise)
  expect(read.flat().map(({ text }) => text)).toContain('VC-LT35641')
  expect(sparse.length).toBe(4)
})

test('a picture without legible text has no lines', async () => {
  const recognise = vi.fn(async (): Promise<ReadLine[]> => [])
  expect(await readLabel(emptyPicture(300, 300), recognise)).toEqual([])
  // In three sizes and four orientations.
  expect(recognise).toHaveBeenCalledTimes(12)
})
