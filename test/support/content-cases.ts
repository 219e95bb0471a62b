// Small content of every kind for the tests of its calls: visible, hidden, in one language and in three. And the
// guarantees of every call that shows one entry or lists cards.
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallRoute } from '../../src/contract/call.ts'
import type { ContentCard } from '../../src/contract/content.ts'
import { ask } from './ask.ts'
import { type ContentFiles, drawing, markdown, replaceContent } from './content-folder.ts'
import type { TestApp } from './test-app.ts'

/** Ids that are never shown to visitors, for every kind below. */
export const HIDDEN = ['hidden-draft', 'hidden-later', 'hidden-withdrawn', 'hidden-over'] as const

const HIDING: Record<(typeof HIDDEN)[number], object> = {
  'hidden-draft': { state: 'draft' },
  'hidden-later': { state: 'scheduled', publishAt: '2099-01-01T00:00:00Z' },
  'hidden-withdrawn': { state: 'withdrawn' },
  'hidden-over': { withdrawAt: '2020-01-01T00:00:00Z' },
}

/** The fields that an entry of each kind needs; `CONTENT_KINDS` says what an introduction, a zone or an opening is. */
const KINDS: Record<string, object> = {
  news: { type: 'announcement', date: '2026-12-31' },
  poster: { type: 'guide', date: '2026-12-31' },
  packaging: {},
  certificate: { type: 'company', facts: { number: 'X', standard: 'X' } },
  question: { type: 'finding' },
  introduction: {},
  corporate: {},
  csr: {},
  zone: { facts: { links: ['/faq.html'] } },
  opening: { type: 'warehouse' },
  page: {},
  office: { facts: { region: 'EU' } },
}

function hiddenEntries(): ContentFiles {
  return Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, fields]) =>
      HIDDEN.map((id) => [
        `${kind}/${id}/en_us.md`,
        markdown({ ...fields, ...HIDING[id], title: 'Hidden by staff' }, 'Hidden by staff'),
      ]),
    ),
  )
}

/** Complete in three languages, with every field of an entry. */
function fullEntry(kind: string, id: string, fields: object = {}): ContentFiles {
  return {
    [`${kind}/${id}/en_us.md`]: markdown(
      {
        ...KINDS[kind],
        place: 1,
        image: 'media/full.svg',
        imageAlt: 'A battery on a shelf',
        gallery: ['media/more.svg'],
        galleryAlt: ['The same from behind'],
        description: 'For engines, {{handlingPercent}}',
        summary: 'Pay {{depositUsd}} once.',
        labels: { Weight: '{{attachmentMaxMb}}', ...labelsOf(kind, 'en') },
        title: `Storing batteries, ${kind}`,
        ...fields,
      },
      '## Where {#where}\n\nKeep at {{storageCelsius}}, see the [questions](/faq.html#storage).\n\n## How long\n\nUp to {{warrantyLithiumMonths}} months.',
    ),
    [`${kind}/${id}/zh_cn.md`]: markdown(
      {
        title: `电池的存放 ${kind}`,
        summary: '一次支付{{depositUsd}}。',
        imageAlt: '货架上的电池',
        labels: { 重量: '{{attachmentMaxMb}}', ...labelsOf(kind, 'cn') },
      },
      '## 何处\n\n存放温度为{{storageCelsius}}，参阅[常见问题](/faq.html#storage)。锂电池空运限制。\n\n## 多久\n\n最长{{warrantyLithiumMonths}}个月。',
    ),
    [`${kind}/${id}/zh_hk.md`]: markdown(
      {
        title: `電池的存放 ${kind}`,
        image: 'media/full-hk.svg',
        imageAlt: '貨架上的電池',
        labels: { 重量: '{{attachmentMaxMb}}', ...labelsOf(kind, 'hk') },
      },
      '## 何處\n\n存放溫度為{{storageCelsius}}，參閱[常見問題](/faq.html#storage)。\n\n## 多久\n\n最長{{warrantyLithiumMonths}}個月。',
    ),
  }
}

function labelsOf(kind: string, word: string): Record<string, string | string[]> {
  if (kind === 'zone') return { links: [`${word} questions`] }
  if (kind === 'certificate') return { issuer: `${word} issuer` }
  if (kind === 'office')
    return { lines: [`${word} street 1`, `${word} town`], hours: `${word} hours` }
  return {}
}

/** English only: other languages fall back to it. */
function englishEntry(kind: string, id: string, fields: object = {}): ContentFiles {
  return {
    [`${kind}/${id}/en_us.md`]: markdown(
      { ...KINDS[kind], place: 2, title: `English only, ${kind}`, ...fields },
      '## Only here\n\nUN 38.3 in English, {{deliveryWorkingDays}} days.',
    ),
  }
}

export const FIXTURE: ContentFiles = {
  'media/full.svg': drawing('full'),
  'media/full-hk.svg': drawing('電池'),
  'media/more.svg': drawing('more'),
  'media/sheet.pdf': '%PDF-1.4\n%%EOF\n',
  'media/film.mp4': Buffer.from('film'),
  'media/media.yaml': 'full.svg: { focal: [0.25, 0.5] }\n',
  ...hiddenEntries(),
  ...fullEntry('news', 'storing', { date: '2026-10-12', file: 'media/sheet.pdf' }),
  ...englishEntry('news', 'english', { date: '2026-09-01' }),
  ...englishEntry('news', 'fair', {
    date: '2025-03-01',
    type: 'event',
    example: true,
    area: 'both',
    facts: { beginsOn: '2027-04-12', endsOn: '2027-04-15', exhibitionId: 'example-hong-kong-2027' },
    labels: { place: 'Hall 1' },
  }),
  ...englishEntry('news', 'film', { date: '2026-08-01', type: 'media', video: 'media/film.mp4' }),
  ...englishEntry('news', 'deposit', { date: '2026-07-01', area: 'dropship' }),
  ...fullEntry('poster', 'storing', { date: '2026-10-12', file: 'media/sheet.pdf' }),
  ...englishEntry('poster', 'english', { date: '2026-09-01', type: 'product' }),
  ...fullEntry('packaging', 'storing'),
  ...englishEntry('packaging', 'english'),
  ...fullEntry('certificate', 'storing', {
    type: 'company',
    facts: { number: 'EX-1', standard: 'ISO 9001', validFrom: '2026-01-01', validTo: '2028-12-31' },
    example: true,
  }),
  ...englishEntry('certificate', 'english', {
    type: 'transport',
    facts: { number: 'EX-2', standard: 'UN 38.3' },
  }),
  ...fullEntry('question', 'storing', { type: 'batteries' }),
  ...englishEntry('question', 'english', { type: 'ordering' }),
  ...englishEntry('question', 'deposit', { type: 'drop-ship', area: 'dropship' }),
  ...fullEntry('introduction', 'storing'),
  ...englishEntry('introduction', 'english'),
  ...fullEntry('corporate', 'storing'),
  ...englishEntry('corporate', 'english'),
  ...fullEntry('csr', 'storing'),
  ...englishEntry('csr', 'english'),
  ...fullEntry('zone', 'storing', { facts: { links: ['/faq.html'] } }),
  ...englishEntry('zone', 'english', { facts: { links: ['/news', 'https://example.com/'] } }),
  ...fullEntry('opening', 'warehouse', { type: 'warehouse' }),
  ...englishEntry('opening', 'picker', { type: 'warehouse', example: true }),
  ...fullEntry('page', 'terms'),
  ...englishEntry('page', 'contact'),
  ...fullEntry('office', 'hong-kong', {
    facts: { region: 'HK', latitude: 22.3, longitude: 114.2, phone: '+852 0000 0000' },
  }),
  ...englishEntry('office', 'sales', {
    facts: { region: 'HK', kind: 'team', parent: 'hong-kong', email: 'sales@shop.example' },
  }),
  ...englishEntry('office', 'desk', { facts: { region: 'HK', kind: 'contact', parent: 'sales' } }),
  ...englishEntry('office', 'rotterdam', { facts: { region: 'EU' }, example: true }),
  ...fullEntry('banner', 'first', { facts: { link: '/finder' } }),
  ...englishEntry('banner', 'notice', { type: 'notice', facts: { link: '/news' } }),
  ...englishEntry('banner', 'no-picture', { type: 'product' }),
  ...fullEntry('photo', 'home'),
}

/**
 * Replaces the shop's content by the fixture. Call it after `useShop`. Most kinds have an entry 'storing', which is complete
 * in three languages, and an entry 'english', to which the other languages fall back.
 */
export function useContentFixture(shop: () => TestApp): void {
  beforeAll(async () => {
    await replaceContent(shop(), FIXTURE)
  })
}

/** Guarantees of every call that shows one entry by its id. */
export function describeEntry(
  shop: () => TestApp,
  route: CallRoute,
  {
    input,
    bodyOf,
  }: { input: (id: string) => Record<string, unknown>; bodyOf: (entry: never) => string },
): void {
  const read = async (id: string, lang = 'en_us') =>
    (await ask<ContentCard>(shop(), route, { ...input(id), lang })).result

  describe('one entry', () => {
    test.each(HIDDEN)('%s is answered with 404', async (id) => {
      const answer = await ask(shop(), route, input(id))
      expect(answer.code).toBe(404)
      expect(answer.result).toBeNull()
    })

    test('placeholders are filled in, in the language of the text', async () => {
      const [english, chinese] = [await read('storing'), await read('storing', 'zh_cn')]
      expect(english.summary).toBe('Pay USD\u00a01,000 once.')
      expect(bodyOf(english as never)).toContain('Keep at 15–25\u00a0°C')
      expect(bodyOf(chinese as never)).toContain('最长12个月')
      expect(JSON.stringify([english, chinese])).not.toContain('{{')
    })

    test('links keep the language, and anchors are the same in every language', async () => {
      for (const [lang, prefix] of [
        ['en_us', ''],
        ['zh_cn', '/zh-cn'],
        ['zh_hk', '/zh-hk'],
      ] as const) {
        const body = bodyOf((await read('storing', lang)) as never)
        expect(body).toContain(`href="${prefix}/faq.html#storage"`)
        expect([...body.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
          'where',
          'how-long',
        ])
      }
    })

    test('a text missing in a language is English and marked as such', async () => {
      expect(await read('english', 'zh_hk')).toMatchObject({ lang: 'en_us', isFallback: true })
      expect(await read('english')).toMatchObject({ lang: 'en_us', isFallback: false })
      expect(await read('storing', 'zh_hk')).toMatchObject({ lang: 'zh_hk', isFallback: false })
    })
  })
}

/** Guarantees of every call that lists cards. */
export function describeCards(
  shop: () => TestApp,
  route: CallRoute,
  { ids, input = {} }: { ids: string[]; input?: Record<string, unknown> },
): void {
  interface Cards {
    total: number
    list: ContentCard[]
  }
  test('visible entries are listed in order, and no hidden ones', async () => {
    for (const lang of ['en_us', 'zh_cn', 'zh_hk']) {
      const { result } = await ask<Cards>(shop(), route, { ...input, lang, rows: 100 })
      expect(result.list.map(({ id }) => id)).toEqual(ids)
      expect(result.total).toBe(ids.length)
      expect(JSON.stringify(result)).not.toMatch(/Hidden by staff|\{\{/)
    }
  })

  test('a card has its language and its picture', async () => {
    const { result } = await ask<Cards>(shop(), route, { ...input, lang: 'zh_hk' })
    const [full, english] = ['storing', 'english'].map((id) =>
      result.list.find((card) => card.id === id),
    )
    expect(full).toMatchObject({ lang: 'zh_hk', isFallback: false, imageAlt: '貨架上的電池' })
    expect(full?.image).toMatchObject({ alt: '貨架上的電池', width: 1600, height: 800 })
    expect(full?.image?.url).toMatch(/^\/media\/full-hk-[0-9a-f]{8}\/1600\.webp$/)
    expect(full?.image?.srcSet.split(', ')).toHaveLength(3)
    expect(english).toMatchObject({ lang: 'en_us', isFallback: true, image: null })
  })
}
