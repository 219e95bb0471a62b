// Codes held in front of a camera: what a symbol contains, and when the same code counts again. The GS1 identifiers are
// 01 for the GTIN and 21 for the verification code; ']d2' names the kind of symbol.
import { expect, test } from 'vitest'
import { listText, codeOfSymbol, newCounter } from './scanned-codes.ts'

test.each([
  ['2900000413467', '2900000413467'],
  ['https://shop.example/zh-hk/01/02900000413467/21/1234567890123456', '2900000413467'],
  ['(01)02900000413467(21)1234567890123456', '2900000413467'],
  ['01029000004134672112345678901234', '2900000413467'],
  [']d20102900000413467', '2900000413467'],
  ['45N1127', '45N1127'],
  ['L17L2PF1;\n5', 'L17L2PF1 5'],
  ['https://elsewhere.example/hello', 'https://elsewhere.example/hello'],
])('the symbol %j is read as %j', (text, code) => {
  expect(codeOfSymbol(text)).toBe(code)
})

test('a code in sight counts once, and again after it was out of sight for a second', () => {
  const counter = newCounter()
  expect(counter.count(['45N1127'], 0)).toEqual(['45N1127'])
  for (let at = 120; at <= 2400; at += 120) expect(counter.count(['45N1127'], at)).toEqual([])
  expect(counter.count(['00HW003', '45N1127'], 2500)).toEqual(['00HW003'])
  expect(counter.count([], 3000)).toEqual([])
  expect(counter.count(['45N1127'], 3600)).toEqual(['45N1127'])
})

test('a code that was counted before the camera opened counts only once it was out of sight', () => {
  const counter = newCounter()
  counter.expect(['45N1127'], 0)
  expect(counter.count(['45N1127', '00HW003'], 500)).toEqual(['00HW003'])
  expect(counter.count(['45N1127'], 1600)).toEqual(['45N1127'])
})

test('the list has one line per code with its quantity', () => {
  const codes = new Map([
    ['45N1127', 2],
    ['2900000413467', 1],
  ])
  expect(listText(codes)).toBe('45N1127\t2\n2900000413467\t1')
})
