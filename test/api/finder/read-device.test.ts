// GET /api/finder/device/{slug}
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { readDeviceRoute } from '../../../src/contract/finder.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type DevicePage = ResultOf<typeof readDeviceRoute>
const shop = useShop()

describeCall(shop, readDeviceRoute, {
  input: { slug: 'dell-latitude-5400' },
  unknownIds: { slug: 'dell-latitude-none' },
})

test('batteries are sorted by availability, then by capacity', async () => {
  const { result } = await ask<DevicePage>(shop(), readDeviceRoute, { slug: 'dell-latitude-5400' })
  expect(result.device).toMatchObject({
    brand: 'Dell',
    brandSlug: 'dell',
    url: '/device/dell-latitude-5400',
    fitCount: result.products.length,
  })
  expect(result.products.length).toBeGreaterThan(1)
  const places = result.products.map(({ stop, capacity }) => (stop ? 0 : 1e9) + capacity)
  expect(places).toEqual([...places].sort((a, b) => b - a))
})
