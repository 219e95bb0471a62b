// URLs: every alternative spelling redirects to the canonical one, and unknown ones answer with an error page.
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { useShop } from './support/ask.ts'
import { PRODUCT } from './support/catalogue-pages.ts'
import { tagsOf, textsOf } from './support/read-html.ts'

const shop = useShop()
const open = (url: string) => shop().app.inject({ url, headers: { host: 'shop.example' } })
const LAPTOPS = '/secondarytype/batteries/laptop'

describe.each(LANGS)('alternative spellings in %s', (lang) => {
  const prefix = langPrefix(lang)

  test.each([
    ['/productdetail/VC-LT81747', PRODUCT],
    ['/productdetail/VC-LT81747.html', PRODUCT],
    ['/productdetail/vc-lt81747', PRODUCT],
    ['/products/VC-LT81747', PRODUCT],
    ['/products/VC-LT81747.html', PRODUCT],
    ['/products/laptop/VC-LT81747', PRODUCT],
    ['/products/tablet/wrong-words/VC-LT81747.html', PRODUCT],
    [`${PRODUCT}.html`, PRODUCT],
    [`${PRODUCT}/`, PRODUCT],
    ['/batteryDetails/VC-LT81747.html', PRODUCT],
    ['/batteryDetails/VC-LT81747', PRODUCT],
    ['/registrationForm/VC-LT81747', PRODUCT],
    ['/secondarytype/laptop', LAPTOPS],
    ['/secondarytype/laptop.html', LAPTOPS],
    ['/secondarytype/batteries/laptop.html', LAPTOPS],
    ['/secondarytype/anything/laptop', LAPTOPS],
    ['/secondarytype/batteries', '/allproduct'],
    ['/secondarytype/batteries.html', '/allproduct'],
    ['/allproduct/', '/allproduct'],
    ['/support//', '/support'],
  ])('%s redirects to its canonical URL', async (spelling, address) => {
    const withoutQuery = await redirectOf(prefix + spelling)
    expect(withoutQuery).toEqual({ status: 301, location: prefix + address })
    const query = '?utm_source=a%20b&x=1&x=2&keyword=%E9%9B%BB'
    const withQuery = await redirectOf(prefix + spelling + query)
    expect(withQuery).toEqual({ status: 301, location: prefix + address + query })
  })
})

test.each(['/zh-cn/', '/zh-hk/?a=1'])(
  '%s redirects to the URL without its last slash',
  async (spelling) => {
    expect(await redirectOf(spelling)).toEqual({
      status: 301,
      location: spelling.replace('/?', '?').replace(/\/$/, ''),
    })
  },
)

test.each([
  '//evil.example/',
  '//evil.example//',
  '/\\evil.example/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/zh-cn//evil.example/',
  '///evil.example/',
  '/productdetail/%2F%2Fevil.example',
])('%s never leads off the site', async (spelling) => {
  const { status, location } = await redirectOf(spelling)
  expect(status).toBeLessThan(500)
  if (location !== undefined)
    expect(new URL(location, 'http://shop.example').host).toBe('shop.example')
})

describe.each(LANGS)('unknown URLs in %s', (lang) => {
  const prefix = langPrefix(lang)

  test.each([
    '/nowhere',
    '/nowhere/at/all.html',
    '/products/laptop/some-words/VC-LT00000',
    '/productdetail/VC-LT00000',
    '/batteryDetails/VC-LT00000.html',
    '/registrationForm/VC-LT00000',
    '/secondarytype/batteries/submarine',
    '/newproductInfoDetail/VC-LT00000',
    '/device/no-such-device',
    '/finder/submarine',
    '/finder/laptop/no-such-brand',
    '/zh-tw/allproduct',
  ])('%s is a 404 page with links to continue', async (path) => {
    const { statusCode, headers, body } = await open(prefix + path)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(textsOf(body, 'h1')).toHaveLength(1)
    expect(tagsOf(body, 'a').length).toBeGreaterThan(5)
    const robots = tagsOf(body, 'meta').find(({ name }) => name === 'robots')?.content
    expect(robots).toContain('noindex')
  })
})

test.each(['/%FF', '/%E0%A4%A', '/device/%C3%28', '/%', '/products/%ED%A0%80'])(
  'an undecodable URL (%s) is answered with 404',
  async (address) => {
    expect((await open(address)).statusCode).toBe(404)
  },
)

test.each(['/api/nothing', '/%61pi/nothing', '/api/%FF', `/api/product/detail/${'x'.repeat(501)}`])(
  'the unknown call %s is answered with the result code 404',
  async (address) => {
    expect((await open(address)).headers['x-result-code']).toBe('404')
  },
)

test.each([
  '/searchProduct?keyword=%FF%FE',
  '/searchProduct?keyword=a%00b',
  `/searchProduct?keyword=${'x'.repeat(10_000)}`,
  '/searchProduct?keyword=a&keyword=b',
  '/searchProduct?page=0&rows=1000000&sort=price',
  '/searchProduct?keyword=dell&sort=constructor&page=-1',
  '/allproduct?page=1e9&sort=cheapest&voltage=a-b&brand=&brand=',
  '/allproduct?page=99999',
  '/secondarytype/batteries/laptop?chemistry=%00&rows=99999',
  '/finder/laptop/dell?keyword=%25%5C_',
  '/finder/laptop?page=x',
  '/replace?from=2026-02-30&to=yesterday&region=MOON',
  '/newproductInfo?month=May',
  '/compare?items=VC-LT81747,VC-LT00000,%00',
  '/compare?items=a,b,c,d,e,f,g,h',
  '/?lang=xx&utm=%00',
  '/products/laptop/a%00b/VC-LT8%001747',
  '/device/%00',
])('%s is answered without a server error', async (address) => {
  const { statusCode, body } = await open(address.slice(0, 15_000))
  expect([200, 404, 422]).toContain(statusCode)
  expect(textsOf(body, 'h1')).toHaveLength(1)
})

async function redirectOf(url: string): Promise<{ status: number; location: string | undefined }> {
  const { statusCode, headers } = await open(url)
  return { status: statusCode, location: headers.location }
}
