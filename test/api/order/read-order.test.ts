// GET /api/orders/{orderNo}
import { expect, test } from 'vitest'
import { readOrderRoute } from '../../../src/contract/order.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, keepsContract, useShop } from '../../support/ask.ts'
import { enrol } from '../../support/enrol.ts'
import { enrolSeller, ITEM, placeOrder, RECIPIENT, setStock } from '../../support/orders.ts'

const shop = useShop()

test.each(LANGS)(
  'an order is shown as it was agreed, with what may be done, in %s',
  async (lang) => {
    await setStock(shop(), ITEM, 10)
    const seller = await enrolSeller(shop())
    const { orderNo, total } = await placeOrder(shop(), seller, [{ itemNo: ITEM, quantity: 2 }])
    const { code, result } = await ask(shop(), readOrderRoute, { orderNo, lang }, seller.headers)
    expect(code).toBe(200)
    keepsContract(readOrderRoute, result)
    expect(result).toMatchObject({
      orderNo,
      total,
      label: 'confirmed',
      address: { name: RECIPIENT.name, postCode: '20095' },
      items: [{ itemNo: ITEM, quantity: 2, state: 'allocated', reserved: 2 }],
      events: [{ event: 'place', by: 'member' }],
      actions: ['cancel'],
    })
  },
)

test('a viewer of the company sees it and may do nothing; another company gets 404', async () => {
  await setStock(shop(), ITEM, 10)
  const seller = await enrolSeller(shop())
  const { orderNo } = await placeOrder(shop(), seller)
  const { companyId } = seller
  const viewer = await enrol(shop().db, { kind: 'dropship', companyId, role: 'viewer' })
  const seen = await ask(shop(), readOrderRoute, { orderNo }, viewer.headers)
  expect(seen).toMatchObject({ code: 200, result: { actions: [] } })
  const other = await enrolSeller(shop())
  expect((await ask(shop(), readOrderRoute, { orderNo }, other.headers)).code).toBe(404)
})
