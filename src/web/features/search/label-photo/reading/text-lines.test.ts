// Recognition of part numbers on a label, and handling of the other words.
import { expect, test } from 'vitest'
import { isNumberLike, labelLines, readingScore } from './text-lines.ts'

const box = { x0: 0, y0: 0, x1: 1, y1: 1 }
const line = (...words: [string, number][]) =>
  words.map(([text, confidence]) => ({ text, confidence, box }))

test.each([
  'VC-LT35641',
  'L19M3PF7',
  '42T4649',
  'CP708751-01',
  '2900000413467',
  'A1466',
  '12V12AH',
])('%s looks like a part number', (text) => expect(isNumberLike(text)).toBe(true))

test.each([
  '4400mAh',
  '11.1V',
  '49Wh',
  '10.8-11.1V',
  '2026-11',
  '2026/11/22',
  '5200',
  '11.58',
  '151.8x47.4x19.6mm',
  'x68.2x4.4mm',
  'VOLTCELL',
  'Li-ion',
  'V3',
  '',
])('the word %j does not look like a number', (text) => expect(isNumberLike(text)).toBe(false))

test('numbers come first, those with letters before plain digits, each once', () => {
  const read = labelLines([
    line(['VOLTCELL', 95]),
    line(['2900000413467', 96]),
    line(['P/N:', 90], ['L19M3PF7', 80]),
    line(['l19m3pf7', 70]),
    line(['7.6', 90], ['V', 90], ['5000mAh', 88]),
    line(['45N1127', 92]),
  ])
  expect(read.numbers).toEqual(['45N1127', 'L19M3PF7', '2900000413467'])
  expect(read.others).toEqual(['VOLTCELL', '7.6 V 5000mAh'])
})

test('smudges and drawings are left out, marks around a word too', () => {
  const read = labelLines([
    line(['|||', 90], ['~', 50]),
    line(['VC—LT35641.', 90]),
    line(['AC14B17)', 80]),
    line(['X9K2M', 20]),
  ])
  expect(read).toEqual({ numbers: ['VC-LT35641', 'AC14B17'], others: [] })
})

test('there are at most fifty lines with numbers', () => {
  const many = Array.from({ length: 80 }, (_, at) => line([`AB-${1000 + at}`, 90]))
  expect(labelLines(many).numbers).toHaveLength(50)
})

test('a reading counts by its legible characters', () => {
  expect(readingScore([line(['VOLTCELL', 100], ['x', 99], ['Qq', 30])])).toBe(8)
})
