// The check of characters distinguishes the two Chinese languages, and finds their texts in files of three languages.
import { expect, test } from 'vitest'
import { mixedTexts, foreignCharacters } from './chinese-characters.ts'

test.each([
  ['zh_hk', '结构示意', ['结', '构']],
  ['zh_hk', '結構示意圖，現在着手', []],
  ['zh_hk', '简体中文 / 繁體中文', []],
  ['zh_cn', '结构示意图', []],
  ['zh_cn', '電池与充電器', ['電']],
] as const)('as a text of %s, %s has the foreign characters %j', (lang, text, characters) => {
  expect(foreignCharacters(text, lang)).toEqual(characters)
})

test('the texts of one language are read from a file of all three', () => {
  const source = `
    done: inLanguages('Done', '完成了', '已完成'),
    one: { en_us: 'One', zh_cn: '一个', zh_hk: (n) => \`一個 \${n}\` },
  zh_cn: {
    a: '甲乙',
  },
  zh_hk: {
    a: '丙丁',
  },
`
  expect(mixedTexts(source, 'zh_cn').join()).toMatch(/^'一个',.*甲乙.*'完成了'$/s)
  expect(mixedTexts(source, 'zh_hk').join()).toMatch(/^`一個 .*丙丁.*'已完成'$/s)
})
