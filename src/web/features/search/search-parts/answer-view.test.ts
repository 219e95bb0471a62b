// View selection for a search result, the lazy components it needs, and the short forms of a long keyword.
import { describe, expect, test } from 'vitest'
import { answerWith, groupWith, partWith, PRODUCT } from './search-answers.test-data.ts'
import { hasNotes, subjectOf, topicOf, viewOf } from './answer-view.ts'

describe('viewOf', () => {
  test.each([
    ['exact rows', 'list', answerWith({ list: [PRODUCT] })],
    ['rows of a family', 'list', answerWith({ list: [PRODUCT], certainty: 'family' })],
    ['partial rows', 'list', answerWith({ list: [PRODUCT], certainty: 'partial' })],
    ['similar rows', 'similar', answerWith({ list: [PRODUCT], certainty: 'similar' })],
    ['no rows', 'nothing', answerWith({ certainty: 'none' })],
    ['similar matches without rows', 'nothing', answerWith({ certainty: 'similar' })],
    ['groups', 'groups', answerWith({ groups: [groupWith({})], list: [PRODUCT] })],
  ])('of %s is the view %s', (_, view, answer) => expect(viewOf(answer, false)).toBe(view))

  test.each([
    ['similar rows', 'similar', answerWith({ list: [PRODUCT], certainty: 'similar' })],
    ['no rows', 'list', answerWith({ certainty: 'none' })],
  ])('of %s in a filtered list is the view %s', (_, view, answer) =>
    expect(viewOf(answer, true)).toBe(view),
  )
})

describe('hasNotes', () => {
  test('a single found part needs no notes', () => {
    const answer = answerWith({ list: [PRODUCT], parts: [partWith({ state: 'found' })] })
    expect(hasNotes(answer, '00HW003')).toBe(false)
  })
  test.each([
    ['two parts', { parts: [partWith({}), partWith({ text: 'battery' })] }],
    ['a corrected part', { parts: [partWith({ state: 'corrected' as const, reading: 'x' })] }],
    ['an ignored part', { parts: [partWith({ state: 'ignored' as const })] }],
    ['a part of a number', { certainty: 'partial' as const }],
    ['a brand', { certainty: 'family' as const }],
    ['a corrected keyword', { readAs: 'lenovo t480' }],
    ['a text that is too long', { unread: { characters: 1, numbers: 0 } }],
    ['too many numbers', { unread: { characters: 0, numbers: 2 } }],
  ])('requires notes for %s', (_, more) => {
    expect(hasNotes(answerWith({ list: [PRODUCT], ...more }), 'x')).toBe(true)
  })
  test('missing parts need no notes where nothing was found', () => {
    const missing = [partWith({ state: 'missing' }), partWith({ text: 'EB', state: 'missing' })]
    expect(hasNotes(answerWith({ certainty: 'none', parts: missing }), 'x')).toBe(false)
    expect(hasNotes(answerWith({ list: [PRODUCT], parts: missing }), 'x')).toBe(true)
  })
  test('similar batteries need no notes, because each states its difference', () => {
    const parts = [partWith({ state: 'corrected', reading: 'W35044LB' })]
    const answer = answerWith({ list: [PRODUCT], certainty: 'similar', readAs: 'W35044LB', parts })
    expect(hasNotes(answer, 'W35044LX')).toBe(false)
  })
  test('a verification code needs notes', () => {
    expect(hasNotes(answerWith({ list: [PRODUCT] }), '1234 5678 9012 3458')).toBe(true)
  })
})

describe('topicOf', () => {
  const sentence = `please send ${'many '.repeat(10)}batteries for lenvo T480`
  const please = partWith({ text: 'please send', state: 'ignored' })
  const brand = partWith({ text: 'lenvo', state: 'corrected', reading: 'Lenovo' })
  const model = partWith({ text: 'T480', kind: 'device' })
  test('is the found parts of a long text', () => {
    expect(topicOf(sentence, [please, brand, model])).toBe('Lenovo T480')
  })
  test('is a short text as it was typed', () => {
    expect(topicOf('please send T480', [please, model])).toBe('please send T480')
  })
  test('is the long text where none of its parts was found', () => {
    expect(topicOf(sentence, [please])).toBe(sentence)
  })
})

describe('subjectOf', () => {
  const label = `Battery Pack Model: L19M4PC1 Rating 15.36V 60Wh ${'x'.repeat(20)}`
  const words = partWith({ text: 'Battery Pack Model', kind: 'words', state: 'ignored' })
  const number = partWith({ text: 'L19M4PC1', state: 'missing' })
  const voltage = partWith({ text: '15.36V', kind: 'voltage', state: 'missing' })
  test('is the numbers and devices that a long text names', () => {
    expect(subjectOf(label, [words, number, voltage])).toBe('L19M4PC1')
  })
  test('is the text where it names none', () => {
    expect(subjectOf(label, [words, voltage])).toBe(label)
  })
})
