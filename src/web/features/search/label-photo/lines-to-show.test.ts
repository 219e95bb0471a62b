// Initial content of the field, and the keyword made from it.
import { expect, test } from 'vitest'
import { keywordOf, linesToShow } from './lines-to-show.ts'

test('numbers and barcodes fill the field, the other lines are offered beside it', () => {
  const lines = { numbers: ['L19M3PF7', '413467'], others: ['Li-ion'] }
  expect(linesToShow({ barcodes: ['2900000413467'], lines })).toEqual({
    lines: ['L19M3PF7', '2900000413467'],
    rest: ['Li-ion'],
  })
})

test('without any number everything that was read fills the field', () => {
  expect(linesToShow({ barcodes: [], lines: { numbers: [], others: ['ThinkPad T440'] } })).toEqual({
    lines: ['ThinkPad T440'],
    rest: [],
  })
})

test('lines beyond the limits of a search are offered, not dropped', () => {
  const numbers = Array.from({ length: 49 }, (_, at) => `A${at}-${'9'.repeat(80)}`)
  const { lines, rest } = linesToShow({ barcodes: [], lines: { numbers, others: ['Li-ion'] } })
  expect(lines.join('\n').length).toBeLessThanOrEqual(3000)
  expect([...lines, ...rest]).toEqual([...numbers, 'Li-ion'])
})

test('a keyword has one line per entry and no empty lines', () => {
  expect(keywordOf('  A1466 \r\n\n 45N1127\n')).toBe('A1466\n45N1127')
})
