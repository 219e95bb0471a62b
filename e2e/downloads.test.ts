// The download centre in a browser: selected pictures are downloaded as a zip, which is stopped and resumed; a catalogue is
// downloaded; the page passes axe.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../test/support/axe.ts'
import { readZip } from '../test/support/read-zip.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { TEXTS } from './support/page-texts.ts'

const PATH = '/download-center.html'
const NUMBERS = ['VC-LT35641', 'VU-LT35641', 'VC-TB29206']
/** Bytes per second: slow enough to press a button during the download. */
const SLOW = 40_000

let page: Page

const { visit } = useJourneys({
  defaults: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
  watch: 'console',
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Presses the button and returns the bytes of the file that is saved. */
async function saveBy(name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await press(name)
  return readFile(await (await coming).path())
}

async function throttle(downloadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    uploadThroughput: -1,
    downloadThroughput,
  })
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)
  const { picker, bundle, entry, sections } = TEXTS[lang].downloads

  test('found and pasted models become one zip, named by item number', async () => {
    page = await visit(prefix + PATH)
    await page.getByLabel(picker.search, { exact: true }).fill('VC-LT35641')
    await press(picker.find)
    await page.getByLabel(picker.choose('VC-LT35641'), { exact: true }).check()
    const pasted = page.getByLabel(picker.paste, { exact: true })
    await press(picker.add)
    await page.getByText(picker.missing).waitFor()
    await expect.poll(() => pasted.evaluate((box) => box === document.activeElement)).toBe(true)
    await pasted.fill('VU-LT35641, VC-TB29206\nNO-SUCH-1')
    await page.getByText(picker.missing).waitFor({ state: 'detached' })
    await press(picker.add)
    await page.getByText(picker.notFound('NO-SUCH-1')).waitFor()
    await page.getByText(picker.chosen(3), { exact: true }).waitFor()
    await page.getByLabel(picker.view.terminals, { exact: true }).check()
    await page.getByLabel(picker.view.label, { exact: true }).uncheck()
    await page.getByLabel(picker.formats.svg, { exact: true }).check()
    const files = readZip(await saveBy(picker.download))
    const views = ['angle', 'front', 'dimensions', 'terminals']
    const expected = NUMBERS.flatMap((no) => views.map((view) => `${no}/${no}-${view}.svg`))
    expect([...files.keys()].sort()).toEqual(expected.sort())
    await page.getByText(bundle.done('12', '').split('12')[0] ?? '').waitFor()
  })

  test('a zip download that was stopped resumes where it ended', async () => {
    page = await visit(prefix + PATH)
    await page.getByLabel(picker.paste, { exact: true }).fill(NUMBERS.join('\n'))
    await press(picker.add)
    await page.getByText(picker.chosen(3), { exact: true }).waitFor()
    for (const view of ['terminals', 'scale', 'teardown'] as const) {
      await page.getByLabel(picker.view[view], { exact: true }).check()
    }
    await page.getByLabel(picker.formats.svg, { exact: true }).check()
    await throttle(SLOW)
    await press(picker.download)
    await page.locator('progress').waitFor()
    await press(bundle.cancel)
    await page.getByText(bundle.stopped).waitFor()
    await throttle(-1)
    const ranges: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/file/batch/')) ranges.push(request.headers()['range'])
    })
    const files = readZip(await saveBy(bundle.resume))
    expect(files.size).toBe(21)
    for (const text of files.values()) expect(text).toMatch(/<\/svg>$/)
    expect(ranges).toEqual([expect.stringMatching(/^bytes=[1-9]\d*-$/)])
  })

  test('the download centre passes axe on a phone in both themes', async () => {
    page = await visit(`${prefix}${PATH}?models=VC-LT35641`, {
      viewport: { width: 360, height: 780 },
    })
    await page.getByLabel(picker.choose('VC-LT35641'), { exact: true }).check()
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme)
      expect(await seriousViolations(page)).toEqual([])
    }
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
  })

  test('a catalogue that has to be generated first is downloaded without another press', async () => {
    page = await visit(`${prefix}${PATH}#catalogues`)
    await page.getByRole('heading', { name: sections.catalogue }).waitFor()
    const coming = page.waitForEvent('download', { timeout: 30_000 })
    await page.locator('#smart-watch a, #tablet a').first().click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^voltcell-[\w-]+\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByText(entry.ready).waitFor()
  })
})

test('a pack is one row, in which the item of each series can be chosen', async () => {
  page = await visit(`${PATH}?models=00HW003`)
  const { picker } = TEXTS.en_us.downloads
  const rows = page.locator('#product-images li').filter({ hasText: 'VC-LT35641' })
  await expect.poll(() => rows.count()).toBe(1)
  for (const itemNo of ['VC-LT35641', 'VU-LT35641']) {
    await rows.getByLabel(picker.choose(itemNo), { exact: true }).check()
  }
  await page.getByText(picker.chosen(2), { exact: true }).waitFor()
  await page.goto(PATH)
  await page.getByLabel(picker.search, { exact: true }).fill('00HW003')
  await press(picker.find)
  await rows.first().waitFor()
  await expect.poll(() => rows.count()).toBe(1)
})

test('without scripts single pictures can be found and downloaded in each format', async () => {
  page = await visit(PATH, { javaScriptEnabled: false })
  const { picker } = TEXTS.en_us.downloads
  await page.getByText(picker.scripts).waitFor()
  await page.getByLabel(picker.search, { exact: true }).fill('VC-LT35641')
  await press(picker.find)
  await page.locator('summary', { hasText: picker.single }).first().click()
  for (const [format, ending, start] of [
    ['SVG', 'svg', '<svg'],
    ['JPEG', 'jpg', '\xff\xd8\xff'],
    ['PNG', 'png', '\x89PNG'],
  ] as const) {
    const name = picker.singleAs(picker.view.front, format)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name, exact: true }).first().click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`VC-LT35641-front.${ending}`)
    const bytes = await readFile(await download.path())
    expect(bytes.toString('latin1', 0, start.length)).toBe(start)
  }
})

test('a silent video is loaded in ranges, with a description of it next to it', async () => {
  page = await visit(`${PATH}?type=video`)
  const video = page.locator('video').first()
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/news/download/video/')) statuses.push(response.status())
  })
  await video.scrollIntoViewIfNeeded()
  const reached = await video.evaluate(async (player: HTMLVideoElement) => {
    await player.play()
    player.currentTime = player.duration / 2
    await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }))
    return [player.currentTime > 5, player.muted, player.controls]
  })
  expect(reached).toEqual([true, true, true])
  const words = await video.getAttribute('aria-describedby')
  expect((await page.locator(`#${words}`).textContent())?.length).toBeGreaterThan(50)
  await page.reload()
  expect(statuses).toContain(206)
})
