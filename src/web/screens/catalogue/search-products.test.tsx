// The search page as rendered on the server, for every kind of result and in each language.
import { brand } from '../../../shared/brand.ts'
import { describe, expect, test } from 'vitest'
import type { Transport } from '../../../client/call.ts'
import type { HelpAnswer } from '../../../contract/content.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import { codeCheckDigit } from '../../../shared/verification-code.ts'
import { type Lang, LANGS, langPrefix } from '../../../shared/lang.ts'
import { renderPage } from '../../app/entry-server.tsx'
import {
  answerWith,
  groupWith,
  partWith,
  PRODUCT,
  productWith,
} from '../../features/search/search-parts/search-answers.test-data.ts'
import { loadTexts, textsOf } from '../../texts.ts'

for (const lang of LANGS) {
  await Promise.all([loadTexts(lang, 'search'), loadTexts(lang, 'search-answer')])
}

const NOTHING = answerWith({ certainty: 'none' })

function render(keyword: string, transport: Transport, lang: Lang = 'en_us') {
  return renderPage({
    url: `${langPrefix(lang)}/searchProduct?keyword=${encodeURIComponent(keyword)}`,
    lang,
    transport,
    origin: 'https://s.example',
    theme: 'light',
    assets: {},
    brand: { facts: brand, sheet: '/brand/x.css' },
  })
}

/** The main part of the page, as markup and as text. */
async function show(
  keyword: string,
  answer: SearchAnswer,
  lang: Lang = 'en_us',
  help: HelpAnswer[] = [],
) {
  const results: Record<string, unknown> = {
    '/api/product/search': answer,
    '/api/content/help': { list: help },
  }
  const transport: Transport = async (_, path) =>
    path in results
      ? { code: 200, msg: '', result: results[path] }
      : { code: 404, msg: 'nothing', result: null }
  const page = await render(keyword, transport, lang)
  expect(page.status).toBe(200)
  expect(page.html.match(/<h1/g)).toHaveLength(1)
  expect(page.html).not.toMatch(/ style="|undefined|\[object/)
  const html = /<main[^]*<\/main>/.exec(page.html)?.[0] ?? ''
  const text = html
    .replaceAll(/<!-- -->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
  return { html, text }
}

describe.each(LANGS)('in %s', (lang) => {
  const t = textsOf(lang, 'search')
  const { parts, notes, similar, groups } = textsOf(lang, 'search-answer')
  const prefix = langPrefix(lang)

  test('a question in plain words is answered first, before ways to search', async () => {
    const page = { excerpt: 'Stop using it.', url: '/faq.html#swollen', lang }
    const sure: HelpAnswer = { ...page, title: 'Help title', isSure: true }
    const { text } = await show('swollen', NOTHING, lang, [sure])
    expect(text).toContain(t.nothing.answered('swollen'))
    expect(text).not.toContain(t.nothing.title('swollen'))
    expect(text.indexOf('Help title')).toBeLessThan(text.indexOf(t.nothing.finder))
    const unsure = await show('swollen', NOTHING, lang, [{ ...sure, isSure: false }])
    expect(unsure.text).toContain(t.nothing.title('swollen'))
    expect(unsure.text.indexOf('Help title')).toBeLessThan(unsure.text.indexOf(t.nothing.finder))
  })

  test('an exact answer is a list without notes', async () => {
    const answer = answerWith({ list: [PRODUCT], parts: [partWith({})] })
    const { html, text } = await show('00HW003', answer, lang)
    expect(text).toContain('VC-LT35641')
    expect(html).toContain('<table')
    expect(html).not.toContain('data-lazy="search-notes"')
  })

  test('each part of the keyword is a chip with its state and a link that removes it', async () => {
    const answer = answerWith({
      list: [PRODUCT],
      readAs: 'lenovo t480 11.4V',
      parts: [
        partWith({
          kind: 'brand',
          text: 'lenvo',
          state: 'corrected',
          reading: 'lenovo',
          rest: 'b',
        }),
        partWith({ kind: 'device', text: 't480', rest: 'please lenvo' }),
        partWith({ kind: 'voltage', text: '11.4V', state: 'filter', rest: 'c' }),
        partWith({ text: 'A9999', state: 'missing', rest: 'd' }),
        partWith({ text: 'please', state: 'ignored', rest: ' send it' }),
        partWith({ text: 'send', state: 'ignored', rest: 'please it' }),
      ],
    })
    const { html, text } = await show('lenvo t480 11.4V A9999 please send', answer, lang)
    expect(text).toContain('lenvo → lenovo')
    expect(text).toContain(`t480 ${parts.kinds.device} ${parts.states.found}`)
    for (const state of ['corrected', 'filter', 'missing'] as const) {
      expect(text).toContain(parts.states[state])
    }
    expect(text).toContain(`11.4V ${parts.kinds.voltage}`)
    expect(text).toContain(parts.ignored(`please${parts.separator}send`))
    expect(html).toContain(`href="${prefix}/searchProduct?keyword=please%20lenvo"`)
    expect(html).toContain(`href="${prefix}/searchProduct?keyword=it"`)
    expect(html).toContain(`aria-label="${parts.remove('t480')}"`)
    expect(text).toContain(notes.readAs('lenovo t480 11.4V'))
    expect(text).toContain(notes.exactly('lenvo t480 11.4V A9999 please send'))
  })

  test('a word that is read as it was typed has no arrow, and no battery matches it', async () => {
    const typed = { kind: 'rechargeable', text: '充電', reading: '充電', state: 'missing' } as const
    const answer = answerWith({
      list: [PRODUCT],
      certainty: 'similar',
      parts: [partWith({ text: 'CR2032' }), partWith(typed)],
    })
    const { text } = await show('充電', answer, lang)
    expect(text).toContain(`充電 ${parts.unmatched}`)
    expect(text).not.toContain('→')
  })

  test('a part of a number and a brand are explained', async () => {
    const rows = { list: [PRODUCT], total: 30 }
    const partial = answerWith({ ...rows, certainty: 'partial' })
    expect((await show('00HW', partial, lang)).text).toContain(notes.partial('00HW'))
    const samsung = partWith({ kind: 'brand', text: 'samsung', reading: 'Samsung' })
    const family = answerWith({ ...rows, certainty: 'family', parts: [samsung] })
    expect((await show('samsung', family, lang)).text).toContain(notes.family.brand('Samsung'))
    const dell = partWith({ kind: 'brand', text: 'Dell', state: 'filter' })
    const laptop = partWith({ kind: 'category', text: 'laptop', state: 'filter' })
    const both = answerWith({ ...rows, certainty: 'family', parts: [dell, laptop] })
    expect((await show('Dell laptop', both, lang)).text).toContain(notes.family.brand('Dell'))
    const own = await show('Dell', { ...both, parts: [dell] }, lang)
    expect(own.html).not.toContain(`aria-label="${parts.label}"`)
    const series = answerWith({ ...rows, certainty: 'family' })
    expect((await show('thinkpad', series, lang)).text).toContain(notes.family.series('thinkpad'))
  })

  test('values alone are ordered by distance, and one that no battery has is reported', async () => {
    const values = [
      partWith({ kind: 'voltage', text: '12V', state: 'filter', reading: '12 V' }),
      partWith({ kind: 'energy', text: '99Wh', state: 'missing', reading: '99 Wh' }),
    ]
    const answer = answerWith({ list: [PRODUCT], certainty: 'family', parts: values })
    const { text } = await show('12V 99Wh', answer, lang)
    expect(text).toContain(notes.family.values)
    expect(text).toContain(`99Wh ${parts.unmatched}`)
    expect(text).not.toContain('→')
    const laptop = partWith({ kind: 'category', text: 'laptop', state: 'filter' })
    const within = await show('12V laptop', { ...answer, parts: [...values, laptop] }, lang)
    expect(within.text).toContain(notes.family.values)
    expect(within.text).not.toContain(notes.family.category('laptop'))
  })

  test('similar batteries are at most five cards, each with its difference, and no table', async () => {
    const list = Array.from({ length: 7 }, (_, at) =>
      productWith({
        itemNo: `VC-${at}`,
        difference: { about: 'number', asked: 'A1466', found: `A145${at}` },
      }),
    )
    const answer = answerWith({ list, certainty: 'similar', suggestions: ['A1465'] })
    const { html, text } = await show('A1466', answer, lang)
    expect(html).not.toContain('<table')
    expect(html.match(/<article/g)).toHaveLength(5)
    expect(text).toContain(similar.title('A1466'))
    expect(text).toContain(similar.heading)
    expect(text).toContain(similar.instead('A1454', 'A1466'))
    expect(html).toContain(`href="${prefix}/searchProduct?keyword=A1465"`)
    expect(html).toContain(`${prefix}/customer-feedback.html?type=product&amp;subject=`)
  })

  test('a known device without a battery leads to the inquiry about it', async () => {
    const knownDevice = 'Sony VGN-SZ750N'
    const suggestions = [knownDevice, 'Sony VGN-SZ1']
    const answer = answerWith({ certainty: 'none', knownDevice, suggestions })
    const { html, text } = await show('vgn sz750n', answer, lang)
    expect(html).toContain('?keyword=Sony%20VGN-SZ1"')
    expect(html).not.toContain('?keyword=Sony%20VGN-SZ750N"')
    expect(text).not.toContain(t.nothing.how)
    expect(text).toContain(t.known.title('Sony VGN-SZ750N'))
    const subject = new URLSearchParams({ subject: t.known.subject('Sony VGN-SZ750N') })
    expect(html).toContain(`type=product&amp;${subject}`)
  })

  test('a query for something that is not sold is explained, and similar rows keep their heading', async () => {
    const none = answerWith({ certainty: 'none', notSold: 'vacuum-cleaner' })
    const { text } = await show('dyson v8', none, lang)
    const title = t.notSold.title(t.notSold.classes['vacuum-cleaner'] ?? '')
    expect(text).toContain(title)
    expect(text).not.toContain(t.ask.form)
    const some = { ...none, ...answerWith({ list: [PRODUCT], certainty: 'similar' }) }
    const both = await show('dyson v8', { ...some, notSold: 'vacuum-cleaner' }, lang)
    expect(both.text).toContain(title)
    expect(both.text).toContain(similar.heading)
    const other = await show('x', { ...none, notSold: 'submarine' }, lang)
    expect(other.text).toContain(t.notSold.title(t.notSold.other))
  })

  test('a pasted list shows each pack with its result', async () => {
    const missing = groupWith({
      texts: ['QX-1'],
      state: 'missing',
      total: 0,
      list: [],
      suggestions: ['QX-2'],
    })
    const difference = { about: 'voltage', asked: '14.8 V', found: '11.1 V' } as const
    const answer = answerWith({
      list: [PRODUCT],
      groups: [
        groupWith({ texts: ['00HW003', '00HW002'], total: 12 }),
        groupWith({ texts: ['45N1127'] }),
        missing,
        groupWith({
          texts: ['A1466'],
          state: 'similar',
          list: [productWith({ itemNo: 'VC-2', difference })],
        }),
      ],
      parts: [
        partWith({ text: '00HW003', rest: 'x' }),
        partWith({ text: 'Dear', state: 'ignored', rest: 'x' }),
      ],
      unread: { characters: 12, numbers: 3 },
    })
    const { html, text } = await show('Dear\n00HW003\n00HW002\nQX-1\nA1466', answer, lang)
    expect(text).toContain(groups.summary(2, 4))
    expect(text).toContain(groups.similar(1))
    expect(text).toContain('00HW003 · 00HW002')
    expect(text).toContain(groups.all(12))
    expect(text).toContain(groups.choose(1))
    expect(text).toContain(groups.add)
    expect(text).toContain(groups.addNote(1))
    expect(html).toContain('href="#group-3"')
    expect(html).toContain('id="group-3"')
    expect(html).toContain(`href="${prefix}/searchProduct?keyword=QX-2"`)
    expect(text).toContain(similar.instead('11.1\u00a0V', '14.8\u00a0V'))
    // Numbers appear in the result groups, so the chips show only the remaining parts.
    expect(text).toContain(parts.ignored('Dear'))
    expect(html).not.toContain(`aria-label="${parts.remove('00HW003')}"`)
    expect(text).toContain(notes.unreadCharacters(12, 3000))
    expect(text).toContain(notes.unreadNumbers(3, 50))
  })

  test('an empty result links to further searches, and for words alone also to the answers', async () => {
    const { html, text } = await show('swollen', { ...NOTHING, suggestions: ['SW0LL'] }, lang)
    expect(text).toContain(t.nothing.title('swollen'))
    expect(text).toContain(t.ask.form)
    expect(html).toContain(`href="${prefix}/faq.html?keyword=swollen"`)
    expect(html).toContain(`href="${prefix}/searchProduct?keyword=SW0LL"`)
    const number = await show('QX-99', NOTHING, lang)
    expect(number.html).not.toContain('/faq.html?keyword')
  })
})

test('a verification code offers its check', async () => {
  const digits = '123456789012345'
  const code = digits + codeCheckDigit(digits)
  const { html, text } = await show(code, NOTHING)
  expect(text).toContain('Check this code')
  expect(html).toContain(`href="/product-verification.html?no=${code}"`)
})

test('the keyword is escaped wherever it is shown', async () => {
  const asked = '<img src=x>'
  const hostile = answerWith({
    list: [PRODUCT],
    readAs: asked,
    parts: [partWith({ text: asked, state: 'missing', rest: asked }), partWith({ text: asked })],
    certainty: 'partial',
  })
  expect((await show(`${asked} y`, hostile)).html).not.toContain('<img src=x')
})

describe('the field', () => {
  test('keeps the lines of a list in a text area and a single line in an input', async () => {
    const lines = await show('00HW003\r\nCD03XL', NOTHING)
    expect(lines.html).toMatch(/<textarea[^>]*name="keyword"[^>]*>00HW003\nCD03XL<\/textarea>/)
    const one = await show('00HW003', NOTHING)
    expect(one.html).toMatch(/<input[^>]*type="search"[^>]*value="00HW003"/)
    expect(one.html).not.toContain('<textarea')
  })
  test('a keyword longer than the call takes is cut for it and counted as unread', async () => {
    const sent: string[] = []
    const transport: Transport = async (_, path, input) => {
      if (path !== '/api/product/search') return { code: 404, msg: '', result: null }
      sent.push((input as { keyword: string }).keyword)
      const unread = { characters: 17_000, numbers: 0 }
      return { code: 200, msg: '', result: answerWith({ list: [PRODUCT], unread }) }
    }
    const page = await render('x'.repeat(20_100), transport)
    expect(sent.map((keyword) => keyword.length)).toEqual([20_000])
    expect(page.html).toContain('Not read: the last 17,100.')
  })
})

test('without a keyword the page begins a search', async () => {
  const { text, html } = await show('', NOTHING)
  expect(text).toContain('How to search')
  expect(html).not.toContain('data-lazy="search-notes"')
})
