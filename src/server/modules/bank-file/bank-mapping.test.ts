// Tests which field each column of a bank file is mapped to.
import { expect, test } from 'vitest'
import { checkMapping, correctMapping, guessMapping, MappingError } from './bank-mapping.ts'

test.each([
  [
    'Date,Description,Amount,Currency,Transaction ID,Payer',
    { date: [0], amount: [2], currency: [3], text: [1], bankReference: [4], payer: [5] },
  ],
  [
    'Buchungstag;Valuta;Auftraggeber;Verwendungszweck;Betrag (EUR);Währung',
    { date: [0], amount: [4], currency: [5], text: [3], payer: [2] },
  ],
  [
    '交易日期,摘要,借方发生额,贷方发生额,币种,对方户名,交易流水号',
    {
      date: [0],
      debit: [2],
      credit: [3],
      currency: [4],
      text: [1],
      payer: [5],
      bankReference: [6],
    },
  ],
  [
    '入賬日期,詳情,支出金額,收入金額,貨幣',
    { date: [0], debit: [2], credit: [3], currency: [4], text: [1] },
  ],
  [
    'Value Date,Paid in,Paid out,Reference,Details',
    { date: [0], credit: [1], debit: [2], text: [3, 4] },
  ],
])('the columns of %s are guessed', (row, columns) => {
  const headings = row.split(/[,;]/)
  const mapping = guessMapping(headings)
  expect(mapping.columns).toEqual(columns)
  expect(() => checkMapping(mapping, headings)).not.toThrow()
})

const HEADINGS = ['When', 'Info', 'More', 'Sum', 'Sum']

test('a correction names a column by heading or number, several for the text, and none with an empty name', () => {
  const named = correctMapping(guessMapping(HEADINGS), HEADINGS, [
    'date=when',
    'amount=#4',
    'text=Info+More',
    'payer=',
  ])
  expect(named.columns).toEqual({ date: [0], amount: [3], text: [1, 2] })
})

test.each([
  [['size=Info'], 'size=Info is not a mapping.'],
  [['date'], 'date is not a mapping.'],
  [
    ['date=Nowhere'],
    'No column has the heading Nowhere. The file has: When, Info, More, Sum, Sum.',
  ],
  [['date=#9'], 'No column has the heading #9.'],
  [['date=When+Info'], 'Only text may have several columns'],
])('the correction %j is rejected with a message that says what to do', (corrections, message) => {
  const correct = () => correctMapping(guessMapping(HEADINGS), HEADINGS, corrections)
  expect(correct).toThrow(MappingError)
  expect(correct).toThrow(message)
})

test('a mapping without date or amount, with both kinds of amounts, or of one column twice is rejected', () => {
  const headings = ['Date', 'Amount', 'Credit']
  const check = (columns: object) => () =>
    checkMapping({ columns, dates: null, decimal: null }, headings)
  expect(check({ date: [0] })).toThrow('No column was recognised as amount (or credit).')
  expect(check({ amount: [1] })).toThrow('No column was recognised as date.')
  expect(check({ date: [0], amount: [1], credit: [2] })).toThrow('Choose: --map amount=')
  expect(check({ date: [0], amount: [0] })).toThrow('The column Date is mapped twice.')
})

test('a heading that two columns have is rejected until one is chosen', () => {
  expect(() => guessMapping(['Date', 'Amount', 'Amount'])).toThrow(
    'Choose one: --map amount=#2 or --map amount=#3.',
  )
})
