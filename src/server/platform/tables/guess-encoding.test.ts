// Tests how the encoding of a file is guessed: marks, valid bytes, common characters, and where the sample is cut.
import { describe, expect, test } from 'vitest'
import { encodeText } from '../../../../test/support/encode-text.ts'
import { guessEncoding, parseEncoding } from './guess-encoding.ts'
import { TableError } from './table-error.ts'

const ROW = 'itemNo,price\nVC-LT35641,12.50\n'
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('a byte order mark decides', () => {
  test.each([
    ['utf-8', Uint8Array.of(0xef, 0xbb, 0xbf, 0xff)],
    ['utf-16le', Uint8Array.of(0xff, 0xfe, 0x41, 0x41)],
    ['utf-16be', Uint8Array.of(0xfe, 0xff, 0x41, 0x41)],
  ])('for %s, whatever follows', (encoding, bytes) => {
    expect(guessEncoding(bytes, true)).toBe(encoding)
  })
})

describe('without a mark', () => {
  test('plain ASCII and an empty file are UTF-8', () => {
    expect(guessEncoding(utf8(ROW), true)).toBe('utf-8')
    expect(guessEncoding(new Uint8Array(), true)).toBe('utf-8')
  })

  test('Latin letters with a zero beside each are UTF-16', () => {
    expect(guessEncoding(encodeText(ROW, 'utf-16le'), true)).toBe('utf-16le')
    expect(guessEncoding(encodeText(ROW, 'utf-16be'), true)).toBe('utf-16be')
  })

  test('simplified characters are recognised as GB18030 and traditional ones as Big5', () => {
    const [simplified, traditional] = ['电池 价格 商品 编号', '電池 價格 商品 編號']
    expect(guessEncoding(encodeText(simplified, 'gb18030'), true)).toBe('gb18030')
    expect(guessEncoding(encodeText(traditional, 'big5'), true)).toBe('big5')
  })

  test('letters with accents that are not valid UTF-8 are Windows-1252', () => {
    expect(guessEncoding(Buffer.from('Größe,Qualität,Prüfung\n', 'latin1'), true)).toBe(
      'windows-1252',
    )
  })

  test('one broken character in a long file is a bad row, not another encoding', () => {
    const long = utf8('电池价格'.repeat(100))
    expect(guessEncoding(Buffer.concat([long, Uint8Array.of(0xff)]), true)).toBe('utf-8')
  })

  test('a character that the end of the sample cuts is not broken', () => {
    const cut = utf8('电池').subarray(0, 5)
    expect(guessEncoding(cut, false)).toBe('utf-8')
    expect(guessEncoding(cut, true)).not.toBe('utf-8')
  })
})

describe('names of encodings', () => {
  test.each([
    ['UTF_8', 'utf-8'],
    ['Utf-16', 'utf-16le'],
    ['GBK', 'gb18030'],
    ['cp950', 'big5'],
    ['ISO-8859-1', 'windows-1252'],
  ])('%s is read as %s', (name, encoding) => {
    expect(parseEncoding(name)).toBe(encoding)
  })

  test('an unknown name is an error that lists the known ones', () => {
    expect(() => parseEncoding('ebcdic')).toThrow(TableError)
    expect(() => parseEncoding('ebcdic')).toThrow(/big5/)
  })
})
