// Filters after a search: category, size and direction are kept in the URL and work by mouse, by keyboard on a
// phone, and without scripts.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../test/support/axe.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const }
const PHONE = { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' as const }
const ADDRESS = '/searchProduct?keyword=voltcell'

let page: Page

const { visit } = useJourneys()

const inAddress = (name: string) => new URL(page.url()).searchParams.get(name)
const box = (value: string) => page.locator(`input[name=category][value="${value}"]`)
const total = async () => {
  const text = await page.locator('section > [role=status]').first().textContent()
  return Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''))
}
/** The number of products that the filter shows beside a value. */
const shownCount = async (value: string) =>
  Number(await box(value).locator('xpath=..').locator('span').last().textContent())

/** Length, width and height of the first product of the list, in mm. */
async function sides(): Promise<number[]> {
  const size = await page.locator('main td', { hasText: /^[\d.]+ × [\d.]+ × [\d.]+/ }).first()
  return ((await size.textContent()) ?? '').split(' × ').map(Number)
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 2)
  const address = langPrefix(lang) + ADDRESS

  test('a category and a size narrow the search, and chips and Back widen it', async () => {
    page = await visit(address, DESKTOP)
    const laptops = await shownCount('laptop')
    expect(laptops).toBeLessThan(await total())
    await box('laptop').check()
    await expect.poll(total).toBe(laptops)
    expect(inAddress('category')).toBe('laptop')

    const [length = 0, width = 0] = await sides()
    await page.locator('input[name=length]').fill(String(length))
    await page.locator('input[name=width]').fill(String(width))
    await expect.poll(() => inAddress('width')).toBe(String(width))
    await expect.poll(total).toBeLessThan(laptops)
    const [foundLength = 0, foundWidth = 0] = await sides()
    expect(Math.abs(foundLength - length)).toBeLessThanOrEqual(2)
    expect(Math.abs(foundWidth - width)).toBeLessThanOrEqual(2)

    // The size chip follows the category chip and precedes "Clear all".
    await page.locator('section ul[aria-label] li').nth(1).locator('a').click()
    await expect.poll(total).toBe(laptops)
    await expect.poll(() => page.locator('input[name=length]').inputValue()).toBe('')
    expect([inAddress('length'), inAddress('category')]).toEqual([null, 'laptop'])
    await page.goBack()
    await expect.poll(() => page.locator('input[name=length]').inputValue()).toBe(String(length))
    await expect.poll(() => box('laptop').isChecked()).toBe(true)
  })

  test('a sort order can be reversed, and another order starts in its usual direction', async () => {
    page = await visit(address, DESKTOP)
    const reverse = page.locator('main a[href*="direction="]').first()
    await expect.poll(() => reverse.count(), { message: 'best match has one direction' }).toBe(0)
    await page.locator('select[name=sort]').selectOption('capacity')
    await expect.poll(() => inAddress('sort')).toBe('capacity')
    const heading = page.locator('th[aria-sort]')
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending')
    await reverse.click()
    await expect.poll(() => inAddress('direction')).toBe('asc')
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending')
    await box('laptop').check()
    await expect.poll(() => inAddress('category')).toBe('laptop')
    expect(inAddress('direction')).toBe('asc')
    await page.locator('select[name=sort]').selectOption('energy')
    await expect.poll(() => inAddress('sort')).toBe('energy')
    expect(inAddress('direction')).toBeNull()
    // The URL changes before the table does.
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending')
    await heading.locator('a').click()
    await expect.poll(() => inAddress('direction')).toBe('asc')
  })

  test('the filters work by keyboard on a phone in the dark theme', async () => {
    page = await visit(address, PHONE)
    await setTheme(page, 'dark')
    await page.locator('button[popovertarget=facets]:not([popovertargetaction])').press('Enter')
    await box('laptop').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => inAddress('category')).toBe('laptop')
    await page.locator('input[name=tolerance]').fill('10')
    await page.locator('input[name=length]').focus()
    await page.keyboard.type('270')
    await expect.poll(() => inAddress('length')).toBe('270')
    expect(inAddress('tolerance')).toBe('10')
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#facets').isVisible()).toBe(false)
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    expect(await seriousViolations(page)).toEqual([])
  })

  test('without scripts the form narrows and sorts a search', async () => {
    page = await visit(`${address}&sort=voltage&direction=desc`, {
      ...DESKTOP,
      javaScriptEnabled: false,
    })
    await box('laptop').check()
    await page.locator('input[name=length]').fill('270')
    await page.locator('input[name=tolerance]').fill('20')
    await page.locator('#filters button[type=submit]').click()
    await page.waitForURL((url) => url.searchParams.get('category') === 'laptop')
    expect(inAddress('direction')).toBe('desc')
    const [length = 0] = await sides()
    expect(Math.abs(length - 270)).toBeLessThanOrEqual(20)
    await expect
      .poll(() => page.locator('th[aria-sort]').getAttribute('aria-sort'))
      .toBe('descending')
  })
})

test('filters that narrow nothing are left out', async () => {
  page = await visit('/searchProduct?keyword=VC-LT35641', DESKTOP)
  await expect.poll(total).toBe(1)
  await expect
    .poll(() => page.locator('#filters :is(input:not([type=hidden]), select)').count())
    .toBe(0)
})
