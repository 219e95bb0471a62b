// Tests rendering Markdown to safe HTML.
import { describe, expect, test } from 'vitest'
import { fillPlaceholders, needsLiveFigures, findPlaceholderErrors } from './placeholders.ts'
import { plainTextOf, sectionsOf } from './plain-text.ts'
import { anchorsOf, picturesIn, renderMarkdown } from './render-markdown.ts'
import { keepUnits } from '../../../../shared/keep-units.ts'
import { sanitiseMarkup } from './sanitise.ts'

describe('Markdown', () => {
  test('headings begin at the second level and get anchors', () => {
    expect(renderMarkdown('# One\n\n## Two & more\n\n##### Deep')).toBe(
      '<h2 id="one">One</h2>\n<h2 id="two-more">Two &amp; more</h2>\n<h4 id="deep">Deep</h4>',
    )
  })

  test('anchors are explicit, made from the title, numbered if equal, or made from the position', () => {
    expect(
      anchorsOf('## A {#mine}\n\n## Same\n\n## Same\n\n## 存放\n\n## {{depositUsd}} now'),
    ).toEqual(['mine', 'same', 'same-2', 'part-4', 'now'])
    expect(renderMarkdown('## A {#mine}')).toBe('<h2 id="mine">A</h2>')
  })

  test('a translation has the anchors of the English text when it has as many headings', () => {
    expect(renderMarkdown('## 甲\n\n## 乙', { anchors: ['a', 'b'] })).toContain(
      '<h2 id="b">乙</h2>',
    )
    expect(renderMarkdown('## 甲', { anchors: ['a', 'b'] })).toBe('<h2 id="part-1">甲</h2>')
  })

  test('only stored pictures are rendered, and a title becomes a caption', () => {
    const media = { 'media/a.svg': 'a-00000000' }
    expect(picturesIn('![x](media/a.svg) and ![y](media/b.svg)')).toEqual([
      'media/a.svg',
      'media/b.svg',
    ])
    expect(renderMarkdown('![A "shelf"](media/a.svg "Dry & cool")', { media })).toBe(
      '<figure><img src="/media/a-00000000/960.webp" alt="A &quot;shelf&quot;" loading="lazy" /><figcaption>Dry &amp; cool</figcaption></figure>',
    )
    expect(renderMarkdown('![x](https://elsewhere.example/x.png)', { media })).toBe('<p></p>')
  })

  test('the headings of a table have a scope', () => {
    expect(renderMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |')).toMatch(
      /<th scope="col">a<\/th>\s*<th scope="col" align="right">b<\/th>/,
    )
  })

  test('the empty corner of a table is not a heading', () => {
    const html = renderMarkdown('| | Wholesale |\n|---|:--|\n| From | 5 |')
    expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th scope="col" align="left">Wholesale<\/th>/)
    expect(html).not.toMatch(/<th[^>]*>\s*<\/th>/)
  })

  test('sections and plain text are read from the markup', () => {
    const html = renderMarkdown('## One & *two*\n\nText\n\n### Not this\n\n## Three')
    expect(sectionsOf(html)).toEqual([
      { id: 'one-two', title: 'One & two' },
      { id: 'three', title: 'Three' },
    ])
    expect(plainTextOf(html)).toBe('One & two\nText\nNot this\nThree')
  })
})

describe('words', () => {
  test('a number and its unit stay on one line, and addresses stay as they are', () => {
    const words = '<p><a href="/search?q=10.8%20V">10.8 V</a> &amp; 5 pieces</p>'
    expect(sanitiseMarkup(words, { rewriteText: keepUnits })).toBe(
      words.replace('10.8 V', '10.8\u00a0V'),
    )
  })
})

describe('links', () => {
  const to = (href: string) =>
    /href="([^"]*)"/.exec(
      sanitiseMarkup(`<a href="${href}">x</a>`, { ownPath: (own) => `/zh-cn${own}` }),
    )?.[1]

  test.each([
    ['/faq.html', '/zh-cn/faq.html'],
    ['/newsdetail/a/event?x=1#y', '/zh-cn/newsdetail/a/event?x=1#y'],
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['mailto:sales@example.com', 'mailto:sales@example.com'],
    ['tel:+852 0000 0000', 'tel:+852 0000 0000'],
  ])('to %s stay, as %s on a Chinese page', (href, shown) => expect(to(href)).toBe(shown))

  test.each([
    'http://example.com/',
    '//example.com',
    '/\\example.com',
    'faq.html',
    '../faq.html',
    'javascript:1',
    'data:text/html,x',
    'ftp://example.com',
    '/%2f%2fexample.com',
    '/%00',
  ])('to %s are removed', (href) => expect(to(href)).toBeUndefined())

  test('to other sites do not give them access to the page', () => {
    expect(sanitiseMarkup('<a href="https://example.com/" target="_blank">x</a>')).toBe(
      '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
    )
  })
})

test('a heading cannot take the place of a part of the page', () => {
  for (const id of ['root', 'main', 'hydration', 'content']) {
    expect(sanitiseMarkup(`<h2 id="${id}">x</h2>`)).toBe(`<h2 id="section-${id}">x</h2>`)
  }
  expect(sanitiseMarkup('<h2 id="__proto__">x</h2>')).toBe('<h2>x</h2>')
})

describe('placeholders', () => {
  const live = { modelsInCatalogue: 21095 }

  test('are filled in the language of the text', () => {
    expect(fillPlaceholders('{{depositUsd}}, {{deliveryWorkingDays}}', 'en_us', live)).toBe(
      'USD\u00a01,000, 4 to 7',
    )
    expect(fillPlaceholders('{{modelsInCatalogue}}個型號', 'zh_hk', live)).toBe('21,095個型號')
    expect(fillPlaceholders('{{constructor}} {{unknown}}', 'en_us', live)).toBe(
      '{{constructor}} {{unknown}}',
    )
  })

  test('a figure is counted only when a placeholder needs it', () => {
    expect(needsLiveFigures('{{depositUsd}}')).toBe(false)
    expect(needsLiveFigures('{{modelsInCatalogue}}')).toBe(true)
  })

  test.each([
    ['{{depositEur}}', 'is not a business constant'],
    ['{{ depositUsd }}', 'is not a business constant'],
    ['{{__proto__}}', 'is not a business constant'],
    ['USD {{depositUsd}}', 'carries "USD" already'],
    ['{{depositUsd}} USD', 'carries "USD" already'],
    ['{{handlingPercent}}%', 'carries "%" already'],
    ['{{attachmentMaxMb}} MB', 'carries "MB" already'],
    ['{{airLimitBatteryWh}} Wh', 'carries "Wh" already'],
    ['{{lithiumLimitCellGrams}} g', 'carries "g" already'],
    ['{{chargingVolts}} V', 'carries "V" already'],
    ['{{storageCelsius}} °C', 'carries "°C" already'],
  ])('that are not valid are rejected with their line: %s', (text, message) => {
    expect(findPlaceholderErrors(`One\n${text}`)).toEqual([
      { line: 1, message: expect.stringContaining(message) },
    ])
  })

  test.each([
    '{{depositUsd}} and more',
    '{{wholesaleMinimum}} pieces',
    '{{airLimitBatteryWh}} whole',
    '{{lithiumLimitCellGrams}} given',
    '{ }',
  ])('that are valid are accepted: %s', (text) => expect(findPlaceholderErrors(text)).toEqual([]))
})
