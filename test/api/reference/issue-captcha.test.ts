// GET /api/security-code
import { expect, test } from 'vitest'
import { issueCaptchaRoute } from '../../../src/contract/reference.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

interface Issued {
  securityKey: string
  image: string
  expiresAt: string
}

let now = new Date('2026-05-04T08:00:00Z')
const shop = useShop({ clock: () => now })

describeCall(shop, issueCaptchaRoute, { input: {}, isSteady: false })

test('the picture consists of outlines, without scripts or letters', async () => {
  const { result } = await ask<Issued>(shop(), issueCaptchaRoute, {})
  expect(result.image).toMatch(/^data:image\/svg\+xml,/)
  const drawing = decodeURIComponent(result.image.slice('data:image/svg+xml,'.length))
  expect(drawing).toMatch(/^<svg [^>]*viewBox=/)
  expect(drawing).not.toMatch(/<(?:text|script|style|image|foreignObject)|href|\son\w+=/i)
  expect(drawing.match(/<path fill=/g)).toHaveLength(5)
})

test('a code is valid for five minutes and is stored only as a hash', async () => {
  const { result, response } = await ask<Issued>(shop(), issueCaptchaRoute, {})
  expect(new Date(result.expiresAt).getTime() - now.getTime()).toBe(300_000)
  expect(response.headers['cache-control']).toBe('no-store')
  const row = await shop()
    .db.selectFrom('security_code')
    .where('id', '=', result.securityKey)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row.picture_hash).toHaveLength(32)
  expect(row).toMatchObject({ work_hash: null, used_at: null })
})

test('the pictures of ten captchas all differ', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask<Issued>(shop(), issueCaptchaRoute, {})),
  )
  expect(new Set(answers.map(({ result }) => result.securityKey)).size).toBe(10)
  expect(new Set(answers.map(({ result }) => result.image)).size).toBe(10)
})

test('a network address gets 240 captchas in ten minutes, then the time to wait', async () => {
  now = new Date(now.getTime() + 3_600_000)
  for (let at = 0; at < 240; at += 1) {
    expect((await ask(shop(), issueCaptchaRoute, {})).code).toBe(200)
  }
  const rejected = await ask<{ retryAfter: number }>(shop(), issueCaptchaRoute, { lang: 'zh_hk' })
  expect(rejected).toMatchObject({ code: 429, result: { retryAfter: 600 } })
  now = new Date(now.getTime() + 600_000)
  expect((await ask(shop(), issueCaptchaRoute, {})).code).toBe(200)
})
