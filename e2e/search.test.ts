// Realistic searches by keyboard and on a phone: several lines, sentences, near misses and devices without a
// battery.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { MAX_IN_ADDRESS } from '../src/web/features/search/site-search/pasted-lines.ts'
import { codeCheckDigit } from '../src/shared/verification-code.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { TEXTS } from './support/page-texts.ts'

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 780 } }
const LIST = '00HW003\r\nW35044LB\r\n\r\nQX-99999-ABC\r\n'
const LINES = '00HW003\nW35044LB\n\nQX-99999-ABC'

let page: Page

const { visit } = useJourneys({
  defaults: { viewport: SIZES.desktop, reducedMotion: 'reduce' },
  watch: 'console',
})

async function pasteInto(field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field.click()
  // The field handles pasted lines once its suggestions component has loaded.
  await page.locator('search [role=combobox]').waitFor()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

const keywordOf = () => new URL(page.url()).searchParams.get('keyword')

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)
  const { search, 'search-answer': answer, frame, lists } = TEXTS[lang]
  const path = `${prefix}/searchProduct`
  const at = (keyword: string) => `${path}?keyword=${encodeURIComponent(keyword)}`

  for (const size of ['desktop', 'phone'] as const) {
    test(`a pasted list keeps its lines on a ${size}`, async () => {
      page = await visit(prefix || '/', { viewport: SIZES[size] })
      const field = page.locator('main search [name=keyword]')
      await pasteInto(field, LIST)
      await page.getByRole('button', { name: search.field.searchLines(3) }).waitFor()
      await expect.poll(() => field.inputValue()).toBe(LINES)
      await expect
        .poll(() => field.evaluate((element) => element === document.activeElement))
        .toBe(true)
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('CR2032')
      await page.getByRole('button', { name: search.field.searchLines(4) }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === path)
      expect(keywordOf()).toBe(`${LINES}\nCR2032`)
      await expect
        .poll(() => page.locator('header search textarea').inputValue())
        .toBe(`${LINES}\nCR2032`)
    })
  }

  test('of a list that is too long the start is searched, the page says where it ends, and the field keeps the rest', async () => {
    page = await visit(`${prefix}/allproduct`)
    const field = page.locator('header search [name=keyword]')
    const lines = Array.from({ length: 2000 }, (_, at) => `QX-${at + 10_000}`)
    const list = lines.join('\n')
    await pasteInto(field, list)
    await page.getByText(search.field.characters(list.length, 3000)).waitFor()
    const wishList = page.getByRole('search').getByRole('link', { name: search.field.longList })
    await expect.poll(() => wishList.getAttribute('href')).toBe(`${prefix}/wishlist`)
    await page
      .getByRole('button', { name: search.field.searchLines(1), exact: true })
      .last()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === path)
    // A longer address would be rejected when the page is loaded again.
    expect(keywordOf()).toHaveLength(MAX_IN_ADDRESS)
    const note = page.getByText(answer.notes.unreadCharacters(lines[199]!))
    await note.waitFor()
    await expect.poll(() => field.inputValue()).toBe(list)
    expect(await seriousViolations(page)).toEqual([])
    const otherList = list.slice(0, 4_000).replaceAll('QX', 'QY')
    await field.fill(otherList)
    await page.keyboard.press('Enter')
    await page.waitForURL(() => keywordOf()?.startsWith('QY') ?? false)
    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe(list)
    const newList = otherList.replaceAll('QY', 'QZ')
    await field.fill(newList)
    await wishList.click()
    await page.waitForURL((url) => url.pathname === `${prefix}/wishlist`)
    await expect.poll(() => field.inputValue()).toBe(newList)
    await page.goBack()
    await page.reload()
    await note.waitFor()
    const inAddress = keywordOf()
    await page.getByRole('link', { name: answer.notes.longList }).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/wishlist`)
    await expect.poll(() => field.inputValue()).toBe(inAddress)
  })

  test('a list of numbers shows a result for each, and one button adds all found batteries to the wish list', async () => {
    page = await visit(at(LINES), { viewport: SIZES.phone })
    await page.getByRole('heading', { name: answer.groups.summary(2, 3), exact: true }).waitFor()
    const missing = page.getByRole('region', { name: 'QX-99999-ABC' })
    await missing.getByRole('link', { name: search.ask.form }).waitFor()
    await page.getByRole('link', { name: 'QX-99999-ABC', exact: true }).click()
    await expect
      .poll(() => missing.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(400)
    const addAll = page.getByRole('button', { name: answer.groups.add })
    await expect.poll(() => addAll.isEnabled()).toBe(true)
    await addAll.focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: answer.groups.added(2) })
      .waitFor()
    await expect
      .poll(() => addAll.evaluate((element) => element === document.activeElement))
      .toBe(true)
    const kept = await page.evaluate(() => localStorage.getItem('wish-list'))
    expect(JSON.parse(kept ?? '[]')).toHaveLength(2)
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
  })

  test('the parsed parts appear as chips, and each can be removed', async () => {
    const keyword = 'dear sirs, please send lenovo thinkpad t480 battery 11.4V'
    page = await visit(at(keyword))
    const chips = page.getByRole('list', { name: answer.parts.label })
    await chips.waitFor()
    await expect.poll(() => chips.innerText()).not.toMatch(/\bv:|\bmah:/)
    const remove = chips.getByRole('link').first()
    const named = (await remove.getAttribute('aria-label')) ?? ''
    await remove.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(() => keywordOf() !== keyword)
    expect((keywordOf() ?? '').length).toBeLessThan(keyword.length)
    await expect.poll(() => chips.getByRole('link', { name: named, exact: true }).count()).toBe(0)
    await expect.poll(() => chips.getByRole('link').count()).toBeGreaterThan(0)
  })

  test('for a number with one wrong character, a battery is shown as similar, never as exact', async () => {
    page = await visit(at('W35044LX'), { viewport: SIZES.phone })
    await page.getByRole('heading', { name: answer.similar.title('W35044LX') }).waitFor()
    await page.getByRole('heading', { name: answer.similar.heading }).waitFor()
    await expect.poll(() => page.getByRole('main').getByRole('table').count()).toBe(0)
    await expect.poll(() => page.getByRole('article').count()).toBeLessThanOrEqual(5)
    await page.getByRole('main').getByRole('link', { name: search.ask.form }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })

  test('a device without a battery is recognised, and a kind of goods that the shop does not sell is named', async () => {
    page = await visit(at('Acer Nitro NP515-51'))
    await page
      .getByRole('heading', { level: 1, name: search.knownDevice.title('Acer Nitro NP515-51') })
      .waitFor()
    await page.getByRole('link', { name: search.ask.form }).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/customer-feedback.html`)
    const subject = page.locator('[name=subject]')
    await expect
      .poll(() => subject.inputValue())
      .toBe(search.knownDevice.subject('Acer Nitro NP515-51'))
    await page.goto(at('Dyson V8 vacuum cleaner battery'))
    const title = search.notSold.title(search.notSold.classes['vacuum-cleaner'] ?? '')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('a verification code leads to its check', async () => {
    const digits = '471100229956308'
    const code = digits + codeCheckDigit(digits)
    page = await visit(at(code))
    await page.getByRole('link', { name: answer.notes.checkCode }).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/product-verification.html`)
    expect(new URL(page.url()).searchParams.get('no')).toBe(code)
  })

  test('words that find no battery lead to the help pages', async () => {
    page = await visit(at('qwxzv'), { viewport: SIZES.phone })
    await page.getByRole('heading', { level: 1, name: search.nothing.title('qwxzv') }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('link', { name: search.nothing.helpLink('qwxzv') }).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/faq.html`)
    expect(keywordOf()).toBe('qwxzv')
  })

  test('without scripts the lines of a list are sent and shown again', async () => {
    page = await visit(at(LINES), { javaScriptEnabled: false })
    const field = page.locator('header search textarea[name=keyword]')
    await expect.poll(() => field.inputValue()).toBe(LINES)
    await page.locator('header search').getByRole('button', { name: frame.search.submit }).click()
    await page.waitForURL((url) => url.searchParams.get('keyword')?.includes('\r\n') ?? false)
    await expect.poll(() => field.inputValue()).toBe(LINES)
    await expect
      .poll(() => page.title())
      .toContain(lists.search.heading('00HW003 W35044LB QX-99999-ABC'))
  })
})
