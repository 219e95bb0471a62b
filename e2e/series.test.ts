// The preferred series of a member in a browser: chosen on one device, it is shown first on another one.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { createMember } from '../test/support/create-member.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { TEXTS } from './support/page-texts.ts'

let shop: ListeningShop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { viewport: { width: 1280, height: 900 } },
  watch: 'console',
})

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const path = `${langPrefix(lang)}/secondarytype/batteries/laptop`
  const t = TEXTS[lang].card.twins

  test('a series that a member prefers is shown first on another device too, and a visitor keeps the choice of the browser', async () => {
    const member = await createMember(shop.db)
    const office = await visit(path, { member })
    const saved = office.waitForResponse('**/api/user/series')
    await office.getByLabel(t.prefer).selectOption('high-performance')
    expect(((await (await saved).json()) as { code: number }).code).toBe(200)

    const other = await visit(path, { member })
    const choice = other.getByLabel(t.prefer)
    await expect.poll(() => choice.inputValue()).toBe('high-performance')
    await other.locator('main a[href*="/VU-"]').first().waitFor()
    expect(await other.locator('html').getAttribute('data-prefers')).toBe('high-performance')

    const visitor = await visit(path)
    expect(await visitor.getByLabel(t.prefer).inputValue()).toBe('main')
    const sent: string[] = []
    visitor.on('request', (request) => sent.push(request.url()))
    await visitor.getByLabel(t.prefer).selectOption('cheapest')
    await visitor.reload()
    await expect.poll(() => visitor.getByLabel(t.prefer).inputValue()).toBe('cheapest')
    expect(sent.filter((url) => url.includes('/api/user/series'))).toEqual([])
  })
})
