// A photo of a label in a browser: read, corrected and searched for in three languages, with its error cases.
import type { Page, Request } from 'playwright-core'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { labelView } from '../src/server/modules/media/draw/view-label.ts'
import { INTER_FILES } from '../src/server/platform/fonts/font-files.ts'
import { frame as en } from '../src/web/texts/en_us/frame.ts'
import { labelPhoto as enPhoto } from '../src/web/texts/en_us/label-photo.ts'
import { frame as cn } from '../src/web/texts/zh_cn/frame.ts'
import { labelPhoto as cnPhoto } from '../src/web/texts/zh_cn/label-photo.ts'
import { frame as hk } from '../src/web/texts/zh_hk/frame.ts'
import { labelPhoto as hkPhoto } from '../src/web/texts/zh_hk/label-photo.ts'
import { sampleInTurn } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'

const FRAME = { en_us: en, zh_cn: cn, zh_hk: hk }
const PHOTO = { en_us: enPhoto, zh_cn: cnPhoto, zh_hk: hkPhoto }
const LONG = { timeout: 60_000 }
/** One label per language, each with its own rotation and blur. */
const LABELS: Record<Lang, { itemNo: string; degrees: number; blur: number }> = {
  en_us: { itemNo: 'VC-LT35641', degrees: 8, blur: 0.8 },
  zh_cn: { itemNo: 'VC-MP77800', degrees: 187, blur: 1 },
  zh_hk: { itemNo: 'VC-TB29206', degrees: -12, blur: 1.2 },
}

let page: Page
let requests: Request[] = []

const { visit } = useJourneys({
  defaults: { reducedMotion: 'reduce' },
})

async function openDialog(lang: Lang, options = {}): Promise<void> {
  requests = []
  page = await visit(langPrefix(lang) || '/', options)
  page.context().on('request', (request) => requests.push(request))
  const camera = page.locator('main').getByRole('button', { name: FRAME[lang].search.photo })
  await camera.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: PHOTO[lang].title }).waitFor()
}

const field = (lang: Lang = 'en_us') => page.getByLabel(PHOTO[lang].lines, { exact: true })

async function choose(bytes: Buffer, name = 'label.jpg', mimeType = 'image/jpeg'): Promise<void> {
  const input = page.getByRole('dialog').locator('input[type=file]').last()
  await input.setInputFiles({ name, mimeType, buffer: bytes })
}

describe.each(sampleInTurn(LANGS, 2))('in %s', (lang) => {
  const t = PHOTO[lang]
  const { itemNo } = LABELS[lang]

  test('a photo of a label leads to its battery by keyboard on a phone', async () => {
    await openDialog(lang, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const dialog = page.getByRole('dialog')
    // The download size is shown before anything is loaded.
    await dialog.getByText(t.size).waitFor()
    expect(requests.filter((each) => /tesseract|traineddata/.test(each.url()))).toEqual([])
    await choose(await labelPhoto(lang))
    await field(lang).waitFor(LONG)
    const lines = (await field(lang).inputValue()).split('\n')
    expect(lines).toContain(itemNo)
    await expect
      .poll(() => field(lang).evaluate((element) => element === document.activeElement))
      .toBe(true)
    await expect.poll(() => dialog.getByRole('status').innerText()).toBe(t.found)
    await field(lang).fill(`${itemNo}\n`)
    for (let at = 0; at < 30 && !(await isFocused(t.search)); at += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(
      (url) =>
        url.pathname === `${langPrefix(lang)}/searchProduct` &&
        url.searchParams.get('keyword') === itemNo,
    )
    await page.getByText(itemNo).first().waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    // The photo is not uploaded: everything is loaded from this origin, and only the pages' own calls send
    // data.
    const origin = new URL(page.url()).origin
    for (const request of requests) {
      expect(new URL(request.url()).origin).toBe(origin)
      expect((request.postDataBuffer() ?? Buffer.alloc(0)).length).toBeLessThan(2000)
    }
  })
})

/** Null if the focus is lost. */
function focusedName(): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === document.body) return null
    return focused?.getAttribute('aria-label') ?? focused?.textContent
  })
}

async function isFocused(name: string): Promise<boolean> {
  return page.evaluate((text) => document.activeElement?.textContent === text, name)
}

test('a file that is not a picture and an empty picture are reported with the next step', async () => {
  await openDialog('en_us')
  await choose(Buffer.from('not a picture'), 'text.png', 'image/png')
  await page.getByText(enPhoto.faults.notPicture).waitFor()
  const blank = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#ddd' },
  })
    .png()
    .toBuffer()
  await choose(blank, 'blank.png', 'image/png')
  await page.getByText(enPhoto.nothing).waitFor(LONG)
  await page.getByText(enPhoto.tips[0] ?? '').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: enPhoto.close, exact: true }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(focusedName).toBe(FRAME.en_us.search.photo)
})

test('a text reader that fails to load is loaded again on retry, and several lines form one search', async () => {
  await openDialog('en_us')
  let isAnswered = Promise.resolve()
  await page.context().route('**/*.traineddata.gz', async (route) => {
    await isAnswered
    await route.abort()
  })
  await choose(await labelPhoto('en_us'))
  await page.getByText(enPhoto.faults.notLoaded).waitFor()
  // The button gives way to the progress, then comes back with the focus.
  const answer = Promise.withResolvers<void>()
  isAnswered = answer.promise
  await page.getByRole('button', { name: enPhoto.retry, exact: true }).press('Enter')
  await expect.poll(focusedName).toBe(enPhoto.loading)
  answer.resolve()
  await expect.poll(focusedName).toBe(enPhoto.retry)
  await page.context().unroute('**/*.traineddata.gz')
  await page.keyboard.press('Enter')
  await field().waitFor(LONG)
  await expect
    .poll(() => field().evaluate((element) => element === document.activeElement))
    .toBe(true)
  const before = await field().inputValue()
  expect(before).toContain(LABELS.en_us.itemNo)
  const addLine = page.getByRole('dialog').getByRole('button', { name: /^Add/ }).first()
  const added = (await addLine.innerText()).replace(/^\+ /, '')
  await addLine.click()
  await expect.poll(() => field().inputValue()).toBe(`${before}\n${added}`)
  await page.getByRole('button', { name: enPhoto.search }).click()
  await page.waitForURL((url) => url.searchParams.get('keyword') === `${before}\n${added}`)
})

async function labelPhoto(lang: Lang): Promise<Buffer> {
  const { itemNo, degrees, blur } = LABELS[lang]
  const label = labelView({
    itemNo,
    brand: 'Voltcell',
    styleType: 'main',
    categoryId: 'laptop',
    chemistry: 'Li-ion',
    voltage: 11.1,
    capacityMah: 4400,
    energyWh: 48.84,
    lengthMm: 204,
    widthMm: 52,
    heightMm: 20,
    diameterMm: null,
    packQty: 1,
    colour: 'black',
    ean: '02900000413467',
    deviceLabel: null,
    netWeightG: 310,
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="38 28 404 284" font-family="Inter">${label}</svg>`
  const font = { fontFiles: INTER_FILES, loadSystemFonts: false, defaultFontFamily: 'Inter' }
  const drawn = new Resvg(svg, { font, fitTo: { mode: 'width', value: 1100 } }).render().asPng()
  return sharp(drawn)
    .rotate(degrees, { background: '#6b655c' })
    .flatten({ background: '#6b655c' })
    .blur(blur)
    .jpeg({ quality: 80 })
    .toBuffer()
}
