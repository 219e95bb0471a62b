// The search page where no battery was found, or the question is not one for a battery, in each language.
import { describe, expect, test } from 'vitest'
import { NO_RESULTS, showSearch } from '../../../../test/support/search-pages.ts'
import type { HelpAnswer } from '../../../contract/content.ts'
import { LANGS, langPrefix } from '../../../shared/lang.ts'
import { codeCheckDigit } from '../../../shared/verification-code.ts'
import { answerWith, PRODUCT } from '../../features/search/search-parts/search-answers.test-data.ts'
import { textsOf } from '../../texts.ts'

describe.each(LANGS)('in %s', (lang) => {
  const t = textsOf(lang, 'search')
  const { similar } = textsOf(lang, 'search-answer')
  const prefix = langPrefix(lang)

  test('a question in plain words is answered first, before ways to search', async () => {
    const page = { excerpt: 'Stop using it.', url: '/faq.html#swollen', lang }
    const sure: HelpAnswer = { ...page, title: 'Help title', isSure: true }
    const { text } = await showSearch('swollen', NO_RESULTS, lang, [sure])
    expect(text).toContain(t.nothing.answered('swollen'))
    expect(text).not.toContain(t.nothing.title('swollen'))
    expect(text.indexOf('Help title')).toBeLessThan(text.indexOf(t.nothing.finder))
    const unsure = await showSearch('swollen', NO_RESULTS, lang, [{ ...sure, isSure: false }])
    expect(unsure.text).toContain(t.nothing.title('swollen'))
    expect(unsure.text.indexOf('Help title')).toBeLessThan(unsure.text.indexOf(t.nothing.finder))
  })

  test('a known device without a battery leads to the inquiry about it', async () => {
    const knownDevice = 'Sony VGN-SZ750N'
    const suggestions = [knownDevice, 'Sony VGN-SZ1']
    const answer = answerWith({ certainty: 'none', knownDevice, suggestions })
    const { html, text } = await showSearch('vgn sz750n', answer, lang)
    expect(html).toContain('?keyword=Sony%20VGN-SZ1"')
    expect(html).not.toContain('?keyword=Sony%20VGN-SZ750N"')
    expect(text).not.toContain(t.nothing.how)
    expect(text).toContain(t.knownDevice.title('Sony VGN-SZ750N'))
    const subject = new URLSearchParams({ subject: t.knownDevice.subject('Sony VGN-SZ750N') })
    expect(html).toContain(`type=product&amp;${subject}`)
  })

  test('a query for something that is not sold is explained, and similar items keep their heading', async () => {
    const none = answerWith({ certainty: 'none', notSold: 'vacuum-cleaner' })
    const { text } = await showSearch('dyson v8', none, lang)
    const title = t.notSold.title(t.notSold.classes['vacuum-cleaner'] ?? '')
    expect(text).toContain(title)
    expect(text).not.toContain(t.ask.form)
    const some = { ...none, ...answerWith({ list: [PRODUCT], certainty: 'similar' }) }
    const both = await showSearch('dyson v8', { ...some, notSold: 'vacuum-cleaner' }, lang)
    expect(both.text).toContain(title)
    expect(both.text).toContain(similar.heading)
    const other = await showSearch('x', { ...none, notSold: 'submarine' }, lang)
    expect(other.text).toContain(t.notSold.title(t.notSold.other))
  })

  test('an empty result links to further searches, and for a keyword without digits also to the FAQ', async () => {
    const { html, text } = await showSearch(
      'swollen',
      { ...NO_RESULTS, suggestions: ['SW0LL'] },
      lang,
    )
    expect(text).toContain(t.nothing.title('swollen'))
    expect(text).toContain(t.ask.form)
    expect(html).toContain(`href="${prefix}/faq.html?keyword=swollen"`)
    expect(html).toContain(`href="${prefix}/searchProduct?keyword=SW0LL"`)
    const number = await showSearch('QX-99', NO_RESULTS, lang)
    expect(number.html).not.toContain('/faq.html?keyword')
  })
})

test('a search for a verification code offers to check the code', async () => {
  const digits = '123456789012345'
  const code = digits + codeCheckDigit(digits)
  const { html, text } = await showSearch(code, NO_RESULTS)
  expect(text).toContain('Check this code')
  expect(html).toContain(`href="/product-verification.html?no=${code}"`)
})

test('without a keyword the page explains how to search', async () => {
  const { text, html } = await showSearch('', NO_RESULTS)
  expect(text).toContain('How to search')
  expect(html).not.toContain('data-lazy="search-notes"')
})
