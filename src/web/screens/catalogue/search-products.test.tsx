// The search page as rendered on the server, for every kind of result and in each language.
import { describe, expect, test } from 'vitest'
import { NO_RESULTS, renderSearch, showSearch } from '../../../../test/support/search-pages.ts'
import type { Transport } from '../../../client/call.ts'
import { LANGS, langPrefix } from '../../../shared/lang.ts'
import {
  answerWith,
  groupWith,
  partWith,
  PRODUCT,
  productWith,
} from '../../features/search/search-parts/search-answers.test-data.ts'
import { textsOf } from '../../texts.ts'

describe.each(LANGS)('in %s', (lang) => {
  const { parts, notes, similar, groups } = textsOf(lang, 'search-answer')
  const prefix = langPrefix(lang)

  test('an exact answer is a list without notes', async () => {
    const answer = answerWith({ list: [PRODUCT], parts: [partWith({})] })
    const { html, text } = await showSearch('00HW003', answer, lang)
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
    const { html, text } = await showSearch('lenvo t480 11.4V A9999 please send', answer, lang)
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

  test('a word that no battery matches and that is read as it was typed has no arrow', async () => {
    const typed = { kind: 'rechargeable', text: '充電', reading: '充電', state: 'missing' } as const
    const answer = answerWith({
      list: [PRODUCT],
      certainty: 'similar',
      parts: [partWith({ text: 'CR2032' }), partWith(typed)],
    })
    const { text } = await showSearch('充電', answer, lang)
    expect(text).toContain(`充電 ${parts.unmatched}`)
    expect(text).not.toContain('→')
  })

  test('a note explains that the keyword is a part of a number, a brand or a series', async () => {
    const rows = { list: [PRODUCT], total: 30 }
    const partial = answerWith({ ...rows, certainty: 'partial' })
    expect((await showSearch('00HW', partial, lang)).text).toContain(notes.partial('00HW'))
    const samsung = partWith({ kind: 'brand', text: 'samsung', reading: 'Samsung' })
    const family = answerWith({ ...rows, certainty: 'family', parts: [samsung] })
    expect((await showSearch('samsung', family, lang)).text).toContain(
      notes.family.brand('Samsung'),
    )
    const dell = partWith({ kind: 'brand', text: 'Dell', state: 'filter' })
    const laptop = partWith({ kind: 'category', text: 'laptop', state: 'filter' })
    const both = answerWith({ ...rows, certainty: 'family', parts: [dell, laptop] })
    expect((await showSearch('Dell laptop', both, lang)).text).toContain(notes.family.brand('Dell'))
    const alone = await showSearch('Dell', { ...both, parts: [dell] }, lang)
    expect(alone.html).not.toContain(`aria-label="${parts.label}"`)
    const series = answerWith({ ...rows, certainty: 'family' })
    expect((await showSearch('thinkpad', series, lang)).text).toContain(
      notes.family.deviceSeries('thinkpad'),
    )
  })

  test('words of titles are neither a brand nor a series in a note', async () => {
    const rugged = partWith({ kind: 'words', text: 'rugged', state: 'filter' })
    const answer = answerWith({ list: [PRODUCT], certainty: 'family', parts: [rugged] })
    const { text } = await showSearch('rugged', answer, lang)
    expect(text).not.toContain(notes.family.brand('rugged'))
    expect(text).not.toContain(notes.family.deviceSeries('rugged'))
  })

  test('for values alone the note speaks of values, and a value that no battery has is reported', async () => {
    const values = [
      partWith({ kind: 'voltage', text: '12V', state: 'filter', reading: '12 V' }),
      partWith({ kind: 'energy', text: '99Wh', state: 'missing', reading: '99 Wh' }),
    ]
    const answer = answerWith({ list: [PRODUCT], certainty: 'family', parts: values })
    const { text } = await showSearch('12V 99Wh', answer, lang)
    expect(text).toContain(notes.family.values)
    expect(text).toContain(`99Wh ${parts.unmatched}`)
    expect(text).not.toContain('→')
    const laptop = partWith({ kind: 'category', text: 'laptop', state: 'filter' })
    const within = await showSearch('12V laptop', { ...answer, parts: [...values, laptop] }, lang)
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
    const { html, text } = await showSearch('A1466', answer, lang)
    expect(html).not.toContain('<table')
    expect(html.match(/<article/g)).toHaveLength(5)
    expect(text).toContain(similar.title('A1466'))
    expect(text).toContain(similar.heading)
    expect(text).toContain(similar.instead('A1454', 'A1466'))
    expect(html).toContain(`href="${prefix}/searchProduct?keyword=A1465"`)
    expect(html).toContain(`${prefix}/customer-feedback.html?type=product&amp;subject=`)
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
      unread: { characters: 11, numbers: 3 },
    })
    const { html, text } = await showSearch('Dear\n00HW003\n00HW002\nQX-1\nA1466', answer, lang)
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
    expect(text).toContain(notes.unreadCharacters('00HW002'))
    expect(text).toContain(notes.unreadNumbers(3, 50))
  })
})

test.each([
  ['00HW003\n45N1\u200e127\nCD03XL', 7, 'What follows “45N1127” was not searched.'],
  [`45N1127 ${'虚'.repeat(400)}`, 100, `What follows “…${'虚'.repeat(39)}” was not searched.`],
  // The end of the long run of Chinese is not read, the number after it is.
  [`45N1127 ${'虚'.repeat(400)} CD03XL`, 100, 'Part of it was not searched.'],
])(
  'the note says where the read text ends, unless the unread part is within it (%#)',
  async (keyword, characters, note) => {
    const unread = { characters, numbers: 0 }
    const { text } = await showSearch(keyword, answerWith({ list: [PRODUCT], unread }))
    expect(text).toContain(note)
  },
)

test('the keyword is escaped wherever it is shown', async () => {
  const keyword = '<img src=x>'
  const hostile = answerWith({
    list: [PRODUCT],
    readAs: keyword,
    parts: [
      partWith({ text: keyword, state: 'missing', rest: keyword }),
      partWith({ text: keyword }),
    ],
    certainty: 'partial',
  })
  expect((await showSearch(`${keyword} y`, hostile)).html).not.toContain('<img src=x')
})

describe('the search page', () => {
  test('keeps the lines of a list in a text area and a single line in an input', async () => {
    const lines = await showSearch('00HW003\r\nCD03XL', NO_RESULTS)
    expect(lines.html).toMatch(/<textarea[^>]*name="keyword"[^>]*>00HW003\nCD03XL<\/textarea>/)
    const one = await showSearch('00HW003', NO_RESULTS)
    expect(one.html).toMatch(/<input[^>]*type="search"[^>]*value="00HW003"/)
    expect(one.html).not.toContain('<textarea')
  })
  test('cuts a keyword that is longer than the call accepts, and counts the rest as unread', async () => {
    const sent: string[] = []
    const transport: Transport = async (_, path, input) => {
      if (path !== '/api/product/search') return { code: 404, msg: '', result: null }
      sent.push((input as { keyword: string }).keyword)
      const unread = { characters: 17_000, numbers: 0 }
      return { code: 200, msg: '', result: answerWith({ list: [PRODUCT], unread }) }
    }
    const page = await renderSearch('x'.repeat(20_100), transport)
    expect(sent.map((keyword) => keyword.length)).toEqual([20_000])
    // The page cut off 100 characters, and the call did not read 17,000 more.
    expect(page.html).toContain(`What follows “…${'x'.repeat(39)}” was not searched.`)
    expect(page.html).toContain('href="/wishlist"')
  })
})
