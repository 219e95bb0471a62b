// Tests of the brand folder: what is read, what is rejected with which message, and what is still an example.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brand, setBrand, withBrand } from '../../../shared/brand.ts'
import { businessText } from '../../../shared/business-texts.ts'
import { dueAfter } from '../../modules/application/due-day.ts'
import { readConfig } from '../config.ts'
import { contrastOf, nearestPassing } from './brand-colours.ts'
import { lookOf } from './brand-look.ts'
import { checkBrand, differingPromises } from './check-brand.ts'
import { imprintLines, setImprint } from './imprint.ts'
import { writeNewBrand } from './new-brand.ts'
import { openBrand } from './open-brand.ts'
import { BrandError, factsOf, namesOf, readBrand } from './read-brand.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'brand-')), 'mine')
})
afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true })
  const defaultBrand = readBrand('')
  setBrand(factsOf(defaultBrand))
  setImprint(defaultBrand)
})

function write(changes: object): void {
  writeNewBrand(folder)
  const path = join(folder, 'brand.json')
  const fields = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...fields, ...changes }))
}

describe('readBrand', () => {
  test('reads the folder of the repository without a setting', () => {
    expect(namesOf(readBrand(''))).toEqual({
      brandName: 'Voltcell',
      mainSeries: 'Voltcell',
      secondSeries: 'Voltcell Ultra',
      mainPrefix: 'VC',
      secondPrefix: 'VU',
    })
  })

  const series = { main: { name: 'A', prefix: 'A' }, second: { name: 'B', prefix: 'B' } }
  test.each([
    [{ name: '' }, /brand\.json: name must have 1 to 40 characters/],
    [{ name: 'Bad <script>' }, /brand\.json: name must have 1 to 40 characters/],
    [{ colour: 'red' }, /brand\.json: colour is not a field/],
    [{ contact: { email: 'nobody' } }, /contact\.email/],
    [{ series: { ...series, second: series.main } }, /series\.second\.prefix must differ from/],
    [
      { series: { ...series, main: { name: 'A', prefix: 'a-' } } },
      /series\.main\.prefix must have 1 to 6 capital letters and digits/,
    ],
    [{ legal: { name: { en_us: 'A' }, address: 'B' } }, /legal\.name\.zh_cn is missing$/m],
    [{ name: 7 }, /brand\.json: name must be of the type string$/],
    [{ colours: { accent: { light: '#402080' } } }, /colours\.accent\.dark is missing$/],
    [
      { colours: { accent: { light: 'green', dark: '#d0c0ff' } } },
      /^\S+brand\.json: colours\.accent\.light must be a colour such as #0b6e4f$/,
    ],
  ])('rejects %j with the name of the field', (changes, message) => {
    write(changes)
    expect(() => readBrand(folder)).toThrow(BrandError)
    expect(() => readBrand(folder)).toThrow(message)
  })

  test('says what to do when the folder does not exist', () => {
    expect(() => readBrand('/nowhere')).toThrow(/npm run brand -- new FOLDER writes one/)
  })
})

describe('colours of a brand', () => {
  test('one shade for both themes is rejected, and the message shows what to write', () => {
    write({ colours: { accent: '#402080' } })
    expect(() => readBrand(folder)).toThrow(
      /colours\.accent needs a shade for each theme: \{ "light"/,
    )
  })

  test('reach the style sheet and the manifest', () => {
    write({ colours: { accent: { light: '#402080', dark: '#d0c0ff' } } })
    const [sheet, manifest] = ['.css', '.webmanifest'].map((end) =>
      lookOf(readBrand(folder))
        .files.find(({ address }) => address.endsWith(end))
        ?.body.toString(),
    )
    expect(sheet).toContain('--accent:light-dark(#402080,#d0c0ff);')
    expect(manifest).toContain('"theme_color":"#402080"')
  })

  test('stop the start where text is hard to read, with pair, ratio and nearest shade', () => {
    write({ colours: { accent: { light: '#7fbfa8', dark: '#43c99a' } } })
    expect(() => readBrand(folder)).toThrow(
      /colours\.accent\.light #7fbfa8 on bg #ffffff has a contrast of 2\.\d\d, less than 4\.5\. The nearest/,
    )
    const shade = nearestPassing('#7fbfa8', '#ffffff')
    expect(contrastOf(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(shade, '#ffffff')).toBeLessThan(4.7)
  })
})

describe('promises of a brand', () => {
  const defaults = readBrand('').promises

  test.each([
    [undefined, {}],
    [{ applicationWorkingDays: 3 }, { applicationWorkingDays: 3 }],
  ])('are those of the repository except those that a folder states: %j', (stated, differing) => {
    write({ promises: stated })
    expect(readBrand(folder).promises).toEqual({ ...defaults, ...differing })
  })

  test.each([
    [
      { deliveryWorkingDays: { from: 7, to: 4 } },
      /promises\.deliveryWorkingDays\.to must be later/,
    ],
    [
      { deliveryWorkingDays: { from: 7 } },
      /promises\.deliveryWorkingDays\.to must be a whole number/,
    ],
    [
      { applicationWorkingDays: 1 },
      /promises\.applicationWorkingDays must be a whole number from 2/,
    ],
    [
      { topUpCreditedWorkingDays: 2.5 },
      /promises\.topUpCreditedWorkingDays must be a whole number/,
    ],
    [{ customLabelMinimum: '1000' }, /promises\.customLabelMinimum must be a whole number/],
    [{ depositUsd: 500 }, /promises\.depositUsd is not a field/],
  ])(
    'are rejected with the name of the field, like a field that is not a promise: %j',
    (promises, message) => {
      write({ promises })
      expect(() => readBrand(folder)).toThrow(message)
    },
  )

  test('reach texts and due days when a process opens the brand', () => {
    const deliveryWorkingDays = { from: 8, to: 11 }
    write({ promises: { deliveryWorkingDays, applicationWorkingDays: 9 } })
    openBrand(readConfig({ BRAND_DIR: folder }))
    expect(businessText('deliveryWorkingDays', 'zh_hk')).toBe('8 至 11')
    expect(withBrand('within {{applicationWorkingDays}} working days')).toBe(
      'within 9 working days',
    )
    // A Monday without holidays in the two weeks after it.
    const due = dueAfter(new Date('2026-11-02T02:00:00Z'))
    expect(due.toISOString().slice(0, 10)).toBe('2026-11-13')
  })

  test('are named by the check where leaflets and posters of a new shop show other figures', () => {
    write({ promises: { ...defaults, deliveryWorkingDays: { from: 8, to: 11 } } })
    const lines = differingPromises(readBrand(folder))
    expect(lines).toEqual([expect.stringMatching(/deliveryWorkingDays is 8 to 11; .* 4 to 7\./)])
    expect(differingPromises(readBrand(''))).toEqual([])
  })
})

test('settings take precedence over the brand, which fills empty ones', () => {
  write({ name: 'Lumen', contact: { email: 'desk@lumen.example', phone: '' } })
  const { config } = openBrand(readConfig({ BRAND_DIR: folder }))
  expect(config.CONTACT_EMAIL).toBe('desk@lumen.example')
  expect(config.MAIL_FROM).toBe('Lumen <no-reply@localhost>')
  const settings = { CONTACT_EMAIL: 'us@shop.example', MAIL_FROM: 'Us <us@shop.example>' }
  expect(openBrand(readConfig({ BRAND_DIR: folder, ...settings })).config).toMatchObject(settings)
})

test('names are filled into texts, tables and what functions return, and nothing else is', () => {
  setBrand({ ...brand, brandName: 'Lumen', mainPrefix: 'LM' })
  const texts = withBrand({
    title: '{{brandName}} home',
    item: (no: string) => `{{mainPrefix}}-${no}`,
    rows: ['{{brandName}}', '{{depositUsd}}'],
  })
  expect(texts.title).toBe('Lumen home')
  expect(texts.item('LT1')).toBe('LM-LT1')
  expect(texts.rows).toEqual(['Lumen', '{{depositUsd}}'])
})

test('mails and documents name the company in their language, or none if the brand has none', () => {
  expect(imprintLines('en_us')).toEqual([])
  writeNewBrand(folder)
  setImprint(readBrand(folder))
  expect(imprintLines('zh_hk')).toEqual(['範例貿易有限公司 · 範例市範例街 1 號'])
})

describe('checkBrand', () => {
  test('names everything of a new folder as an example or missing', () => {
    writeNewBrand(folder)
    const fields = checkBrand(readBrand(folder)).map(({ kind, field }) => `${kind} ${field}`)
    expect(fields).toContain('example name')
    expect(fields).toContain('example legal.name.zh_cn')
    expect(fields).toContain('missing contact.email')
  })

  test('rejects a picture with which the shop would not start', () => {
    writeNewBrand(folder)
    writeFileSync(join(folder, 'icon-180.png'), 'a text')
    expect(() => checkBrand(readBrand(folder))).toThrow(
      /icon-180\.png is not a picture of the type/,
    )
  })

  test('a new folder is never written over another', () => {
    writeNewBrand(folder)
    expect(() => writeNewBrand(folder)).toThrow(/is not empty/)
  })
})
