// Feedback in a browser: it is sent once with a picture, followed by number and code, and answered by both
// sides.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { recordCaseStep } from '../src/server/staff/cases/record-case-step.ts'
import { LANGS, type Lang, langPrefix } from '../src/shared/lang.ts'
import { feedback as en } from '../src/web/texts/en_us/feedback.ts'
import { frame } from '../src/web/texts/en_us/frame.ts'
import { form as enForm } from '../src/web/texts/en_us/form.ts'
import { feedback as cn } from '../src/web/texts/zh_cn/feedback.ts'
import { feedback as hk } from '../src/web/texts/zh_hk/feedback.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { sampleInTurn } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'

const TEXTS = { en_us: en, zh_cn: cn, zh_hk: hk }
const PATH = '/customer-feedback.html'
const CALL = '/api/contact-us/customer-feedback'

let shop: MemberShop
let page: Page
let picture: Buffer
let senders = 0

beforeAll(async () => {
  shop = await openMemberShop()
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b6e4f' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop?.close())
afterEach(async () => {
  await shop.db.deleteFrom('attempt').execute()
})
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { reducedMotion: 'reduce' },
})

function newSender(): string {
  senders += 1
  return `asks-${senders}@feedback.example`
}

/** Fills in the required fields of every inquiry. */
async function fillIn(email: string, t = en): Promise<void> {
  await field(page, t.labels.fullName).fill('Kim Example')
  await field(page, t.labels.email).fill(email)
  await field(page, t.labels.subject).fill('Label of VC-LT81747')
  await field(page, t.labels.message).fill('Two lines,\nthe second one.')
  await page.locator('#field-privacyAccepted').check()
}

async function shownCodes(t = en): Promise<{ caseNo: string; feedbackCode: string }> {
  await page.getByRole('heading', { name: t.opened.title }).waitFor()
  const [caseNo = '', code = ''] = await page
    .locator('[data-copy]')
    .evaluateAll((buttons) => buttons.map((one) => (one as HTMLElement).dataset['copy'] ?? ''))
  return { caseNo, feedbackCode: code.replaceAll(/\s/g, '') }
}

async function follow(keys: { caseNo: string; feedbackCode: string }, t = en): Promise<void> {
  await field(page, t.follow.labels.caseNo).fill(keys.caseNo)
  await field(page, t.follow.labels.feedbackCode).fill(keys.feedbackCode)
  await button(page, t.follow.show).click()
}

function staffReplies(caseNo: string, text: string) {
  const staff = {
    db: shop.db,
    now: new Date(),
    actor: 'staff:bo@shop.example',
    origin: shop.address,
  }
  return recordCaseStep(staff, { caseNo, step: 'reply', reply: { by: 'Bo', text } })
}

describe.each(sampleInTurn(LANGS, 1))('in %s', (lang: Lang) => {
  const t = TEXTS[lang]

  test('a customer opens a case, receives its code by mail and exchanges replies', async () => {
    const email = newSender()
    page = await visit(langPrefix(lang) + PATH)
    await fillIn(email, t)
    await page
      .locator('#field-attachment')
      .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByText('label.jpg').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await button(page, t.send).click()
    const keys = await shownCodes(t)
    expect(keys.caseNo).toMatch(/^\d{4}-\d{6}$/)
    expect(keys.feedbackCode).toMatch(/^[0-9A-Z]{13}$/)
    expect(page.url()).not.toMatch(/[?#]/)
    expect(await seriousViolations(page)).toEqual([])
    const mail = await shop.mailbox.next({ to: email }, 20_000)
    expect(mail.text).toContain(keys.caseNo)
    expect(mail.text.replaceAll(/[\s-]/g, '')).toContain(keys.feedbackCode)

    await follow(keys, t)
    await page.getByRole('heading', { name: 'Label of VC-LT81747' }).waitFor()
    await expect.poll(() => page.getByText('the second one.').isVisible()).toBe(true)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.follow.download('label.jpg') }).click(),
    ])
    expect(download.suggestedFilename()).toBe('label.jpg')

    await staffReplies(keys.caseNo, 'We send a new one.')
    const answer = await shop.mailbox.next({ to: email }, 20_000)
    const address = /https?:\/\/\S+caseNo=\S+/.exec(answer.text)?.[0] ?? ''
    expect(address).not.toContain(keys.feedbackCode)
    await page.goto(address.replace(/^https?:\/\/[^/]+/, ''))
    await expect.poll(() => field(page, t.follow.labels.caseNo).inputValue()).toBe(keys.caseNo)
    await follow(keys, t)
    await page.getByText('We send a new one.').waitFor()
    await page.locator('#field-reply').fill('Thank you.')
    const form = page.getByRole('form', { name: t.follow.replyTitle })
    // Each form has its own field for a file.
    const reply = form.locator('input[type=file]')
    await reply.setInputFiles({ name: 'second.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByText('second.jpg').waitFor()
    expect(await page.locator('#field-attachment').count()).toBe(1)
    await button(page, t.follow.reply).click()
    await page.getByText(t.follow.replied).first().waitFor()
    await expect
      .poll(() => page.getByRole('list', { name: t.follow.messages }).locator('> li').count())
      .toBe(3)
    // The form stays for the next reply, empty, with the focus on its button.
    await expect.poll(() => form.getByText('second.jpg').count()).toBe(0)
    await expect.poll(() => page.locator('#field-reply').inputValue()).toBe('')
    const send = form.getByRole('button', { name: t.follow.reply })
    expect(await send.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(page.url()).not.toContain(keys.feedbackCode)
    expect(await seriousViolations(page)).toEqual([])
  })
})

test('pressing Send twice opens one case', async () => {
  page = await visit(PATH)
  await fillIn(newSender())
  let sent = 0
  const pressed = Promise.withResolvers<void>()
  await page.route(`**${CALL}`, async (route) => {
    sent += 1
    await pressed.promise
    await route.continue()
  })
  const send = button(page, en.send)
  await send.dblclick()
  pressed.resolve()
  await shownCodes()
  expect(sent).toBe(1)
})

test('sending again after a lost answer leads to the same case', async () => {
  page = await visit(PATH)
  const email = newSender()
  await fillIn(email)
  let lost = ''
  await page.route(`**${CALL}`, async (route) => {
    if (lost) return route.continue()
    const response = await route.fetch()
    lost = ((await response.json()) as { result: { caseNo: string } }).result.caseNo
    return route.abort('connectionreset')
  })
  await button(page, en.send).click()
  await page.getByRole('heading', { name: enForm.noAnswerTitle }).waitFor()
  await page.getByText(enForm.countsOnce).waitFor()
  await expect.poll(() => field(page, en.labels.subject).inputValue()).toBe('Label of VC-LT81747')
  await button(page, en.send).click()
  expect((await shownCodes()).caseNo).toBe(lost)
  const cases = await shop.db
    .selectFrom('feedback_case')
    .select('case_no')
    .where('email', '=', email)
    .execute()
  expect(cases).toEqual([{ case_no: lost }])
})

test('a warranty case names its required fields and links to the missing ones', async () => {
  page = await visit(`${PATH}?type=warranty&item=VC-LT81747&subject=Label`)
  await expect.poll(() => field(page, en.labels.modelNumber).inputValue()).toBe('VC-LT81747')
  await expect.poll(() => field(page, en.labels.subject).inputValue()).toBe('Label')
  await button(page, en.send).click()
  const summary = page.getByRole('group', { name: /need your attention/ })
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  for (const label of ['Order number', 'Quantity', 'Date code', 'Reason', 'Privacy policy']) {
    await expect
      .poll(() => summary.getByRole('link', { name: label, exact: false }).count())
      .toBe(1)
  }
  await summary.getByRole('link', { name: /date code/i }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-dateCode')
  await field(page, en.labels.reason).selectOption('does_not_fit')
  await button(page, en.send).click()
  await summary.getByRole('link', { name: /device/i }).waitFor()
  await field(page, en.labels.reason).selectOption('not_needed')
  await page.getByText('15%').waitFor()
})

test('a draft is restored, also for another type, and is deleted when discarded', async () => {
  page = await visit(PATH)
  await field(page, 'What is it about?').selectOption('warranty')
  await field(page, en.labels.orderNo).fill('PO-77')
  await field(page, en.labels.message).fill('Half a sentence')
  await field(page, 'What is it about?').selectOption('website')
  // The draft is stored a moment after the last change.
  await page.waitForFunction(() =>
    Object.values({ ...localStorage }).some((text) => /PO-77.*website|website.*PO-77/s.test(text)),
  )
  await page.reload()
  await page.getByText(en.draft).waitFor()
  await expect.poll(() => field(page, en.labels.message).inputValue()).toBe('Half a sentence')
  await field(page, 'What is it about?').selectOption('warranty')
  await expect.poll(() => field(page, en.labels.orderNo).inputValue()).toBe('PO-77')
  await button(page, en.discard).click()
  await expect.poll(() => field(page, en.labels.message).inputValue()).toBe('')
  await page.reload()
  // A draft is read before the form can be sent.
  await expect.poll(() => button(page, en.send).isEnabled()).toBe(true)
  expect(await page.getByText(en.draft).count()).toBe(0)
})

test('an unsuitable file is rejected before it is sent, and can be removed', async () => {
  page = await visit(PATH)
  await fillIn(newSender())
  const file = page.locator('#field-attachment')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await page.getByText(enForm.attachment.faults.type).first().waitFor()
  await button(page, en.send).click()
  await page.getByRole('group', { name: /needs your attention/ }).waitFor()
  await button(page, enForm.attachment.remove).click()
  await expect.poll(() => page.getByText('a.png').count()).toBe(0)
  await button(page, en.send).click()
  await shownCodes()
})

test('the server rejects a fake picture at its field', async () => {
  page = await visit(PATH)
  await fillIn(newSender())
  const buffer = Buffer.from('<html><script>alert(1)</script></html>')
  await page
    .locator('#field-attachment')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer })
  await button(page, en.send).click()
  await page.getByRole('link', { name: /does not match its name/ }).waitFor()
  await expect.poll(() => field(page, en.labels.message).inputValue()).toContain('the second one.')
  // On a phone the toast of this rejection is above the warning that the next try finds no network.
  await page.setViewportSize({ width: 360, height: 780 })
  await page.context().setOffline(true)
  await button(page, en.send).click()
  const dismiss = page.getByRole('button', { name: frame.messages.dismiss })
  await expect.poll(() => dismiss.count()).toBe(2)
  const [rejection, warning] = await dismiss.evaluateAll((all) =>
    all.map((one) => one.parentElement?.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(rejection?.bottom).toBeLessThanOrEqual(warning?.top ?? 0)
})

test('an unknown case number with a wrong code is answered without saying which of them is wrong', async () => {
  page = await visit(`${PATH}#follow`)
  await page.waitForFunction(() => document.activeElement?.id === 'field-caseNo')
  await follow({ caseNo: '2611-999999', feedbackCode: 'AAAAAAAAAAAAA' })
  await page.getByRole('alert').getByText(en.follow.unknown).waitFor()
})

test('the feedback form is no wider than the screen of a phone', async () => {
  page = await visit(`${PATH}?type=warranty`, { viewport: { width: 360, height: 780 } })
  await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
  expect(await seriousViolations(page)).toEqual([])
})

test('the feedback page explains what to do without scripts', async () => {
  page = await visit(PATH, { javaScriptEnabled: false })
  const words = page.locator('main noscript p').first()
  await expect.poll(() => words.isVisible()).toBe(true)
  await expect.poll(() => words.textContent()).toContain(en.noScripts.text)
  await expect.poll(() => button(page, en.send).isDisabled()).toBe(true)
})
