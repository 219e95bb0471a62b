// Tests reading pasted rows of several formats.
import { threadCpuUsage } from 'node:process'
import { describe, expect, test } from 'vitest'
import { readPasted } from './paste-rules.ts'

/** 'text=quantity' for each reading of each row; '?' is none, '!' is unreadable; '~' is the whole row. */
function readingsOf(pasted: string): string[][] {
  return readPasted(pasted).rows.map(({ readings }) =>
    readings.map(({ text, quantity, hasUnreadableQuantity, isWhole }) => {
      return `${isWhole ? '~' : ''}${text}=${hasUnreadableQuantity ? '!' : (quantity ?? '?')}`
    }),
  )
}

/** The reading of a table, or the most likely split of a line. */
function likeliest(pasted: string): string[] {
  return readingsOf(pasted).map(
    (readings) => readings.find((each) => !each.startsWith('~')) ?? readings[0] ?? '',
  )
}

describe('one row', () => {
  test.each([
    // Blank between number and quantity.
    ['VC-LT35641 10', 'VC-LT35641=10'],
    ['Dell Latitude E6400 10', 'Dell Latitude E6400=10'],
    ['PA3817U 1BRS 10', 'PA3817U 1BRS=10'],
    ['10 VC-LT35641', 'VC-LT35641=10'],
    ['10 x PA3817U-1BRS', 'PA3817U-1BRS=10'],
    ['10x PA3817U-1BRS', 'PA3817U-1BRS=10'],
    ['10xPA3817U-1BRS', 'PA3817U-1BRS=10'],
    ['10 × PA3817U-1BRS', 'PA3817U-1BRS=10'],
    ['10 * PA3817U-1BRS', 'PA3817U-1BRS=10'],
    ['10 pcs PA3817U-1BRS', 'PA3817U-1BRS=10'],
    ['10 pieces of Dell Latitude E6400', 'Dell Latitude E6400=10'],
    ['PA3817U-1BRS x10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS x 10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS ×10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS×10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS*10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS 10 pcs', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS 10pcs.', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS (10)', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS: 10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS - 10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS = 10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS, 10', 'PA3817U-1BRS=10'],
    ['PA3817U-1BRS ,10', 'PA3817U-1BRS=10'],
    ['10, PA3817U-1BRS', 'PA3817U-1BRS=10'],
    ['Dell Latitude E6400,10', 'Dell Latitude E6400=10'],
    ['Dell Latitude E6400,5 pcs', 'Dell Latitude E6400=5'],
    ['18650 10', '18650=10'],
    ['10 x 18650', '18650=10'],
    // Numbers in other character forms.
    ['ＶＣ－ＬＴ３５６４１　１０', 'VC-LT35641=10'],
    ['VC-LT35641，10', 'VC-LT35641=10'],
    ['VC-LT35641；10', 'VC-LT35641=10'],
    ['VC-LT35641、10', 'VC-LT35641=10'],
    ['VC-LT35641 1,000', 'VC-LT35641=1000'],
    ['VC-LT35641 1.000', 'VC-LT35641=1000'],
    ["VC-LT35641 1'000", 'VC-LT35641=1000'],
    ['VC-LT35641 1\u00a0000', 'VC-LT35641=1000'],
    ['VC-LT35641\u00a0100', 'VC-LT35641=100'],
    ['VC-LT35641 1.000,00', 'VC-LT35641=1000'],
    ['VC-LT35641 5,0', 'VC-LT35641=5'],
    ['VC-LT35641 5.00', 'VC-LT35641=5'],
    ['VC-LT35641 0', 'VC-LT35641=!'],
    ['VC-LT35641 2,5', 'VC-LT35641=!'],
    // Chinese.
    ['5号电池 10个', '5号电池=10'],
    ['10個 5號電池', '5號電池=10'],
    ['VC-LT35641 数量：10', 'VC-LT35641=10'],
    ['戴尔 Latitude E6400 ×10', '戴尔 Latitude E6400=10'],
    // No quantity.
    ['VC-LT35641', '~VC-LT35641=?'],
    ['Makita BL1850B', '~Makita BL1850B=?'],
    ['  PA3817U-1BRS\t', '~PA3817U-1BRS=?'],
    // Tables of one row.
    ['VC-LT35641\t10', 'VC-LT35641=10'],
    ['10\tVC-LT35641', 'VC-LT35641=10'],
    ['Dell Latitude E6400\t10', 'Dell Latitude E6400=10'],
    ['VC-LT35641;10', 'VC-LT35641=10'],
    ['VC-LT35641,10', 'VC-LT35641=10'],
    ['VC-LT35641,1,000', 'VC-LT35641=1000'],
    ['VC-LT35641;5,0', 'VC-LT35641=5'],
    ['VC-LT35641;10;pcs', 'VC-LT35641=10'],
    ['1\tVC-LT35641\t25', 'VC-LT35641=25'],
    ['18650\t10', '18650=10'],
    ['4894123456789\t10', '4894123456789=10'],
    ['4894123456789;10', '4894123456789=10'],
    ['"Dell Latitude, E6400",10', 'Dell Latitude, E6400=10'],
    ['"Dell ""Latitude"" E6400";10', 'Dell "Latitude" E6400=10'],
    ['"VC-LT35641" 10', 'VC-LT35641=10'],
    ['"unclosed VC-LT35641\t10', '"unclosed VC-LT35641=10'],
    ['\ufeffVC-LT35641\t10', 'VC-LT35641=10'],
    ['VC\u200b-LT35641\t1\u200b0', 'VC-LT35641=10'],
    ['VC-LT35641\t10000000', 'VC-LT35641=!'],
    ['VC-LT35641\t-5', 'VC-LT35641=!'],
  ])('is read as it was meant: %j', (pasted, reading) => {
    expect(likeliest(pasted)).toEqual([reading])
  })

  test.each([
    ['Dell Latitude 5400', ['~Dell Latitude 5400=?', 'Dell Latitude=5400']],
    ['iPhone 8', ['~iPhone 8=?', 'iPhone=8']],
    ['Sony Xperia X10', ['~Sony Xperia X10=?', 'Sony Xperia=10']],
    ['10 18650', ['~10 18650=?', '10=18650', '18650=10']],
    ['VC-LT35641', ['~VC-LT35641=?']],
  ])('%j has these readings, the whole row first', (pasted, readings) => {
    expect(readingsOf(pasted)).toEqual([readings])
  })

  test.each([['---'], ['!!! ???'], ['"",""'], ['x'.repeat(301)]])(
    '%j contains nothing to look up',
    (pasted) => {
      expect(readingsOf(pasted)).toEqual([[]])
    },
  )
})

describe('many rows', () => {
  const rows: [string, string, string[]][] = [
    ['CRLF', 'A1\t5\r\nB2\t6\r\n', ['A1=5', 'B2=6']],
    ['line ends of old Macintosh files', 'A1\t5\rB2\t6', ['A1=5', 'B2=6']],
    ['blank lines', '\n\nA1\t5\n\n  \nB2\t6', ['A1=5', 'B2=6']],
    ['English headings', 'Item number,Quantity\nA1,5', ['A1=5']],
    ['headings in any order', 'Qty;Remark;Part No.\n5;2 boxes;A1', ['A1=5']],
    ['Simplified headings', '数量\t商品编号\n5\tA1', ['A1=5']],
    ['Hong Kong headings', '貨品編號\t數量\nA1\t5', ['A1=5']],
    ['a heading of one column', 'Part number\nA1\nB2', ['~A1=?', '~B2=?']],
    ['German headings', 'Teilenummer;Menge\nA1;5', ['A1=5']],
    [
      'German headings with others',
      'Pos.\tArtikel-Nr.\tBezeichnung\tStückzahl\n1\tA1\tAkku\t5',
      ['A1=5'],
    ],
    ['German headings with a slash', 'Teilenummer / Menge\nA1 5', ['A1=5']],
    ['headings behind a blank', 'Item Qty\nA1 5', ['A1=5']],
    ['quantity before the number', '5;A1\n6;B2', ['A1=5', 'B2=6']],
    ['line numbers', '1\tA1\t50\n2\tB2\t60', ['A1=50', 'B2=60']],
    ['numbers that are digits', '18650;10\n26650;20', ['18650=10', '26650=20']],
    [
      'an empty cell before the quantity',
      'Part no.\tName\tQty\nA1\tx\t5\nB2\t\t6',
      ['A1=5', 'B2=6'],
    ],
    ['an empty cell at the start', '\tA1\t5\n\tB2\t6', ['A1=5', 'B2=6']],
    ['one bad quantity among good ones', 'A1\t5\nB2\tfive\nC3\t7', ['A1=5', 'B2=!', 'C3=7']],
    ['a heading and a bad quantity', 'Item\tQty\nA1\tmany', ['A1=!']],
    ['a missing quantity', 'A1\t5\nB2\t\nC3\t7', ['A1=5', '~B2=?', 'C3=7']],
    [
      'a quoted cell over two lines',
      '"Dell\nLatitude E6400"\t5\nA1\t6',
      ['Dell Latitude E6400=5', 'A1=6'],
    ],
    [
      'a line in another format than the first',
      'A1\t5\nDell Latitude E6400 6',
      ['A1=5', 'Dell Latitude E6400=6'],
    ],
    [
      'cells after words',
      'Dell Latitude E6400 5\nA1\t6\nB2;7',
      ['Dell Latitude E6400=5', 'A1=6', 'B2=7'],
    ],
  ]
  test.each(rows)('are read as they were meant: %s', (_, pasted, readings) => {
    expect(likeliest(pasted)).toEqual(readings)
  })

  test('other columns with words are tried when the first matches nothing', () => {
    expect(readingsOf('Dell\tLatitude E6400\t5')).toEqual([
      ['Dell=5', 'Dell Latitude E6400=5', 'Latitude E6400=5'],
    ])
    expect(readingsOf('EAN\tItem\tQty\n4894123456789\tA1\t5')).toEqual([
      ['4894123456789=5', 'A1=5'],
    ])
  })

  test('rows are numbered as they were pasted', () => {
    const { rows: read } = readPasted('Item\tQty\n\nA1\t5\n\nB2\t6')
    expect(read.map(({ row }) => row)).toEqual([3, 5])
  })

  test('are read up to a thousand, and those beyond are counted', () => {
    const { rows: read, tooMany } = readPasted('A1 5\n'.repeat(1234))
    expect(read).toHaveLength(1000)
    expect(tooMany).toBe(234)
  })

  test('are read within a second, whatever repeats in them', () => {
    for (const piece of ['"', '"a', 'a,', ', ', '1 ', 'x', '\t"', '1,000 ', '(', '- ', '""']) {
      for (const length of [60_000, 900]) {
        const line = `a${piece.repeat(length / piece.length)}b\n`
        const before = threadCpuUsage()
        readPasted(line.repeat(60_000 / length))
        // Processor time, because the machine may be busy with other things.
        expect(threadCpuUsage(before).user / 1000, piece).toBeLessThan(1000)
      }
    }
  })
})

test('the further cells of a row are kept beside its number, without its quantity', () => {
  const pasted = 'Pos\tItem\tName\tQty\n1\tABC-1\tfor a phone\t10\n2\tABC-2\t\t5'
  expect(readPasted(pasted).rows.map(({ description }) => description)).toEqual(['for a phone', ''])
  const bare = 'ABC-1;black;slim;10\nABC-2 10'
  expect(readPasted(bare).rows.map(({ description }) => description)).toEqual(['black · slim', ''])
})
