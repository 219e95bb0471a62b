// GET /api/about/product/quality/{type}
import { expect, test } from 'vitest'
import {
  type Certificate,
  listQualityCertificatesRoute,
} from '../../../src/contract/product-support.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listQualityCertificatesRoute, { input: { type: 'all' } })

async function list(type: string, lang = 'en_us') {
  const input = { type, lang }
  return (await ask<{ list: Certificate[] }>(shop(), listQualityCertificatesRoute, input)).result
    .list
}

test('the list has the certificates of one type or of all, and nothing hidden', async () => {
  expect((await list('all')).map(({ id }) => id)).toEqual(['storing', 'english'])
  expect((await list('transport')).map(({ id }) => id)).toEqual(['english'])
  expect(await list('product')).toEqual([])
})

test('a certificate has its number, standard, issuer and days, and is marked as an example', async () => {
  expect((await list('company', 'zh_hk'))[0]).toMatchObject({
    number: 'EX-1',
    standard: 'ISO 9001',
    issuer: 'hk issuer',
    validFrom: '2026-01-01',
    validTo: '2028-12-31',
    isExample: true,
    facts: [{ name: '重量', value: '10\u00a0MB' }],
  })
  expect((await list('transport'))[0]).toMatchObject({ issuer: '', validFrom: null, validTo: null })
})

test('an unknown type is answered with 422', async () => {
  const answer = await ask(shop(), listQualityCertificatesRoute, { type: 'gold', lang: 'zh_cn' })
  expect(rejectedFields(answer, 'zh_cn')).toEqual(['type'])
})
