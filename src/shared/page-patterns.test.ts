// Patterns derived from the paths of pages.
import { expect, test } from 'vitest'
import { PAGE_PATHS } from './page-paths.ts'
import { pagePattern } from './page-patterns.ts'

test.each([
  [PAGE_PATHS.product, '/products/VC-1', 'VC-1'],
  [PAGE_PATHS.product, '/products/VC-1.html', 'VC-1'],
  [PAGE_PATHS.product, '/products/laptop/VC-1', 'VC-1'],
  [PAGE_PATHS.product, '/products/laptop/any-words/VC-1.html', 'VC-1'],
  [PAGE_PATHS.product, '/products/laptop/any-words/too/VC-1', undefined],
  [PAGE_PATHS.product, '/products//words/VC-1', undefined],
  [PAGE_PATHS.product, '/products', undefined],
  [PAGE_PATHS.product, '/zh-cn/products/VC-1', undefined],
  [PAGE_PATHS.category, '/secondarytype/batteries/laptop.html', 'laptop'],
  [PAGE_PATHS.category, '/secondarytype/laptop', 'laptop'],
  [PAGE_PATHS.exhibition, '/registrationForm/fair%202026', 'fair%202026'],
  [PAGE_PATHS.newsDetail, '/newsdetail/move/event', 'move'],
  [PAGE_PATHS.newsDetail, '/newsdetail/move', undefined],
])('%s finds its id in %s', (path, address, id) => {
  expect(pagePattern(path).exec(address)?.groups?.id).toBe(id)
})

test('a parameter named as optional may be missing', () => {
  const pattern = pagePattern(PAGE_PATHS.newsDetail, ['type'])
  for (const end of ['', '.html', '/event', '/event.html']) {
    expect(pattern.exec(`/newsdetail/move${end}`)?.groups?.id).toBe('move')
  }
  expect(pattern.exec('/newsdetail/move/event/more')).toBeNull()
})

test('a dot in a path is a dot', () => {
  expect(pagePattern(PAGE_PATHS.faq).test('/faqxhtml')).toBe(false)
})
