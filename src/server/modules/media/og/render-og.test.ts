// Tests the picture for links shared in social networks.
import { expect, test } from 'vitest'
import { DRAWN_PRODUCTS } from '../fixtures/drawn-products.ts'
import { findXmlError } from '../fixtures/xml-error.ts'
import { ogSvg, renderOgPng } from './render-og.ts'

test('the sharing picture is a PNG of 1200 by 630', async () => {
  const png = await renderOgPng(DRAWN_PRODUCTS[3]!, 'en_us')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeGreaterThan(30_000)
})

test('the sharing picture carries Latin text only, as the bundled font has no Chinese', () => {
  for (const p of DRAWN_PRODUCTS) {
    const svg = ogSvg({ ...p, deviceLabel: '小米 12' }, 'zh_hk')
    expect(findXmlError(svg)).toBeNull()
    expect(svg).not.toMatch(/[\u3000-\u9fff]/)
  }
})
