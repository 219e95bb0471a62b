// Files of a bank as banks write them: encodings, separators, preambles, workbooks, broken lines, ambiguous dates.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { BankImport } from '../../src/server/staff/money/import-bank-file.ts'
import { writeXlsx } from '../../src/server/platform/spreadsheet.ts'
import { bankCsv, bankFile, countMoney, importBank } from '../support/bank-files.ts'
import { useShop } from '../support/ask.ts'
import { encodeText } from '../support/encode-text.ts'

const shop = useShop()

/** What a dry run reads: the credits as texts, how many rows of other kinds there are, and the errors. */
async function read(content: string | Uint8Array, options: Partial<BankImport> = {}) {
  const result = await importBank(shop(), bankFile(content), { isWriting: false, ...options })
  const { errors, ...counts } = result.parsed
  const credits = counts.credits.map(({ day, currency, amount, text }) => {
    return `${day} ${currency} ${amount} ${text}`
  })
  return { ...result, credits, errors, counts }
}

const GERMAN = [
  'Kontonummer;1234567890',
  'Zeitraum;01.11.2026 bis 20.11.2026',
  '',
  'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung',
  '03.11.2026;Müller GmbH;"Zahlung\nRE 12";"1.234,50";EUR',
  '',
  '04.11.2026;Bank;Gebühr;-3,20;EUR',
  ';;Summe;1.231,30;EUR',
  '',
].join('\r\n')

test('a German file with lines about the account, a quoted line end and a sum is read', async () => {
  const { credits, counts, file, mapping } = await read(GERMAN)
  expect(credits).toEqual(['2026-11-03 EUR 123450 Zahlung RE 12 / Müller GmbH'])
  expect(counts).toMatchObject({ debits: 1, trailers: 1 })
  expect(file).toMatchObject({ delimiter: ';', encoding: 'utf-8' })
  expect(mapping).toMatchObject({ dates: 'dmy', decimal: 'comma' })
})

const CHINESE = [
  '交易日期,摘要,借方发生额,贷方发生额,币种,对方户名,交易流水号',
  '20261103,货款 充值,,"1,000.00",CNY,深圳市某某贸易有限公司,JY0001',
  '20261104,手续费 转账支出,5.00,,CNY,中国某某银行股份有限公司,JY0002',
  '合计,,5.00,"1,000.00",,,',
  '',
].join('\n')

test.each([
  ['gb18030', encodeText(CHINESE, 'gb18030')],
  ['utf-8', Buffer.from(`\uFEFF${CHINESE}`)],
  ['utf-16le', encodeText(`\uFEFF${CHINESE}`, 'utf-16le')],
])('a Chinese file in %s is read', async (encoding, bytes) => {
  const { credits, counts, file } = await read(bytes)
  expect(file.encoding).toBe(encoding)
  expect(credits).toEqual(['2026-11-03 CNY 100000 货款 充值 / 深圳市某某贸易有限公司'])
  expect(counts).toMatchObject({ debits: 1, trailers: 1 })
})

test('a workbook is read like a text file, and a line that is in both is entered once', async () => {
  const row = { day: new Date('2026-11-03T00:00:00Z'), text: 'top-up', amount: 0.1 + 0.2 }
  const columns = [
    { header: 'Date', value: ({ day }: typeof row) => day.toISOString().slice(0, 10) },
    { header: 'Description', value: ({ text }: typeof row) => text },
    { header: 'Amount', value: ({ amount }: typeof row) => amount },
    { header: 'Currency', value: () => 'USD' },
  ]
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx([row], columns, { sheet: 'Account' })) parts.push(part)
  const path = bankFile(Buffer.concat(parts), 'statement.xlsx')
  const sheet = await importBank(shop(), path)
  expect(sheet).toMatchObject({ file: { format: 'xlsx' }, counts: { unmatched: 1 } })
  const text = bankFile('Date,Description,Amount,Currency\n2026-11-03,top-up,0.30,USD\n')
  expect((await importBank(shop(), text)).counts).toMatchObject({ known: 1, unmatched: 0 })
})

test('dates that may begin with day or month are asked about, and the answer is stored with the headings', async () => {
  const row = (day: string) => `Booked,Reference,Paid in\n${day},x,5.00\n`
  const options = { currency: 'USD', corrections: ['date=Booked'] }
  await expect(read(row('03/04/2026'), options)).rejects.toThrow('--dates dmy or --dates mdy')
  const path = bankFile(row('03/04/2026'))
  const { lines } = await importBank(shop(), path, { ...options, dates: 'dmy' })
  expect(lines[0]?.credit.day).toBe('2026-04-03')
  const next = await read(row('05/04/2026'), { currency: 'USD' })
  expect(next).toMatchObject({ isMappingStored: true, credits: ['2026-04-05 USD 500 x'] })
  const wrong = await read(row('04/23/2026'), { currency: 'USD' })
  expect(wrong.errors).toMatchObject([{ line: 2, found: '04/23/2026' }])
  // The decimal point was stored with the headings as well.
  const undecided = 'Booked,Reference,Paid in\n2026-04-03,x,"1,000"\n'
  await expect(read(undecided, { ...options, dates: 'ymd' })).resolves.toMatchObject({
    credits: ['2026-04-03 USD 100000 x'],
  })
})

test('amounts that can be read with either decimal sign are asked about', async () => {
  const content = 'Date,Memo,Amount,Ccy\n2026-11-03,x,"1.000",USD\n'
  await expect(read(content)).rejects.toThrow('--decimal comma or --decimal point')
  expect((await read(content, { decimal: 'comma' })).credits).toEqual(['2026-11-03 USD 100000 x'])
})

test('a debit/credit column tells credits from debits, and an unknown mark in it is an error', async () => {
  // Haben (H) and 贷 are German and Chinese for credit, Soll (S) is German for debit.
  const rows = ['H,1', 'S,2', 'CR,3', '贷,4', '?,5'].map((each) => `2026-11-03,x,${each}.00,USD`)
  const { credits, counts, errors } = await read(
    `Date,Memo,Soll/Haben,Amount,Ccy\n${rows.join('\n')}\n`,
  )
  expect(credits).toHaveLength(3)
  expect(counts.debits).toBe(1)
  expect(errors).toMatchObject([{ line: 6, found: '5.00 ?' }])
})

test.each([
  ['a quote that is not closed', '2026-11-03,"x,5.00,USD,Q-1'],
  ['too many cells', '2026-11-03,x,5.00,USD,Q-2,more'],
  ['no amount', '2026-11-03,x,five,USD,Q-3'],
  ['no date', 'yesterday,x,5.00,USD,Q-4'],
  ['an empty date between bookings', ',x,5.00,USD,Q-5'],
  ['a day in the future', '2036-11-03,x,5.00,USD,Q-6'],
  ['three decimals', '2026-11-03,x,5.001,USD,Q-7'],
])('a file that has a line with %s is not entered at all', async (_, line) => {
  const before = await countMoney(shop())
  const good = '2026-11-04,y,7.00,USD,Q-9'
  const { parsed: found, isWritten } = await importBank(shop(), bankCsv([good, line, good]))
  expect(isWritten).toBe(false)
  expect(found.errors.map((error) => error.line)).toContain(3)
  expect(await countMoney(shop())).toBe(before)
})

test('a line with broken characters is an error that names the encoding', async () => {
  const rows = [Buffer.from('Date,Memo,Amount,Ccy\n2026-11-03,'), Buffer.from([0xff])]
  const content = Buffer.concat([...rows, Buffer.from(',5.00,USD\n')])
  const { errors } = await read(content, { encoding: 'utf-8' })
  expect(errors).toMatchObject([{ line: 2, message: expect.stringContaining('--encoding') }])
})

test('a file that was cut in the middle of its last line is not entered', async () => {
  const content = 'Date,Description,Amount,Currency\n2026-11-03,x,5.00,USD\n2026-11-03,y,7'
  const { errors } = await read(content)
  expect(errors).toMatchObject([{ line: 3 }])
})

test.each([
  ['', 'empty'],
  ['\n\n', 'empty'],
  [Buffer.from('PK\u0003\u0004 not a workbook'), 'bad-workbook'],
])('a file without a table (%j) is rejected', async (content, kind) => {
  await expect(read(content)).rejects.toThrow(kind)
})

test('the error of a file without a column that can be money lists its headings', async () => {
  await expect(read('One,Two\n1,2\n')).rejects.toThrow('The file has: One, Two.')
})

test('what a payer writes is text, never a command of the database', async () => {
  const text = "'); drop table payment; --"
  const { lines } = await importBank(shop(), bankCsv([`2026-11-03,${text},5.00,USD,I-1`]))
  const { rows } = await sql<{ stated: string }>`select stated_reference as stated from payment
    where id = ${lines[0]?.paymentId}`.execute(shop().db)
  expect(rows).toEqual([{ stated: text }])
})
