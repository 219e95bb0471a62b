// The head of a page: addresses in three languages, and no value that can break out of its tag.
import { describe, expect, test } from 'vitest'
import { headTags, safeJson } from './head.ts'

const origin = 'https://shop.example'

function links(rel: string, head: Parameters<typeof headTags>[0], lang = 'zh_hk' as const) {
  return headTags(head, { lang, origin })
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => [attributes.hreflang, attributes.href])
}

describe('headTags', () => {
  const head = { title: 'Laptop batteries', canonical: '/secondarytype/batteries/laptop' }
  test('names the address in the language of the page as the canonical one', () => {
    expect(links('canonical', head)).toEqual([
      [undefined, `${origin}/zh-hk/secondarytype/batteries/laptop`],
    ])
  })
  test('names all three languages and a default', () => {
    expect(links('alternate', head)).toEqual([
      ['en', `${origin}/secondarytype/batteries/laptop`],
      ['zh-Hans', `${origin}/zh-cn/secondarytype/batteries/laptop`],
      ['zh-Hant-HK', `${origin}/zh-hk/secondarytype/batteries/laptop`],
      ['x-default', `${origin}/secondarytype/batteries/laptop`],
    ])
  })
  test('the home page of a language is its bare prefix', () => {
    expect(links('canonical', { title: 'x', canonical: '/' })).toEqual([
      [undefined, `${origin}/zh-hk`],
    ])
  })
  test('error pages have no alternate addresses and are not indexed', () => {
    const error = { title: 'x', canonical: '/x', index: false, alternates: false }
    expect(links('alternate', error)).toEqual([])
    const robots = headTags(error, { lang: 'en_us', origin }).find(
      ({ attributes }) => attributes.name === 'robots',
    )
    expect(robots?.attributes.content).toBe('noindex, follow')
  })
})

test('safeJson cannot close its script tag', () => {
  expect(safeJson({ a: '</script><script>' })).not.toContain('<')
  expect(JSON.parse(safeJson({ a: '</script>' }))).toEqual({ a: '</script>' })
})
