// POST /api/post-code/region-info
import { expect, test } from 'vitest'
import { findPostCodeRoute } from '../../../src/contract/reference.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, findPostCodeRoute, {
  input: { country: 'US', postCode: '95014' },
  unknownIds: { country: 'XX' },
})

test.each([
  ['US', '95014', { valid: true, region: 'California' }],
  ['US', '9501', { valid: false }],
  ['us', ' 95014 ', { valid: true, region: 'California' }],
  ['DE', '10115', { valid: true }],
  ['DE', 'ABC', { valid: false }],
  ['GB', 'sw1a 1aa', { valid: true }],
  ['HK', 'anything', { valid: true }],
])('a post code is checked for its country: %s %s', async (country, postCode, result) => {
  expect((await ask(shop(), findPostCodeRoute, { country, postCode })).result).toEqual(result)
})

test.each(['USA', '1', '', 'U1'])('%j is rejected as a country code', async (country) => {
  const answer = await ask(shop(), findPostCodeRoute, { country, postCode: '1', lang: 'zh_cn' })
  expect(rejectedFields(answer, 'zh_cn')).toEqual(['country'])
})
