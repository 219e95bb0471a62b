// 150 script payloads in every field of a content entry: calls, pages, feeds and the sitemap show none of them
// as markup.
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { LANGS, langPrefix } from '../../src/shared/lang.ts'
import type { ContentEntry } from '../../src/contract/content.ts'
import { readPageRoute } from '../../src/contract/content.ts'
import { sanitiseMarkup } from '../../src/server/modules/content/markup/sanitise.ts'
import {
  picturesIn,
  renderMarkdown,
} from '../../src/server/modules/content/markup/render-markdown.ts'
import { ask, useShop } from '../support/ask.ts'
import { scriptsIn, disallowedIn } from '../drivers/find-scripts.ts'
import { SCRIPT_PAYLOADS } from '../support/script-payloads.ts'
import { drawing, markdown, importFiles, type ContentFiles } from '../support/content-folder.ts'

const shop = useShop()

test('there are 150 different payloads, and the checker finds scripts', () => {
  expect(new Set(SCRIPT_PAYLOADS).size).toBe(SCRIPT_PAYLOADS.length)
  expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(150)
  const seen = SCRIPT_PAYLOADS.filter((payload) => disallowedIn(payload).length > 0)
  expect(seen.length).toBeGreaterThan(SCRIPT_PAYLOADS.length * 0.6)
})

test('sanitised markup contains no script, even when it is parsed again', () => {
  for (const payload of SCRIPT_PAYLOADS) {
    for (const wrapped of [payload, `<a href="/x">${payload}`, `<img alt="${payload}`]) {
      const once = sanitiseMarkup(wrapped)
      expect(disallowedIn(once), wrapped).toEqual([])
      expect(disallowedIn(sanitiseMarkup(once)), wrapped).toEqual([])
    }
  }
})

test('rendered Markdown contains no script', () => {
  const media = { 'media/x.svg': 'x-00000000' }
  for (const payload of SCRIPT_PAYLOADS) {
    for (const written of [
      payload,
      `## ${payload}`,
      `- ${payload}`,
      `[${payload}](/x)`,
      `[x](${payload})`,
      `![${payload}](media/x.svg "${payload}")`,
    ]) {
      expect(disallowedIn(renderMarkdown(written, { media })), written).toEqual([])
    }
  }
})

describe('stored in every field', () => {
  /** Entries of each kind, among which the payloads are divided. */
  const ENTRIES = 12
  // Left out: external pictures, braces that name no constant, and control characters, which the import rejects.
  // oxlint-disable-next-line no-control-regex -- these very characters
  const rejected = /\{\{[\s\S]*?\}\}|[\u0000\u0001\u000c]/g
  const accepted = SCRIPT_PAYLOADS.filter((payload) => picturesIn(payload).length === 0).map(
    (payload) => payload.replace(rejected, ''),
  )
  const share = (at: number) => accepted.filter((_, index) => index % ENTRIES === at)

  beforeAll(async () => {
    const files: ContentFiles = { 'media/x.svg': drawing('x') }
    for (let at = 0; at < ENTRIES; at += 1) {
      const payloads = share(at).map((payload) => payload.replaceAll('\n', ' '))
      const text = (index: number) => (payloads[index % payloads.length] ?? '').slice(0, 150).trim()
      const fields = {
        title: text(0) || 'x',
        summary: payloads.join(' ').slice(0, 590).trim(),
        imageAlt: text(1),
        description: text(2).slice(0, 150),
        labels: Object.fromEntries(
          payloads.map((_, index) => [text(index).slice(0, 110) || 'x', text(index + 1)]),
        ),
      }
      const body = share(at).join('\n\n')
      const shared = { date: '2026-10-12', image: 'media/x.svg' }
      files[`news/hostile-${at}/en_us.md`] = markdown(
        { ...fields, ...shared, type: 'announcement' },
        body,
      )
      files[`news/hostile-${at}/zh_hk.md`] = markdown(fields, body)
      files[`poster/hostile-${at}/en_us.md`] = markdown(
        { ...fields, ...shared, type: 'guide' },
        body,
      )
      files[`introduction/hostile-${at}/en_us.md`] = markdown(fields, body)
      files[`banner/hostile-${at}/en_us.md`] = markdown({ ...fields, type: 'notice' }, body)
    }
    // Uses each payload as a title as well.
    for (const [at, payload] of accepted.entries()) {
      const title = payload.replaceAll('\n', ' ').slice(0, 150).trim() || 'x'
      files[`question/hostile-${at}/en_us.md`] = markdown({ title, type: 'genuine' }, payload)
    }
    files['page/terms/en_us.md'] = markdown({ title: 'Terms' }, accepted.join('\n\n'))
    await importFiles(shop(), files)
  })

  test('no call returns markup with a script', async () => {
    for (const lang of LANGS) {
      for (let at = 0; at < ENTRIES; at += 1) {
        for (const url of [
          `/api/news/detail/hostile-${at}/announcement?lang=${lang}`,
          `/api/about/product/poster/detail/hostile-${at}?lang=${lang}`,
          `/api/about/product/introduction/detail/hostile-${at}?lang=${lang}`,
        ]) {
          const { result } = (await shop().app.inject(url)).json<{
            result: Record<string, unknown>
          }>()
          const body = String(result.ncontent ?? result.jobContent ?? result.body)
          expect(body.length, url).toBeGreaterThan(20)
          expect(disallowedIn(body), url).toEqual([])
        }
      }
      const { result } = await ask<ContentEntry>(shop(), readPageRoute, { id: 'terms', lang })
      expect(disallowedIn(result.body)).toEqual([])
    }
    const questions = (await shop().app.inject('/api/about/product/question')).json<{
      result: { list: { questions: { answer: string }[] }[] }
    }>()
    for (const { answer } of questions.result.list.flatMap((topic) => topic.questions)) {
      expect(disallowedIn(answer)).toEqual([])
    }
  })

  test('no page runs a payload', async () => {
    for (const lang of LANGS) {
      const prefix = langPrefix(lang)
      const paths = [
        '',
        '/news',
        '/posters',
        '/faq.html',
        '/terms-and-conditions.html',
        '/about-us.html',
      ]
      for (let at = 0; at < ENTRIES; at += 1) {
        paths.push(
          `/newsdetail/hostile-${at}/announcement`,
          `/posterDetail/hostile-${at}/guide`,
          `/introduction/hostile-${at}`,
        )
      }
      for (const path of paths) {
        const { statusCode, body } = await shop().app.inject(prefix + path || '/')
        expect(statusCode, path).toBeLessThan(500)
        expect(scriptsIn(body), prefix + path).toEqual([])
        // Script data is in one element that its contents cannot close.
        for (const [, data = ''] of body.matchAll(
          /<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g,
        )) {
          expect(() => JSON.parse(data) as unknown, prefix + path).not.toThrow()
        }
      }
    }
  }, 60_000)

  test('the feed stays well-formed XML', async () => {
    for (const lang of LANGS) {
      const { body } = await shop().app.inject(`${langPrefix(lang)}/news.xml`)
      expect(body).toContain('hostile-0')
      expect(
        body.replace(
          /<\/?(?:rss|channel|item|title|link|guid|pubDate|description|language|atom:link)\b[^<>]*>|<\?xml[^<>]*\?>/g,
          '',
        ),
      ).not.toMatch(/[<>]/)
    }
  })

  test('payloads written directly to the database are made harmless when read', async () => {
    const marker = 'Written past the import.'
    const hostile = [`<p>${marker}</p>`, ...SCRIPT_PAYLOADS].join('\n')
    await sql`update content_text set body_html = ${hostile.replaceAll('\u0000', '')} where kind = 'page' and id = 'terms'`.execute(
      shop().owner,
    )
    await sql`update catalogue_version set content_version = content_version + 1`.execute(
      shop().owner,
    )
    await expect
      .poll(async () => {
        const { result } = await ask<ContentEntry>(shop(), readPageRoute, { id: 'terms' })
        return result.body.includes(marker) ? disallowedIn(result.body) : ['the former body']
      })
      .toEqual([])
  })
})
