// The guide to the two series shows the prefixes of the brand of the shop.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand, setBrand } from '../../../../shared/brand.ts'
import { productInformation } from '../../../texts/en_us/product-information.ts'
import { SeriesGuide } from './information-figure.tsx'

test('each series is named with the prefix that its item numbers have in this shop', () => {
  const before = { ...brand }
  setBrand({ ...brand, mainPrefix: 'LM', secondPrefix: 'LX' })
  const t = productInformation.series
  const html = renderToStaticMarkup(<SeriesGuide t={t} />)
  setBrand(before)
  expect(html).toContain(`<h3>LM · ${t.main}</h3>`)
  expect(html).toContain(`<h3>LX · ${t.second}</h3>`)
})
