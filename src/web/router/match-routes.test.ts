// Which route an address has.
import { expect, test } from 'vitest'
import { routeMatcher } from './match-routes.ts'

const paths = [
  '*',
  '/',
  '/finder/:type',
  '/products/:ids?/:idw?/:id',
  '/finder/laptop',
  '/faq.html',
]
const match = routeMatcher(
  paths.map((path) => ({ path })),
  '/zh-cn',
)

test.each([
  ['/zh-cn', '/', {}],
  ['/zh-cn/', '/', {}],
  ['/zh-cn/finder/laptop', '/finder/laptop', {}],
  ['/zh-cn/finder/phone', '/finder/:type', { type: 'phone' }],
  ['/zh-cn/FINDER/Phone//', '/finder/:type', { type: 'Phone' }],
  ['/zh-cn/products/c', '/products/:ids?/:idw?/:id', { id: 'c' }],
  ['/zh-cn/products/a/c', '/products/:ids?/:idw?/:id', { ids: 'a', id: 'c' }],
  ['/zh-cn/products/a/b/c', '/products/:ids?/:idw?/:id', { ids: 'a', idw: 'b', id: 'c' }],
  ['/zh-cn/finder/a%2Fb', '/finder/:type', { type: 'a/b' }],
  ['/zh-cn/finder/%E7%94%B5', '/finder/:type', { type: '电' }],
  ['/zh-cn/finder/%E7', '/finder/:type', { type: '%E7' }],
  ['/zh-cn/faqxhtml', '*', {}],
  ['/zh-cn/a/b/c/d', '*', {}],
])('the address %s has the route %s', (address, path, params) => {
  expect(match(address)).toEqual({ route: { path }, params })
})

// Outside the language's prefix, or with a line break, which not even '*' matches.
test.each(['/faq.html', '/zh-cnx/faq.html', '/zh-cn/a%0Ab'])(
  'the address %s has no route',
  (address) => {
    expect(match(address)).toBeNull()
  },
)
