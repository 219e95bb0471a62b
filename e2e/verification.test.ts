// Verification in a browser: codes are scanned from a fake camera or a picture, typed with errors, checked, and
// checked again in another browser.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import bwip from 'bwip-js'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeCheckDigit, formatCode } from '../src/shared/verification-code.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { makeCodes } from '../test/support/codes.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { listReview } from '../src/web/texts/en_us/list-review.ts'
import { listReview as hkReview } from '../src/web/texts/zh_hk/list-review.ts'
import { wishList } from '../src/web/texts/en_us/wish-list.ts'
import { form as enForm } from '../src/web/texts/en_us/form.ts'
import { frame as enFrame } from '../src/web/texts/en_us/frame.ts'
import { verification as en } from '../src/web/texts/en_us/verification.ts'
import { verification as hk } from '../src/web/texts/zh_hk/verification.ts'
import { verification as cn } from '../src/web/texts/zh_cn/verification.ts'
import { widerThanScreen } from '../test/support/axe.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'

const TEXTS = { en_us: en, zh_cn: cn, zh_hk: hk }
const PATH = '/product-verification.html'
const GTIN = '02900000413467'

let shop: ListeningShop
let folder: string
let video: string
let page: Page
let codes: string[]
let usedCodes = 0

beforeAll(async () => {
  shop = await startShop()
  codes = (await makeCodes(shop.db, 20)).codes
  folder = await mkdtemp(join(tmpdir(), 'verification-'))
  video = join(folder, 'label.mjpeg')
  await writeFile(video, await labelVideo(`https://shop.example/01/${GTIN}/21/${codes[0]}`))
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute()
})
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { reducedMotion: 'reduce' },
  switches: () => [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ],
})

function freshCode(): string {
  usedCodes += 1
  return codes[usedCodes] ?? ''
}

const field = () => page.getByLabel(en.input.label, { exact: true })
const check = (t = en) => page.getByRole('button', { name: t.input.check }).click()
const outcome = () => page.locator('[data-outcome]')

async function expectOutcome(kind: string, title: string): Promise<void> {
  await outcome().waitFor()
  await expect.poll(() => outcome().getAttribute('data-outcome')).toBe(kind)
  await expect.poll(() => outcome().getByRole('heading').innerText()).toBe(title)
  await expect.poll(() => outcome().evaluate((box) => box === document.activeElement)).toBe(true)
}

describe('scanning', () => {
  test('a label in front of the camera is scanned, filled in, and checked only when tapped', async () => {
    page = await visit(PATH)
    await page.getByRole('button', { name: en.input.scan }).click()
    await expect
      .poll(() => field().inputValue(), { timeout: 30_000 })
      .toBe(formatCode(codes[0] ?? ''))
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    // Enter in the field checks the code.
    await expect.poll(() => hasFocus(field())).toBe(true)
    await expect.poll(() => outcome().count()).toBe(0)
    await check()
    await expectOutcome('genuine', en.outcomes.genuine)
    const link = outcome().getByRole('link', { name: /VC-LT35641/ })
    await expect.poll(() => link.count()).toBe(1)
    await expect.poll(() => outcome().innerText()).toContain('L2642')
    // The same browser may check the code again, another one may not.
    await page.reload()
    await field().fill(codes[0] ?? '')
    await check()
    await expectOutcome('genuine', en.outcomes.genuine)
    await page.context().close()
    page = await visit(`${PATH}?no=${codes[0]}`)
    await check()
    await expectOutcome('used', en.outcomes.used)
    // On the same day the page does not suggest that the product is a copy.
    await expect
      .poll(() => outcome().innerText())
      .toMatch(/Checked 2 times before, first .+ the battery is genuine\./s)
    await expect
      .poll(() => outcome().getByRole('link', { name: en.outcomes.report }).count())
      .toBe(0)
  })

  test('a barcode in front of the camera becomes a row of a reviewed list, with its quantity', async () => {
    page = await visit('/wishlist')
    await page.getByRole('button', { name: wishList.none.paste }).click()
    await page.setViewportSize({ width: 360, height: 780 })
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    await page.getByRole('link', { name: listReview.scan.start }).click()
    await page.waitForURL('**/wishlist?scan=1')
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(listReview.scan.counted('2900000413467', '1'))
      .waitFor({ timeout: 30_000 })
    // The piece that is still in sight after a reload is the same one.
    await page.reload()
    await dialog.getByRole('button', { name: listReview.scan.leaveOut('2900000413467') }).waitFor()
    await dialog.getByText(listReview.scan.states.looking).waitFor({ timeout: 30_000 })
    await dialog.getByRole('button', { name: listReview.scan.done(1) }).click()
    const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
    await expect.poll(() => cell(listReview.numberOf(1)).inputValue()).toBe('2900000413467')
    await expect.poll(() => cell(listReview.quantityOf(1)).inputValue()).toBe('1')
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('list-scan'))).toBe(null)
  })

  test('a scanner that is closed with Escape leaves the scanned codes in the list', async () => {
    page = await visit('/wishlist?scan=1')
    await page
      .getByRole('dialog')
      .getByText(listReview.scan.counted('2900000413467', '1'))
      .waitFor({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    const list = page.getByLabel(listReview.field, { exact: true })
    await expect.poll(() => list.inputValue()).toBe('2900000413467\t1')
    await expect.poll(() => hasFocus(list)).toBe(true)
    await page.getByText(listReview.scan.kept).waitFor()
    expect(new URL(page.url()).search).toBe('')
    // A review that cannot be made keeps them too.
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: listReview.read, exact: true }).click()
    await page.getByText(listReview.failed).waitFor()
    expect(await list.inputValue()).toBe('2900000413467\t1')
  })

  test('without a camera, pictures become rows, and each that cannot be read has a next step, by keyboard', async () => {
    const { scan } = hkReview
    page = await visit(null)
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await page.route('**/*.wasm', (route) => route.abort())
    await page.goto('/zh-hk/wishlist?scan=1')
    const dialog = page.getByRole('dialog')
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    await dialog.getByText(scan.states.none).waitFor()
    await choosePicture(Buffer.from('no picture'))
    await dialog.getByText(scan.states.noPicture).waitFor()
    await choosePicture(await labelPicture('ean13', '2900000413467'))
    await dialog.getByText(scan.states.noReader).waitFor()
    await button(scan.retry).press('Enter')
    await expect.poll(() => hasFocus(button(scan.retry))).toBe(true)
    await page.unroute('**/*.wasm')
    await page.keyboard.press('Enter')
    await dialog.getByText(scan.counted('2900000413467', '1')).waitFor()
    await dialog.getByText(scan.states.nextPicture).waitFor()
    await page.reload()
    await button(scan.leaveOut('2900000413467')).waitFor()
    await choosePicture(await blankPicture())
    // The texts of the scanner of verification codes do not fit here.
    await dialog.getByText(scan.states.noCode).waitFor()
    expect(await dialog.innerText()).not.toContain('防偽碼')
    await button(scan.leaveOut('2900000413467')).press('Enter')
    await expect.poll(() => hasFocus(dialog.locator('input'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(page.getByRole('link', { name: scan.start }))).toBe(true)
  })

  test('a scanner whose script fails to load says so and is loaded again by keyboard', async () => {
    page = await visit(PATH, { waitUntil: 'networkidle' })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('button', { name: en.input.scan }).press('Enter')
    await page.getByRole('dialog').getByText(en.scanner.states.noReader).waitFor()
    await expect
      .poll(() => hasFocus(page.getByRole('button', { name: en.scanner.retry })))
      .toBe(true)
    await page.unroute('**/assets/*.js')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => field().inputValue(), { timeout: 30_000 })
      .toBe(formatCode(codes[0] ?? ''))
    await expect.poll(() => hasFocus(field())).toBe(true)
  })

  test.each([
    [
      'a Digital Link as QR code',
      'qrcode',
      (code: string) => `https://shop.example/01/${GTIN}/21/${code}`,
    ],
    ['a GS1 DataMatrix', 'gs1datamatrix', (code: string) => `(01)${GTIN}(21)${code}`],
    ['a Code 128', 'code128', (code: string) => code],
  ])('the scanner reads a picture with %s', async (_, symbol, textOf) => {
    const code = freshCode()
    page = await visit(PATH)
    await withoutCamera('NotAllowedError')
    await page.getByRole('button', { name: en.input.scan }).click()
    await page.getByText(en.scanner.states.denied).waitFor()
    await choosePicture(await labelPicture(symbol, textOf(code)))
    await expect.poll(() => field().inputValue(), { timeout: 30_000 }).toBe(formatCode(code))
  })
})

describe('typing', () => {
  test('typed digits are grouped, the caret stays, and a pasted code is found in any text', async () => {
    const code = freshCode()
    page = await visit(PATH)
    await field().pressSequentially(code.slice(0, 15))
    await expect.poll(() => field().inputValue()).toBe(formatCode(code.slice(0, 15)))
    await field().press('Home')
    for (let at = 0; at < 5; at += 1) await field().press('ArrowRight')
    await field().press('Backspace')
    await field().press('Backspace')
    await expect
      .poll(() => field().inputValue())
      .toBe(formatCode(code.slice(0, 3) + code.slice(4, 15)))
    await field().pressSequentially(code[3] ?? '')
    await expect.poll(() => field().inputValue()).toBe(formatCode(code.slice(0, 15)))
    await check()
    await expectOutcome('wrongLength', en.outcomes.wrongLength)
    await field().fill('')
    await paste(`Code: ${code.replace(/(.{4})/g, '$1-')}`)
    await expect.poll(() => field().inputValue()).toBe(formatCode(code))
    await field().fill('')
    await paste(`https://shop.example/01/${GTIN}/10/L1/21/${code}`)
    await expect.poll(() => field().inputValue()).toBe(formatCode(code))
  })

  test('a typing error is found before the code is sent, and the right digits are genuine', async () => {
    const code = freshCode()
    const methods: string[] = []
    page = await visit(PATH)
    page.on('request', (request) => {
      if (request.url().includes('/validation')) methods.push(request.method())
    })
    const swap = [...code].findIndex((digit, at) => digit !== code[at + 1])
    const typos = [
      code.slice(0, swap) + code[swap + 1] + code[swap] + code.slice(swap + 2),
      code.slice(0, 15) + ((Number(code[15]) + 1) % 10),
    ]
    for (const typo of typos) {
      await field().fill(typo)
      await check()
      await expectOutcome('mistyped', en.outcomes.mistyped)
    }
    expect(methods).toEqual([])
    await field().fill(code)
    await field().press('Enter')
    await expectOutcome('genuine', en.outcomes.genuine)
    expect(methods).toEqual(['POST', 'GET'])
  })

  test('a code without an answer stays in its field and can be sent again', async () => {
    const code = freshCode()
    page = await visit(`${PATH}?no=${code}`)
    await page.context().setOffline(true)
    await check()
    await expectOutcome('failed', en.outcomes.failed)
    await expect.poll(() => field().inputValue()).toBe(formatCode(code))
    await page.context().setOffline(false)
    await page.getByRole('button', { name: en.outcomes.retry }).click()
    await expectOutcome('genuine', en.outcomes.genuine)
  })

  test('after five unknown codes a security code is required, and then checks continue', async () => {
    page = await visit(PATH)
    for (let at = 0; at < 5; at += 1) {
      const guess = String(600_000_000_000_000 + at)
      await field().fill(guess + codeCheckDigit(guess))
      await check()
      await expect
        .poll(() => outcome().innerText())
        .toContain(formatCode(guess + codeCheckDigit(guess)))
      await expectOutcome('unknown', en.outcomes.unknown)
    }
    const code = freshCode()
    await field().fill(code)
    await check()
    await page.getByText(en.input.securityNote).waitFor()
    await check()
    await expectOutcome('genuine', en.outcomes.genuine)
  })

  test('checking too often shows the waiting time', async () => {
    page = await visit(PATH)
    for (let at = 0; at < 10; at += 1) {
      await page.request.get(`/api/about/product/validation/${codes.at(-1)}`)
    }
    await field().fill(codes.at(-1) ?? '')
    await check()
    await expectOutcome('tooOften', en.outcomes.tooOften)
    await expect.poll(() => outcome().innerText()).toMatch(/Please wait \d+ seconds/)
  })
})

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const t = TEXTS[lang]

  test('genuine, used, unknown and mistyped codes each get their own message', async () => {
    const code = freshCode()
    const guess = '500000000000000'
    const unknown = guess + codeCheckDigit(guess)
    const mistyped = guess + ((codeCheckDigit(guess) + 3) % 10)
    const outcomes: [string, string, string][] = [
      [code, 'genuine', t.outcomes.genuine],
      [unknown, 'unknown', t.outcomes.unknown],
      [mistyped, 'mistyped', t.outcomes.mistyped],
    ]
    for (const [no, kind, title] of outcomes) {
      page = await visit(`${langPrefix(lang)}${PATH}?no=${no}`)
      await expect.poll(() => outcome().count()).toBe(0)
      await check(t)
      await expectOutcome(kind, title)
      await page.context().close()
    }
    page = await visit(`${langPrefix(lang)}${PATH}?no=${code}`)
    await check(t)
    await expectOutcome('used', t.outcomes.used)
    await page.context().close()
    page = await visit(`${langPrefix(lang)}${PATH}?no=${unknown}`)
    await check(t)
    await page.getByRole('link', { name: t.outcomes.report }).click()
    await page.getByLabel(new RegExp(t.report.labels.seller)).waitFor()
    await expect
      .poll(() => page.locator('[name=verificationCode]').inputValue())
      .toBe(formatCode(unknown))
  })

  test('a date code is read and shown for confirmation', async () => {
    page = await visit(langPrefix(lang) + PATH)
    const date = page.getByLabel(t.dateCode.label, { exact: true })
    await date.fill('2610AB12CD34EF56GH789')
    await date.press('Enter')
    await page.getByText(t.dateCode.week(2026, 10)).waitFor()
    await page.getByText(t.dateCode.confirm).waitFor()
    await date.fill('2610')
    await date.press('Enter')
    await expect.poll(() => date.getAttribute('aria-invalid')).toBe('true')
  })

  test('without scripts the form looks a code up and does not use it up', async () => {
    const code = freshCode()
    for (let at = 0; at < 2; at += 1) {
      page = await visit(langPrefix(lang) + PATH, { javaScriptEnabled: false })
      await page.locator('#verification-code').fill(formatCode(code))
      await check(t)
      await outcome().waitFor()
      await expect.poll(() => outcome().innerText()).toContain(t.outcomes.previewText)
      if (at === 0) await page.context().close()
    }
    await page.locator('#date-code').fill('2610AB12CD34EF56GH789')
    await page.getByRole('button', { name: t.dateCode.read }).click()
    await page.getByText(t.dateCode.week(2026, 10)).waitFor()
  })
})

test('a report about a seller opens a case with the code that failed', async () => {
  const { labels, send, sentTitle } = en.report
  page = await visit(`${PATH}?no=${codes.at(-2)}#report`)
  await page.getByLabel(new RegExp(labels.seller)).fill('Example shop')
  await page.getByLabel(new RegExp(labels.sellerUrl)).fill('shop.example/battery')
  await page.getByLabel(new RegExp(labels.message)).fill('The label looks copied.')
  await page.getByLabel(new RegExp(labels.fullName)).fill('Example Buyer')
  await page.getByLabel(new RegExp(labels.email)).fill('buyer@customer.example')
  await page.reload()
  await page.getByText(en.report.kept).waitFor()
  await page.getByLabel(new RegExp(en.report.accept)).check()
  // Its answer is lost, and it is sent again after a reload.
  await page.route(
    '**/customer-feedback',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: send }).click()
  await page.getByRole('heading', { name: enForm.noAnswerTitle }).waitFor()
  await page.reload()
  await page.getByText(en.report.kept).waitFor()
  await page.getByLabel(new RegExp(en.report.accept)).check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: send }).click()
  const notice = page.getByRole('status').getByText(enFrame.errors.network)
  await notice.waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: send }).click()
  const title = page.getByRole('heading', { name: sentTitle })
  await title.waitFor()
  await expect.poll(() => notice.count(), { timeout: 1000 }).toBe(0)
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => isInWindow(title)).toBe(true)
  const opened = await shop.db.selectFrom('feedback_case').selectAll().execute()
  expect(opened).toHaveLength(1)
  expect(opened[0]?.type).toBe('report_seller')
  expect(JSON.stringify(opened)).toContain(formatCode(codes.at(-2) ?? ''))
  expect(JSON.stringify(opened)).toContain('shop.example/battery')
})

test('the camera works after a link from another page, because a new document with its own permissions policy is loaded', async () => {
  page = await visit('/support')
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    link.textContent = 'verify'
    document.body.append(link)
  }, PATH)
  await page.getByRole('link', { name: 'verify', exact: true }).click()
  await page.getByRole('button', { name: en.input.scan }).click()
  await expect
    .poll(() => field().inputValue(), { timeout: 30_000 })
    .toBe(formatCode(codes[0] ?? ''))
})

test('a denied and a missing camera are reported with an alternative', async () => {
  for (const [name, text] of [
    ['NotAllowedError', en.scanner.states.denied],
    ['NotFoundError', en.scanner.states.none],
    ['NotReadableError', en.scanner.states.busy],
  ] as const) {
    page = await visit(PATH)
    await withoutCamera(name)
    await page.getByRole('button', { name: en.input.scan }).click()
    await page.getByText(text).waitFor()
    await page.getByText(en.scanner.picture, { exact: true }).waitFor()
    if (name !== 'NotReadableError') await page.context().close()
  }
  // Once the other program has closed the camera.
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia')
  })
  await page.getByRole('button', { name: en.scanner.camera }).press('Enter')
  await expect
    .poll(() => field().inputValue(), { timeout: 30_000 })
    .toBe(formatCode(codes[0] ?? ''))
})

function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement)
}

async function withoutCamera(name: string): Promise<void> {
  await page.evaluate((fault) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', fault))
  }, name)
}

async function choosePicture(buffer: Buffer): Promise<void> {
  const file = { name: 'label.png', mimeType: 'image/png', buffer }
  await page.locator('dialog input[type=file]').setInputFiles(file)
}

async function paste(text: string): Promise<void> {
  await field().evaluate((input, pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)
}

async function labelPicture(symbol: string, text: string): Promise<Buffer> {
  const drawn = await bwip.toBuffer({
    bcid: symbol,
    text,
    scale: 4,
    padding: 8,
    backgroundcolor: 'ffffff',
  })
  return sharp(drawn)
    .resize(560, 400, { fit: 'contain', background: '#ffffff', kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' })
    .png()
    .toBuffer()
}

async function blankPicture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#dddddd' } })
    .png()
    .toBuffer()
}

/** A label held in front of the camera: concatenated JPEG pictures, the format of Chromium's fake camera. */
async function labelVideo(text: string): Promise<Buffer> {
  const label = await labelPicture('qrcode', text)
  const frame = await sharp(label)
    .resize(640, 480, { fit: 'contain', background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer()
  return Buffer.concat(Array.from({ length: 20 }, () => frame))
}
