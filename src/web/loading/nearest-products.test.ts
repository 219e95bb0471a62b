// Products offered on the page for unknown addresses.
import { expect, test } from 'vitest'
import type { Transport } from '../../client/call.ts'
import { nearestProducts } from './nearest-products.ts'

/** The search answers with one product, found with this certainty; `inputs` receives its inputs. */
function searchWith(certainty: string, inputs: object[] = []): Transport {
  return async (_, path, input) => {
    inputs.push(input)
    return { code: 200, msg: path, result: { list: [{ itemNo: 'VC-1' }], certainty } }
  }
}

function offered(path: string, transport: Transport) {
  const site = { lang: 'en_us', transport, packSeries: () => 'main' as const } as const
  return nearestProducts(`https://shop.example${path}`, site)
}

test.each([
  ['/no/such/page', 'similar', 0],
  ['/zh-hk/latitide', 'similar', 0],
  ['/latitude', 'family', 1],
  ['/products/x/45N1128', 'similar', 1],
  ['/45N1127', 'exact', 1],
  ['/', 'exact', 0],
])('%s, found with the certainty %s, offers %i products', async (path, certainty, count) => {
  expect(await offered(path, searchWith(certainty))).toHaveLength(count)
})

test('a pack is offered once, not as both of its items', async () => {
  const inputs: object[] = []
  await offered('/45N1127', searchWith('exact', inputs))
  expect(inputs).toEqual([expect.objectContaining({ keyword: '45N1127', perPack: 'main' })])
})

test('a failed search offers nothing', async () => {
  const failing: Transport = () => Promise.reject(new Error('no search'))
  expect(await offered('/45N1127', failing)).toEqual([])
})
