// /product-verification.html: camera permission, caching, and that no page view uses up a code.
import { beforeEach, describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { formatCode } from '../src/shared/verification-code.ts'
import { useShop } from './support/ask.ts'
import { checkingBrowser } from './support/checking-browser.ts'
import { makeCodes } from './support/codes.ts'
import { createMember } from './support/create-member.ts'

const shop = useShop()
const PATH = '/product-verification.html'

beforeEach(async () => {
  await shop().owner.deleteFrom('attempt').execute()
})

async function get(url: string, headers: Record<string, string> = {}, from = '203.0.113.9') {
  return shop().app.inject({ url, headers, remoteAddress: from })
}

describe.each(LANGS)('the policy in %s', (lang) => {
  test('this page may use the camera, whether it is rendered, cached or sent to a member', async () => {
    const { headers: member } = await createMember(shop().db)
    const url = langPrefix(lang) + PATH
    // The third request is answered from the early cache.
    for (const headers of [{}, {}, {}, member]) {
      const page = await get(url, headers)
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-security-policy']).toContain(
        "script-src 'self' 'wasm-unsafe-eval';",
      )
      expect(page.headers['permissions-policy']).toContain('camera=(self)')
      expect(page.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('the wish list may use the camera', async () => {
    const { headers } = await get(`${langPrefix(lang)}/wishlist`)
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  })

  test('no page but this one and the wish list, into which codes are scanned, may use the camera', async () => {
    const { headers: member } = await createMember(shop().db)
    for (const path of ['/support', '/', '/faq.html', '/nowhere', `${PATH}/more`]) {
      for (const headers of [{}, {}, member]) {
        const page = await get(langPrefix(lang) + path, headers)
        expect(page.headers['content-security-policy'], path).toContain("script-src 'self';")
        expect(page.headers['permissions-policy'], path).toContain('camera=()')
      }
    }
  })
})

test('the barcode reader is loaded from this origin and cached permanently', async () => {
  const { readdir } = await import('node:fs/promises')
  const files = await readdir(new URL('../.build/client/assets', import.meta.url))
  const wasm = files.find((name) => name.endsWith('.wasm'))
  const file = await get(`/assets/${wasm}`)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe('application/wasm')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a code in the URL fills the field and is not looked up', async () => {
  const [code = ''] = (await makeCodes(shop().owner, 1)).codes
  for (const query of [`?no=${code}`, `?no=${formatCode(code)}&item=VC-LT35641`]) {
    const page = await get(PATH + encodeURI(query))
    expect(page.body).toContain(`value="${formatCode(code)}"`)
    expect(page.body).not.toContain('data-outcome')
  }
  // This check is recorded (`stamped`), as the first.
  expect((await checkingBrowser(shop).check(code)).result).toMatchObject({
    outcome: 'genuine',
    stamped: true,
  })
})

/** Without scripts, the form sends the code with `look=1`, and the page shows what is known without recording a check. */
describe('without scripts', () => {
  test('the form checks a code, stores nothing and leaves no trace', async () => {
    const [code = ''] = (await makeCodes(shop().owner, 1)).codes
    for (let time = 0; time < 3; time += 1) {
      const page = await get(`${PATH}?no=${code}&look=1`)
      expect(page.body).toContain('data-outcome="genuine"')
      expect(page.headers['cache-control']).toBe('private, no-store')
    }
    expect((await checkingBrowser(shop).check(code)).result).toMatchObject({
      outcome: 'genuine',
      // Recorded as a check.
      stamped: true,
    })
    expect((await get(`${PATH}?no=${code}&look=1`)).body).toContain('data-outcome="used"')
  })

  test('each network address has its own limit, whatever the spelling of the page', async () => {
    const [code = ''] = (await makeCodes(shop().owner, 1)).codes
    const spellings = [PATH, '/Product-Verification.html', '/product-verification%2Ehtml']
    let answers: string[] = []
    for (let time = 0; time < 12; time += 1) {
      const page = await get(`${spellings[time % 3]}?no=${code}&look=1`, {}, '203.0.113.77')
      if (page.statusCode === 200) answers.push(/data-outcome="(\w+)"/.exec(page.body)?.[1] ?? '')
    }
    expect(answers.filter((kind) => kind === 'genuine').length).toBeLessThanOrEqual(10)
    expect(answers.at(-1)).toBe('tooOften')
    answers = []
    for (const look of ['look=1', '%6cook=1', 'l%6Fok=1']) {
      const again = await get(`${PATH}?no=${code}&${look}`, {}, '203.0.113.77')
      expect(again.body, look).toContain('data-outcome="tooOften"')
      expect(again.headers['cache-control'], look).toBe('private, no-store')
    }
    const other = await get(`${PATH}?no=${code}&look=1`, {}, '203.0.113.78')
    expect(other.body).toContain('data-outcome="genuine"')
  })

  test('a date code is read', async () => {
    const page = await get(`/zh-hk${PATH}?date=2610AB12CD34EF56GH789`)
    expect(page.body).toContain('2026 年第 10 週')
    const wrong = await get(`${PATH}?date=2699AB12CD34EF56GH789`)
    expect(wrong.body).toContain('aria-invalid="true"')
  })
})

test.each(['"><script>', "';--", '%00', 'x'.repeat(2000)])(
  'no=%s is answered with a page',
  async (no) => {
    const page = await get(
      `${PATH}?no=${encodeURIComponent(no)}&item=${encodeURIComponent(no)}&look=1`,
    )
    expect(page.statusCode).toBeLessThan(500)
    expect(page.body).not.toContain('<script>"')
  },
)
