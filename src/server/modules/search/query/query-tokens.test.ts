// Tests the tokens of a query and what separates each from the previous one.
import { describe, expect, test } from 'vitest'
import { MAX_TOKENS, type QueryToken, readTokens } from './query-tokens.ts'

function tokensOf(text: string): QueryToken[] {
  return readTokens(text).tokens
}

/** 'thinkpad -t440': prints blank, joint as -, slash as / and break as |. */
function shown(text: string): string {
  const signs = { space: '', joint: '-', slash: '/', break: '|' }
  return tokensOf(text)
    .map(({ text: token, separator }, at) => (at === 0 ? '' : signs[separator]) + token)
    .join(' ')
}

describe('tokens with their separators', () => {
  test.each([
    ['dell latitude', 'dell latitude'],
    ['thinkpad-t440', 'thinkpad -t440'],
    ['00-hw-003', '00 -hw -003'],
    ['a.b', 'a -b'],
    ['a. b', 'a |b'],
    ['a, b; c', 'a |b |c'],
    ['a\nb', 'a |b'],
    ['a - b', 'a |b'],
    ['a & b', 'a |b'],
    ['5490/5480', '5490 /5480'],
    ['s9/s10', 's9 /s10'],
    ['hr23/43', 'hr23 -43'],
    ['watch6,17', 'watch6 -17'],
    ['ipad11,6', 'ipad11 -6'],
    ['x1, 6', 'x1 |6'],
    ['cr2032,10', 'cr2032 |10'],
  ])('of %j are %j', (text, tokens) => {
    expect(shown(text)).toBe(tokens)
  })

  test('the first token follows a break', () => {
    expect(tokensOf('  t440')[0]).toMatchObject({
      text: 't440',
      start: 2,
      end: 6,
      separator: 'break',
    })
  })
})

describe('the tokens of letters and scripts', () => {
  test.each([
    ['s10+', 's10 -+'],
    ['🔋 aa 🔋', 'aa'],
    ['…!?', ''],
    ['', ''],
  ])('in %j are %j', (text, tokens) => {
    expect(shown(text)).toBe(tokens)
  })

  test.each([
    ['联想t440', ['联想', 't440']],
    ['联想笔记本电池', ['联想', '笔记本', '电池']],
    ['三星手机', ['三星', '手机']],
    ['5号电池', ['5', '号电池']],
  ])('in %s are the known words %j', (text, tokens) => {
    expect(tokensOf(text).map((token) => token.text)).toEqual(tokens)
  })

  test('an unknown run stays one token', () => {
    expect(tokensOf('虚构词语').map(({ text }) => text)).toEqual(['虚构词语'])
  })
})

test('each token is the text at its position', () => {
  const text = 'hp elitebook-840 g5, 联想t440 / s10+'
  for (const { text: token, start, end } of tokensOf(text)) {
    expect(text.slice(start, end)).toBe(token)
  }
})

test('a text of any length has a bounded number of tokens', () => {
  expect(tokensOf('a '.repeat(MAX_TOKENS - 1))).toHaveLength(MAX_TOKENS - 1)
  expect(tokensOf('a '.repeat(3_000))).toHaveLength(MAX_TOKENS)
})

describe('the unread text', () => {
  test.each([
    ['nothing of a short text', 'a b, c', []],
    ['the words beyond the limit', 'a '.repeat(MAX_TOKENS + 10), [[800, 820]]],
    ['the end of a long run of Chinese', `${'虚'.repeat(350)} a`, [[300, 350]]],
    ['nothing of a list that repeats itself', 'aa,b c,'.repeat(300), []],
    [
      'only what is new beyond the limit',
      `${Array.from({ length: MAX_TOKENS }, (_, at) => `a${at}`).join()},a1,new`,
      [[1_893, 1_896]],
    ],
  ])('is %s', (_, text, parts) => {
    expect(readTokens(text).unread.map(({ start, end }) => [start, end])).toEqual(parts)
  })

  test.each([
    ['A1-B2-C3\n', 3],
    ['2 900000 979482\n', 3],
    ['dell latitude 5400-x1 ', 4],
  ])('begins after a whole item of %j', (item, tokensOfItem) => {
    const text = Array.from({ length: 500 }, (_, at) => item.replace(/\d/, `${at}`)).join('')
    const { tokens, unread } = readTokens(text.toLowerCase())
    const start = unread[0]?.start ?? 0
    expect(tokens.length).toBeGreaterThan(MAX_TOKENS - tokensOfItem)
    expect(text[start - 1]).toBe(item.at(-1) === '\n' ? '\n' : ' ')
    expect(tokens.at(-1)!.end).toBeLessThan(start)
  })
})

test('a list that is short enough keeps what it repeats', () => {
  expect(tokensOf('aa,aa,aa')).toHaveLength(3)
})
