// Reads a label in two passes: finds text and orientation, then reads each row enlarged and level.
import { findSkew } from './find-skew.ts'
import {
  type Box,
  cropped,
  type GreyPicture,
  quarterTurned,
  rotated,
  scaled,
  stretched,
} from './grey-picture.ts'
import { isNumberLike, type ReadLine, readingScore, type ReadWord } from './text-lines.ts'

/** sparse: text anywhere in the picture. line: the picture is one line. */
export type TextShape = 'sparse' | 'line'
export type Recognise = (picture: GreyPicture, shape: TextShape) => Promise<ReadLine[]>

/** Longest sides of the first pass in pixels, tried in order until a number is found. */
const SIDES = [850, 1250, 600]
/** Quarter turns, most likely first. */
const TURNS = [0, 2, 1, 3]
/** A score that upside-down text never reaches. */
const CERTAIN_SCORE = 45
/** Minimum score for a second pass. */
const MIN_SCORE = 6
const MAX_ROWS = 10
/** Confidences of the recogniser, from 0 to 100: below the first a word is noise, from the second a number is right. */
const MIN_CONFIDENCE = 10
const TRUSTED_CONFIDENCE = 60
/** Height in pixels of a row in the second pass, including its margins. */
const ROW_HEIGHT = 60

/** The photo with full contrast and its lines level or upright. */
export function levelled(photo: GreyPicture): GreyPicture {
  const picture = stretched(photo)
  return rotated(picture, findSkew(picture))
}

/** Rows of words on a `level` picture of a label; empty if nothing is legible. Errors: those of `recognise`. */
export async function readLabel(level: GreyPicture, recognise: Recognise): Promise<ReadLine[]> {
  let best: ReadLine[] = []
  for (const side of SIDES) {
    const factor = Math.min(1.5, side / Math.max(level.width, level.height))
    const { lines, turns } = await readUpright(scaled(level, factor), recognise)
    if (readingScore(lines) < MIN_SCORE) continue
    const upright = quarterTurned(level, turns)
    const rows = rowsOf(lines).map((row) => scaledRow(row, 1 / factor))
    const read = await readRows(upright, rows, recognise)
    if (read.flat().some(isTrustedNumber)) return read
    if (readingScore(read) > readingScore(best)) best = read
  }
  return best
}

function isTrustedNumber({ text, confidence }: ReadWord): boolean {
  return confidence >= TRUSTED_CONFIDENCE && isNumberLike(text)
}

async function readUpright(picture: GreyPicture, recognise: Recognise) {
  let best = { lines: [] as ReadLine[], turns: 0, score: -1 }
  for (const turns of TURNS) {
    const lines = await recognise(quarterTurned(picture, turns), 'sparse')
    const score = readingScore(lines)
    if (score > best.score) best = { lines, turns, score }
    if (score >= CERTAIN_SCORE) break
  }
  return best
}

/** Groups adjacent words of similar height into rows, ignoring the lines of the first pass. */
export function rowsOf(lines: readonly ReadLine[]): ReadWord[][] {
  const words = lines
    .flat()
    .filter(({ text, confidence }) => confidence > MIN_CONFIDENCE && /\w/.test(text))
  const rows: ReadWord[][] = []
  for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const row = rows.find((each) => isBeside(each.at(-1), word))
    if (row) row.push(word)
    else rows.push([word])
  }
  return rows.toSorted((a, b) => boxOf(a).y0 - boxOf(b).y0)
}

function isBeside(left: ReadWord | undefined, right: ReadWord): boolean {
  if (!left) return false
  const [a, b] = [left.box, right.box]
  const [heightA, heightB] = [a.y1 - a.y0, b.y1 - b.y0]
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  const lower = Math.min(heightA, heightB)
  return shared > lower * 0.5 && b.x0 - a.x1 < Math.max(heightA, heightB) * 0.9 && b.x0 > a.x0
}

async function readRows(
  picture: GreyPicture,
  rows: readonly ReadWord[][],
  recognise: Recognise,
): Promise<ReadLine[]> {
  const rowsToReadAgain = new Set(
    rows
      .filter((row) => /\d/.test(textOf(row)) || textOf(row).length <= 4)
      .toSorted((a, b) => heightOf(b) - heightOf(a))
      .slice(0, MAX_ROWS),
  )
  const read: ReadLine[] = []
  for (const row of rows) {
    const again = rowsToReadAgain.has(row) ? await readRow(picture, boxOf(row), recognise) : []
    read.push(isBetter(again, row) ? again : row)
  }
  return read
}

async function readRow(picture: GreyPicture, box: Box, recognise: Recognise): Promise<ReadLine> {
  const height = box.y1 - box.y0
  const part = cropped(picture, {
    x0: box.x0 - height * 0.7,
    y0: box.y0 - height * 0.3,
    x1: box.x1 + height * 0.7,
    y1: box.y1 + height * 0.3,
  })
  const lines = await recognise(stretched(scaled(part, ROW_HEIGHT / part.height)), 'line')
  return lines.flat()
}

function isBetter(again: ReadLine, first: ReadLine): boolean {
  return again.length > 0 && confidenceOf(again) >= confidenceOf(first) - 5
}

function confidenceOf(line: ReadLine): number {
  const letters = textOf(line).length
  if (letters === 0) return 0
  return line.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
}

function textOf(line: ReadLine): string {
  return line.map(({ text }) => text).join('')
}

function boxOf(row: ReadLine): Box {
  return {
    x0: Math.min(...row.map(({ box }) => box.x0)),
    y0: Math.min(...row.map(({ box }) => box.y0)),
    x1: Math.max(...row.map(({ box }) => box.x1)),
    y1: Math.max(...row.map(({ box }) => box.y1)),
  }
}

function heightOf(row: ReadLine): number {
  const { y0, y1 } = boxOf(row)
  return y1 - y0
}

function scaledRow(row: ReadWord[], factor: number): ReadWord[] {
  return row.map((word) => ({
    ...word,
    box: {
      x0: word.box.x0 * factor,
      y0: word.box.y0 * factor,
      x1: word.box.x1 * factor,
      y1: word.box.y1 * factor,
    },
  }))
}
