// The guide to the two series shows the prefixes of the brand of the shop.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand, setBrand } from '../../../../shared/brand.ts'
import { productInformation } from '../../../texts/en_us/product-information.ts'
import { SeriesGuide } from './information-figure.tsx'

test('each series is named with the prefix that its item numbers have in this shop', () => {
  const before = { ...brand }
  setBrand({ ...brand, mainPrefix: 'LM', secondPrefix: 'LX' })
  const words = productInformation.series
  const html = renderToStaticMarkup(<SeriesGuide words={words} />)
  setBrand(before)
  expect(html).toContain(`<h3>LM · ${words.main}</h3>`)
  expect(html).toContain(`<h3>LX · ${words.second}</h3>`)
})
