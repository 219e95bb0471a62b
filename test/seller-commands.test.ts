// npm run exhibitions, insight and brand: what the seller saves, reads and checks without a browser.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAtExhibitionRoute } from '../src/contract/user-application.ts'
import { insertPageViews } from '../src/server/modules/analytics/page-view-repository.ts'
import { DAY_MS } from '../src/shared/time.ts'
import { recordMisses } from '../src/server/modules/search/missed-search-repository.ts'
import { freshEmail, freshNetwork } from './support/apply-as.ts'
import { sendFrom } from './support/log-in-as.ts'
import { useShop } from './support/ask.ts'
import { mailsTo } from './support/outbox.ts'
import { useStaffTerminal } from './support/staff-terminal.ts'
import { runCommand } from './support/run-command.ts'
import { grantSecurityCode } from './support/security-code.ts'

const CONTACT_EMAIL = 'desk@shop.example'
const folder = mkdtempSync(join(tmpdir(), 'voltcell-seller-'))
const shop = useShop({ settings: { CONTACT_EMAIL } })
const terminal = useStaffTerminal()

const exhibitions = (...args: string[]) =>
  runCommand(shop().url, 'exhibitions', args, terminal.settings)

beforeAll(() => terminal.logIn(shop()))
afterAll(() => rm(folder, { recursive: true, force: true }))

function exhibitionFile(moreLines = ''): string {
  const path = join(folder, 'exhibition.yaml')
  const texts = 'texts:\n  en_us: { name: Trade days, place: Hall 1, body: Meet us. }\n'
  writeFileSync(
    path,
    `id: trade-days-2099\ncountry: HK\nbeginsOn: 2099-04-13\nendsOn: 2099-04-16\nbooth: 1A-01\n${texts}${moreLines}`,
  )
  return path
}

test('an exhibition is saved from a file, and every error of a file is named', async () => {
  const page = () => shop().app.inject('/registrationForm/trade-days-2099')
  expect((await page()).statusCode).toBe(404)
  const wrong = await exhibitions('save', exhibitionFile('colour: red\n'))
  expect(wrong.code).toBe(1)
  expect(wrong.err).toContain('colour')
  const saved = await exhibitions('save', exhibitionFile())
  expect(saved).toMatchObject({ code: 0, out: 'Saved: /registrationForm/trade-days-2099\n' })
  expect((await exhibitions('list')).out).toContain('trade-days-2099  Trade days  0 visitors')
  await expect.poll(async () => (await page()).body, { timeout: 5000 }).toContain('1A-01')
})

test('a registration is mailed to the sales desk, and staff see who registered', async () => {
  const answer = await sendFrom(
    shop(),
    registerAtExhibitionRoute,
    {
      exhibitionId: 'trade-days-2099',
      firstName: 'Ada',
      surname: 'Example',
      companyName: 'Example Trading',
      email: freshEmail(),
      country: 'DE',
      visitDay: '2099-04-14',
      message: 'About laptops',
      privacyAccepted: true,
      ...(await grantSecurityCode(shop())),
    },
    { from: freshNetwork() },
  )
  expect(answer.code).toBe(200)
  const [notice] = await mailsTo(shop().db, CONTACT_EMAIL)
  expect(notice).toMatchObject({ template: 'exhibition-notice' })
  expect(notice?.body_text).toContain('About laptops')
  const { out } = await exhibitions('visitors', 'trade-days-2099')
  expect(out).toContain('companyName: Example Trading')
  const removal = await exhibitions('remove', 'trade-days-2099')
  expect(removal.err).toBe('Visitors have registered, so the exhibition cannot be removed.\n')
  expect((await exhibitions('visitors', 'nothing')).err).toBe('No exhibition has that ID.\n')
})

test('the check of a brand lists its examples and the commands that list those outside its folder; with --strict it fails', async () => {
  const brand = (...args: string[]) => runCommand(shop().url, 'brand', args)
  const mine = join(folder, 'my-brand')
  expect((await brand('new', mine)).out).toContain(`npm run brand -- check ${mine}`)
  const checked = await brand('check', mine)
  expect(checked.code).toBe(0)
  expect(checked.out).toContain('  still an example: series.main.prefix: "VC" is an example.')
  expect(checked.out).toContain('npm run content -- list')
  expect((await brand('check', mine, '--strict')).code).toBe(1)
  writeFileSync(join(mine, 'icon-180.png'), 'a text')
  const broken = await brand('check', mine)
  expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('icon-180.png is not a')])
})

test('views, searches without results and downloads are printed, by day, by week and as CSV', async () => {
  const view = (page: string) => ({ page, accessedAt: new Date(), userKey: '20261123-a' })
  await insertPageViews(shop().db, [view('/news'), view('/finder'), view('/finder')])
  await recordMisses(shop().db, [{ norm: 'X1', keyword: 'x-1', lang: 'en_us' }])
  await recordMisses(shop().db, [{ norm: 'X1', keyword: 'x-1', lang: 'en_us' }])
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  await sql`insert into page_view_day (day, page, views) values (${day(20)}, '=news', 4)`.execute(
    shop().db,
  )
  const insight = (...args: string[]) => runCommand(shop().url, 'insight', args, terminal.settings)
  const daily = (await insight('views')).out.split('\n')
  expect(daily).toEqual([
    'from        count  visitors  page',
    `${day(0)}      2  1         /finder`,
    `${day(0)}      1  1         /news`,
    `${day(20)}      4  0         =news`,
    '',
  ])
  const csv = await insight('views', '--csv', '--by', 'all', '--rows', '1')
  // One line for the 30 days, from the first of them; a quote keeps spreadsheets from reading '=news' as a formula.
  expect(csv.out).toBe(`\uFEFFfrom,count,visitors,page\r\n${day(29)},4,0,'=news\r\n`)
  expect((await insight('searches')).out).toContain(`${day(0)}      2  en_us     x-1`)
  expect((await insight('searches', '--by', 'week')).out).toMatch(/^\d{4}-\d\d-\d\d {6}2 /m)
  expect((await insight('downloads', '--days', '7')).out).toBe(
    'Nothing was counted in this period.\n',
  )
  expect((await insight('views', '--by', 'year')).err).toContain('--by must be one of: day, week')
})
