// GET /api/finder/device/{slug}
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { readDeviceRoute } from '../../../src/contract/finder.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { textsOf } from '../../support/read-html.ts'

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
  // All items that are still sold come before every discontinued one (`stop`).
  const places = result.products.map(({ stop, capacity }) => (stop ? 0 : 1e9) + capacity)
  expect(places).toEqual([...places].sort((a, b) => b - a))
})

test('a device with a model identifier is named as it is sold, on its page and on cards', async () => {
  const { result } = await ask<DevicePage>(shop(), readDeviceRoute, { slug: 'apple-macbookair6-2' })
  const name = 'MacBook Air 13 2013–2014 (A1466)'
  expect(result.device).toMatchObject({ model: 'MacBookAir6,2', name })
  expect(result.products.map(({ deviceLabel, deviceName }) => [deviceLabel, deviceName])).toEqual([
    ['Apple MacBookAir6,2', `Apple ${name}`],
  ])
  const { body } = await shop().app.inject({ url: result.device.url })
  expect(textsOf(body, 'h1')).toEqual([expect.stringContaining(`Apple ${name}`)])
  expect(textsOf(body, 'nav').some((trail) => trail.endsWith(name))).toBe(true)
  expect(body).toContain('MacBookAir6,2')
})
