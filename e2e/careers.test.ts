// Careers applications in a browser: form, attachment, staff queue, mail, and error cases.
import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { careers as en_us } from '../src/web/texts/en_us/careers.ts'
import { careers as zh_cn } from '../src/web/texts/zh_cn/careers.ts'
import { careers as zh_hk } from '../src/web/texts/zh_hk/careers.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../test/support/axe.ts'
import { sampleInTurn } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { holdScript } from './support/hold-script.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'

const T = { en_us, zh_cn, zh_hk }
const PHONE = { width: 360, height: 780 }
const NUMBER = /A\d\d-\d{6}/

let shop: MemberShop
let page: Page
let pdf: Buffer

beforeAll(async () => {
  pdf = await readFile('data/content/media/company-eu-declaration.pdf')
  shop = await openMemberShop()
})
afterAll(() => shop?.close())
const { visit, forgiveErrors } = useJourneys({
  origin: () => shop.address,
  defaults: { viewport: PHONE, reducedMotion: 'reduce' },
})

function interestLink(lang: Lang, team: keyof typeof en_us.teams) {
  const name = T[lang].interestedIn(T[lang].teams[team])
  return page.getByRole('link', { name, exact: true })
}

async function fillPerson(lang: Lang, email: string): Promise<void> {
  const { labels } = T[lang].form
  await field(page, labels.firstName).fill('Erika')
  await field(page, labels.surname).fill('Example')
  await field(page, labels.email).fill(email)
  await field(page, labels.country).selectOption('HK')
  await expect.poll(() => field(page, labels.dialCode).inputValue()).toBe('+852')
  await field(page, labels.phone).fill('5123 4567')
  await field(page, labels.message).fill('We supply repair shops.')
}

async function fillFirm(lang: Lang): Promise<void> {
  const { labels } = T[lang].form
  await field(page, labels.companyName).fill('Example Power Ltd')
  await field(page, labels.region).fill('Hong Kong')
  await field(page, labels.volume).selectOption('500_2000')
}

function attach(name: string, mimeType: string, buffer: Buffer) {
  return page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
}

/** The next application arrives, but its answer does not. */
function loseAnswer() {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  return page.route('**/api/user/join-us/**', lose, { times: 1 })
}

async function applicationsOf(email: string) {
  return shop.db
    .selectFrom('team_application')
    .leftJoin(
      'received_file',
      'received_file.team_application_no',
      'team_application.application_no',
    )
    .select([
      'team_application.application_no',
      'team',
      'opening_id',
      'state',
      'received_file.file_name',
    ])
    .where('email', '=', email)
    .execute()
}

describe.each(sampleInTurn(LANGS, 0))('in %s', (lang) => {
  const t = T[lang]

  test('a distributor applies with a PDF, gets a number and a mail, and appears in the queue', async () => {
    const email = `distributor-${lang}@careers.example`
    page = await visit(`${langPrefix(lang)}/join-us.html`)
    await interestLink(lang, 'distributor').click()
    const title = page.getByRole('heading', { name: t.form.title(t.teams.distributor) })
    await title.waitFor()
    const found = await seriousViolations(page)
    await button(page, t.form.send).click()
    // The error summary names the empty required fields and has the focus.
    await page.locator('[role=group]:focus a[href="#field-companyName"]').waitFor()
    found.push(...(await seriousViolations(page)))
    await setTheme(page, 'dark')
    found.push(...(await seriousViolations(page, { rules: ['color-contrast'] })))
    expect(found).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    await fillPerson(lang, email)
    await fillFirm(lang)
    await attach('company-profile.pdf', 'application/pdf', pdf)
    await page.getByRole('checkbox').check()
    await button(page, t.form.send).dblclick()
    const shown = (await page.getByText(NUMBER).first().textContent()) ?? ''
    const number = NUMBER.exec(shown)?.[0]
    await expect.poll(() => page.getByRole('heading', { name: t.done.title }).count()).toBe(1)
    // The page is shorter without the form, so the confirmation that replaces it is scrolled into view.
    await page.waitForFunction(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? {
        top: -1,
        bottom: 0,
      }
      return document.activeElement?.id === 'apply-title' && top > 0 && bottom < innerHeight
    })
    const mail = await shop.mailbox.next({ to: email }, 20_000)
    expect(mail.text).toContain(number)
    await expect
      .poll(() => applicationsOf(email))
      .toEqual([
        {
          application_no: number,
          team: 'distributor',
          opening_id: null,
          state: 'submitted',
          file_name: 'company-profile.pdf',
        },
      ])
    expect(await seriousViolations(page)).toEqual([])
  })
})

test('an application to an opening names the opening, and a reload keeps the typed input', async () => {
  const email = 'picker@careers.example'
  page = await visit('/join-us.html?team=warehouse&opening=warehouse-picker#apply')
  await fillPerson('en_us', email)
  await page.reload({ waitUntil: 'load' })
  await page.getByText(en_us.form.kept).waitFor()
  const { labels } = en_us.form
  await expect.poll(() => field(page, labels.message).inputValue()).toBe('We supply repair shops.')
  await expect.poll(() => field(page, labels.country).inputValue()).toBe('HK')
  await expect.poll(() => field(page, labels.companyName).count()).toBe(0)
  await page.getByRole('checkbox').check()
  await button(page, en_us.form.send).click()
  await page.getByText(NUMBER).first().waitFor()
  await expect
    .poll(() => applicationsOf(email))
    .toMatchObject([
      { team: 'warehouse', opening_id: 'warehouse-picker', state: 'submitted', file_name: null },
    ])
  // A sent form is not restored as a draft.
  await page.reload({ waitUntil: 'load' })
  await button(page, en_us.form.send).waitFor()
  await expect.poll(() => field(page, labels.message).inputValue()).toBe('')
})

test('an application that was changed after its answer was lost arrives with the change', async () => {
  const email = 'lost-answer@careers.example'
  page = await visit('/join-us.html?team=general#apply')
  await fillPerson('en_us', email)
  await page.getByRole('checkbox').check()
  await loseAnswer()
  await button(page, en_us.form.send).click()
  await expect.poll(() => applicationsOf(email)).toHaveLength(1)
  await field(page, en_us.form.labels.message).fill('We also supply schools.')
  await button(page, en_us.form.send).click()
  await page.getByText(NUMBER).first().waitFor()
  const { form } = await shop.db
    .selectFrom('team_application')
    .select('form')
    .where('email', '=', email)
    .orderBy('submitted_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(form).toMatchObject({ message: 'We also supply schools.' })
  forgiveErrors()
})

test('an application whose answer was lost arrives once, also when it is sent again after a reload', async () => {
  const email = 'lost-and-reloaded@careers.example'
  page = await visit('/join-us.html?team=general#apply')
  await fillPerson('en_us', email)
  await loseAnswer()
  await page.getByRole('checkbox').check()
  await button(page, en_us.form.send).click()
  await expect.poll(() => applicationsOf(email)).toHaveLength(1)
  await page.reload({ waitUntil: 'load' })
  await page.getByText(en_us.form.kept).waitFor()
  await page.getByRole('checkbox').check()
  await button(page, en_us.form.send).click()
  await page.getByText(NUMBER).first().waitFor()
  await expect.poll(() => applicationsOf(email)).toHaveLength(1)
  forgiveErrors()
})

test('a file of the wrong kind is rejected immediately and never sent', async () => {
  const email = 'wrong-file@careers.example'
  page = await visit('/join-us.html?team=general#apply')
  await fillPerson('en_us', email)
  await attach('photo.png', 'image/png', Buffer.from('not a picture'))
  await page.getByRole('alert').filter({ hasText: 'JPEG' }).waitFor()
  await page.getByRole('checkbox').check()
  await button(page, en_us.form.send).click()
  await page.locator('[role=group]:focus').waitFor()
  await expect.poll(() => applicationsOf(email)).toEqual([])
  await expect.poll(() => field(page, en_us.form.labels.email).inputValue()).toBe(email)
})

describe('the form by keyboard', () => {
  async function openForm(): Promise<void> {
    await interestLink('en_us', 'logistics').focus()
    await page.keyboard.press('Enter')
    const name = en_us.form.title(en_us.teams.logistics)
    await page.getByRole('heading', { name }).waitFor()
  }

  test('the form opens by keyboard alone, with the focus on its title and the fields after it', async () => {
    page = await visit(null, { viewport: { width: 1280, height: 900 } })
    // The script of the fields loads last.
    const form = await holdScript(page, 'src/web/screens/company/careers/team-application-form.tsx')
    await page.goto('/join-us.html', { waitUntil: 'load' })
    // What watches navigations is loaded after the page.
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const opened = openForm()
    await form.requested
    form.release()
    await opened
    await page.waitForFunction(() => document.activeElement?.id === 'apply-title')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('firstName')
  })

  test('the title keeps the focus when the script that watches navigation arrives late', async () => {
    page = await visit(null)
    const watch = await holdScript(page, 'src/web/app/watch-navigation.ts')
    await page.goto('/join-us.html')
    await openForm()
    await page.waitForFunction(() => document.activeElement?.id === 'apply-title')
    watch.release()
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('apply-title')
  })
})

test('without scripts the page contains the form and explains what it needs', async () => {
  page = await visit('/join-us.html?team=distributor', { javaScriptEnabled: false })
  await expect.poll(() => page.getByLabel(en_us.form.labels.companyName).count()).toBe(1)
  await expect.poll(() => page.locator('noscript').count()).toBeGreaterThan(0)
})
