// The shop under another brand: no page, mail, document, feed or description of the API contains the names or
// promises of the default brand, which comes with the code.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { renderMail } from '../src/server/modules/mail/render-mail.ts'
import type {
  MailRequest,
  MailTemplate,
} from '../src/server/modules/mail/composition/mail-request.ts'
import { openBrand } from '../src/server/platform/brand/open-brand.ts'
import { writeNewBrand } from '../src/server/platform/brand/new-brand.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { langPrefix, LANGS, type Lang } from '../src/shared/lang.ts'
import { SAMPLE_MAILS } from './support/sample-mails.ts'
import { seedTemplate } from './support/seed-template.ts'
import { SITE_PAGES } from './support/site-pages.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { createDatabase, databaseNameOf, type TestDatabase } from './support/test-database.ts'

/** An invented brand. */
const NAMES = {
  name: 'Lumenor Example',
  series: {
    main: { name: 'Lumenor Example', prefix: 'LM' },
    second: { name: 'Lumenor Max', prefix: 'LX' },
  },
  contact: { email: 'desk@lumenor.example', phone: '' },
  promises: {
    deliveryWorkingDays: { from: 8, to: 11 },
    applicationWorkingDays: 9,
    topUpCreditedWorkingDays: 2,
    customLabelMinimum: 2500,
    customBackCardMinimum: 25_000,
  },
}
/** The name of the default brand. */
const DEFAULT_NAME = /voltcell/i
/**
 * Promises of the default brand, without its three working days for top-ups: damage is reported within three working
 * days under every brand.
 */
const DEFAULT_PROMISES =
  /\b4\s(?:to|至)\s7\b|(?<!\d)7\s(?:working days|个工作日|個工作天)|(?<!\d)10,000\s(?:pieces|件)/
/** An item number of the default brand. */
const DEFAULT_ITEM_NO = /\bV[CU]-[A-Z]{2}\d/

let scratch: string
let template: TestDatabase
let shop: TestApp

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'brand-test-'))
  const folder = join(scratch, 'brand')
  writeNewBrand(folder)
  const path = join(folder, 'brand.json')
  const written = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...written, ...NAMES }))
  openBrand(readConfig({ BRAND_DIR: folder }))
  const filesFolder = join(scratch, 'files')
  template = await createDatabase(inject('testServer').adminUrl)
  await seedTemplate(template.url, scratch, filesFolder)
  const settings = { BRAND_DIR: folder }
  shop = await createTestApp({ template: databaseNameOf(template.url), filesFolder, settings })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await template.drop()
  rmSync(scratch, { recursive: true })
})

async function read(url: string): Promise<string> {
  const response = await shop.app.inject({ url })
  expect(response.statusCode, url).toBe(200)
  return response.body
}

/** What surrounds the first mention of the name and of an item number of the default brand. */
function defaultNames(text: string): string[] {
  return [DEFAULT_NAME, DEFAULT_ITEM_NO].flatMap((name) => {
    const found = name.exec(text)
    return found ? [text.slice(Math.max(0, found.index - 60), found.index + 60)] : []
  })
}

const PAGES = SITE_PAGES.map(([path]) => path).filter((path) => !DEFAULT_ITEM_NO.test(path))
const IN_ALL_LANGUAGES = ['/', '/about-us.html', '/faq.html', '/productinfo', '/contact-us.html']

describe('pages of another brand', () => {
  const turns = PAGES.map((path, at): [Lang, string] => [LANGS[at % 3] ?? 'en_us', path])
  const all = IN_ALL_LANGUAGES.flatMap((path) => LANGS.map((lang): [Lang, string] => [lang, path]))

  test('name neither the default brand nor its item numbers', async () => {
    for (const [lang, path] of [...turns, ...all]) {
      const html = await read((langPrefix(lang) + path).replace(/^(\/zh-\w\w)\/$/, '$1'))
      expect(defaultNames(html), `${lang} ${path}`).toEqual([])
      expect(html, `${lang} ${path}`).not.toMatch(DEFAULT_PROMISES)
      expect(html).toContain('Lumenor Example')
      expect(html, `${lang} ${path}`).not.toMatch(/\{\{\w+\}\}/)
    }
  })

  test.each([
    ['/terms-and-conditions.html', [/8 to 11 working days/, /within 2 working days/]],
    ['/signUp', [/8 to 11 working days/, /within 9 working days/]],
    ['/zh-hk/drop-shipping.html', [/9\s個工作天/]],
    ['/zh-cn/dropship/deposit.html', [/2\s个工作日/]],
    ['/packaging.html', [/2,500/, /25,000/]],
  ])('state what that brand promises: %s', async (path, promised) => {
    const html = await read(path)
    for (const promise of promised) expect(html).toMatch(promise)
    expect(html).toContain('"deliveryFrom":8')
  })

  test.each(LANGS)('the contact page names the company in %s', async (lang) => {
    const name = { en_us: 'Example Trading', zh_cn: '示例贸易', zh_hk: '範例貿易' }[lang]
    const html = await read(`${langPrefix(lang)}/contact-us.html`)
    expect(html).toMatch(new RegExp(`<dd>${name}`))
    expect(html).toMatch(new RegExp(`© ${name}`))
  })

  test('scripts are the same for every brand', () => {
    const folder = '.build/client/assets'
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    const named = scripts.filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('Voltcell'),
    )
    expect(named).toEqual([])
  })
})

test.each([
  '/rss.xml',
  '/zh-cn/rss.xml',
  '/news.xml',
  '/zh-hk/news.xml',
  '/manifest.webmanifest',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/api/home/home-info?lang=en_us',
  '/api/file/list?lang=zh_cn',
])('%s does not contain the name or item numbers of the default brand', async (url) => {
  expect(defaultNames(await read(url))).toEqual([])
})

test('every mail names the brand and the company, in all languages', () => {
  for (const lang of LANGS) {
    for (const template of Object.keys(SAMPLE_MAILS) as MailTemplate[]) {
      const contents = SAMPLE_MAILS[template]
      const mail = renderMail({ template, lang, contents, to: 'a@b.example' } as MailRequest)
      const whole = `${mail.subject}\n${mail.text}\n${mail.html}`
      expect(whole, template).not.toMatch(DEFAULT_NAME)
      expect(whole, template).not.toMatch(DEFAULT_PROMISES)
      expect(whole, template).not.toMatch(/\{\{\w+\}\}/)
      expect(whole).toContain('Lumenor Example')
      expect(mail.text).toMatch(/Example Trading|示例贸易|範例貿易/)
    }
  }
})

test('the printed catalogue has the name in its title and its file name', async () => {
  const response = await shop.app.inject({ url: '/api/file/catalogue/tablet?lang=en_us&wait=25' })
  expect(response.headers['content-disposition']).toContain('lumenor-example-tablet')
  const pdf = response.rawPayload.toString('latin1')
  expect(pdf).toContain('(Lumenor Example Catalogue')
  expect(pdf).not.toMatch(DEFAULT_NAME)
})
