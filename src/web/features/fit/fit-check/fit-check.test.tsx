// The answer of the fit check where several devices match, and returns contradict some of them or all.
import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FitModel } from '../../../../contract/product.ts'
import { fitReview } from '../../../../shared/fit-review.ts'
import { product as t } from '../../../texts/en_us/product.ts'
import { fitAnswer } from './fit-answer.ts'
import { FitVerdict } from './fit-verdict.tsx'

const REFUTED = fitReview('wrong', 'en_us')
const UNDER_REVIEW = fitReview('open', 'en_us')

const fit = (label: string, review?: typeof REFUTED): FitModel => ({
  label,
  brand: 'Acer',
  deviceUrl: null,
  qualifier: [],
  source: 'import',
  confidence: review ? 'unconfirmed' : 'confirmed',
  ...(review && { review }),
})

function textFor(list: FitModel[], total = list.length): string {
  const answer = fitAnswer('acer', { total, list })
  const html = renderToStaticMarkup(<FitVerdict answer={answer} lang="en_us" t={t} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('devices that returns contradict are not said to match, not even where all do', () => {
  const text = textFor([fit('Acer A1', REFUTED), fit('Acer A2', UNDER_REVIEW)])
  expect(text).not.toContain('✔')
  expect(text).not.toContain(t.fit.several('2', 'acer'))
  expect(text).toContain(`Acer A1 ${REFUTED.label}`)
  expect(text).toContain(`Acer A2 ${UNDER_REVIEW.label}`)
  expect(text).toContain(REFUTED.text)
  expect(text).toContain(UNDER_REVIEW.text)
})

test('only the other devices are counted as matching, and the contradicted ones are named apart', () => {
  const fitting = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((model) => fit(`Acer ${model}`))
  const text = textFor([...fitting, fit('Acer B1', REFUTED), fit('Acer B2', REFUTED)])
  const [matching = '', contradicted = ''] = text.split('Acer B1')
  expect(matching).toContain(t.fit.several('6', 'acer'))
  expect(matching).toContain('Acer A5 confirmed +1')
  expect(contradicted).toContain(`Acer B2 ${REFUTED.label}`)
  expect(contradicted.split(REFUTED.text)).toHaveLength(2)
})

test('of many contradicted names of a device the first are shown, and the others are counted', () => {
  const text = textFor(
    ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'].map((model) => fit(`Acer ${model}`, REFUTED)),
  )
  expect(text).toContain(`Acer B5 ${REFUTED.label} +2`)
  expect(text).not.toContain('Acer B6')
})

test('the one device that is left is answered as if it were the only one', () => {
  const text = textFor([fit('Acer A1', REFUTED), fit('Acer A2')])
  expect(text).toContain(`${t.fit.yes('Acer A2')} ${t.fit.level.confirmed}`)
  expect(text).toContain(`Acer A1 ${REFUTED.label}`)
})

test('devices beyond those that were read count as matching', () => {
  const text = textFor([fit('Acer A1'), fit('Acer A2', REFUTED)], 130)
  expect(text).toContain(t.fit.several('129', 'acer'))
  expect(text).toContain('Acer A1 confirmed +128')
})
