// Preparation of staff HTML for pages in another language.
import { describe, expect, test } from 'vitest'
import { localiseLinks, prepareHtml, asSection } from './prepare-html.ts'

describe('links', () => {
  test.each([
    ['<a href="/faq.html">x</a>', '<a href="/zh-cn/faq.html">x</a>'],
    ['<a class="y" href="/faq.html#one">x</a>', '<a class="y" href="/zh-cn/faq.html#one">x</a>'],
    ['<a href="/">x</a>', '<a href="/zh-cn">x</a>'],
    ['<a href="/news?year=2026">x</a>', '<a href="/zh-cn/news?year=2026">x</a>'],
    ['<a href="/media/a.pdf">x</a>', '<a href="/media/a.pdf">x</a>'],
    ['<a href="/rss.xml">x</a>', '<a href="/rss.xml">x</a>'],
    ['<a href="/zh-hk/faq.html">x</a>', '<a href="/zh-hk/faq.html">x</a>'],
    ['<a href="//other.example/x">x</a>', '<a href="//other.example/x">x</a>'],
    ['<a href="https://other.example/x">x</a>', '<a href="https://other.example/x">x</a>'],
    ['<a href="#part">x</a>', '<a href="#part">x</a>'],
    ['<p>href="/faq.html"</p>', '<p>href="/faq.html"</p>'],
  ])('to pages lead to the language of the reader, and others are unchanged: %s', (html, local) => {
    expect(localiseLinks(html, 'zh_cn')).toBe(local)
    expect(localiseLinks(html, 'en_us')).toBe(html)
  })
})

test('a table is in a named box that the keyboard can scroll', () => {
  const html = prepareHtml('<table><tr><td>1</td></tr></table>', 'en_us', 'Table "of" sizes')
  expect(html).toBe(
    '<div data-scroll="" role="group" tabindex="0" aria-label="Table &quot;of&quot; sizes">' +
      '<table><tr><td>1</td></tr></table></div>',
  )
})

test('one of several texts on a page gets anchors of its own, and headings one level lower', () => {
  const html =
    '<h2 id="use">Use</h2><p><a href="#use">up</a> <a href="/x#use">x</a></p><h4 id="a">A</h4>'
  expect(asSection(html, 'carton')).toBe(
    '<h3 id="carton-use">Use</h3><p><a href="#carton-use">up</a> <a href="/x#use">x</a></p><h5 id="carton-a">A</h5>',
  )
})
