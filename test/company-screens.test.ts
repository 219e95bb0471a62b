// What the checks of every page do not cover of the company screens: missing pages, filters, the application form,
// structured data and the map.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { useShop } from './support/ask.ts'
import { tagsOf, textsOf } from './support/read-html.ts'

const shop = useShop()

async function open(url: string) {
  const { statusCode, body } = await shop().app.inject({ url })
  return { statusCode, body }
}

function idsOf(body: string, tag: string): string[] {
  return tagsOf(body, tag).flatMap(({ id }) => id ?? [])
}

describe.each(LANGS)('in %s', (lang) => {
  test.each(['/corporate-culture/nothing', '/corporate-social/nothing', '/introduction/nothing'])(
    '%s is answered with a not-found page',
    async (path) => {
      const { statusCode, body } = await open(langPrefix(lang) + path)
      expect(statusCode).toBe(404)
      expect(textsOf(body, 'h1')).toHaveLength(1)
    },
  )
})

test('a region filters the offices and their marks on the map, and an unknown one filters nothing', async () => {
  const whole = await open('/locations.html')
  expect(idsOf(whole.body, 'li')).toEqual(
    expect.arrayContaining(['hong-kong', 'rotterdam', 'toronto']),
  )
  const europe = await open('/locations.html?region=EU')
  expect(idsOf(europe.body, 'li')).toContain('rotterdam')
  expect(idsOf(europe.body, 'li')).not.toContain('toronto')
  expect(europe.body).toContain('href="#rotterdam"')
  expect(europe.body).not.toContain('href="#toronto"')
  const unknown = await open('/locations.html?region=%3Cb%3E')
  expect(idsOf(unknown.body, 'li')).toContain('toronto')
})

test('certificates are filtered by type, and the type transport shows documents with their files', async () => {
  const company = await open('/quality-certification.html?type=company')
  expect(idsOf(company.body, 'article')).toEqual(['iso-9001', 'iso-14001'])
  const transport = await open('/quality-certification.html?type=transport')
  expect(idsOf(transport.body, 'article')).toEqual(
    expect.arrayContaining(['un-38-3', 'un383-lithium-ion', 'sds-lead-acid', 'eu-declaration']),
  )
  const chinese = await open('/zh-cn/quality-certification.html?type=transport')
  expect(chinese.body).toContain('磷酸铁锂')
  const files = tagsOf(transport.body, 'a').filter(({ href }) => href?.includes('/download/'))
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const { href } of files) {
    const answer = await shop().app.inject({ url: href ?? '' })
    expect(answer.statusCode, href).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString(), href).toBe('%PDF-')
  }
})

test('the application form is open only where the URL names a team', async () => {
  const closed = await open('/join-us.html')
  expect(tagsOf(closed.body, 'input').some(({ name }) => name === 'surname')).toBe(false)
  expect(idsOf(closed.body, 'section')).toEqual(
    expect.arrayContaining(['distributor', 'warehouse', 'logistics', 'general']),
  )
  const distributor = await open('/join-us.html?team=distributor')
  expect(tagsOf(distributor.body, 'input').some(({ name }) => name === 'companyName')).toBe(true)
  const warehouse = await open('/join-us.html?team=warehouse')
  const names = tagsOf(warehouse.body, 'input').map(({ name }) => name)
  expect(names).toContain('surname')
  expect(names).not.toContain('companyName')
})

test('structured data names the company, but no office that is an example', async () => {
  const { body } = await open('/about-us.html')
  const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map((found) => JSON.parse(found[1] ?? 'null') as { '@type': string })
    .find((each) => each['@type'] === 'Organization')
  expect(data).toMatchObject({ name: 'Voltcell' })
  expect(data).not.toHaveProperty('contactPoint')
})

test('the world map is a picture and not part of any script', async () => {
  const map = await shop().app.inject({ url: '/plots/world.svg?theme=dark' })
  expect(map.statusCode).toBe(200)
  expect(map.headers['content-type']).toContain('image/svg+xml')
  const assets = '.build/client/assets'
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    expect(readFileSync(`${assets}/${name}`, 'utf8'), name).not.toMatch(/Topology|geoEqualEarth/)
  }
})
