// The pages of wholesale orders as the server sends them.
import { beforeEach, expect, test } from 'vitest'
import { createMember } from '../support/create-member.ts'
import { useShop } from '../support/ask.ts'
import { fillBasket, ITEM, setStock } from '../support/orders.ts'
import { putMoney } from '../support/money.ts'
import {
  acceptedOrder,
  createWholesaler,
  offerFor,
  respond,
  submitOrder,
} from '../support/wholesale.ts'

const shop = useShop()

beforeEach(() => setStock(shop(), ITEM, 100))

test.each([
  ['', 'Continue to checkout', 'Submit order', 'Leave out what is not in stock'],
  ['/zh-cn', '填写地址并提交', '提交订单', '取消缺货部分'],
  ['/zh-hk', '繼續結帳', '遞交訂單', '只寄現貨'],
])(
  '%s/basket leads wholesalers to a checkout that asks for an offer',
  async (prefix, next, submit, policy) => {
    const { headers, ...buyer } = await createWholesaler(shop())
    await fillBasket(shop(), { headers, ...buyer }, [{ itemNo: ITEM, quantity: 10 }])
    const open = (url: string) => shop().app.inject({ url: prefix + url, headers })
    expect((await open('/basket')).body).toContain(next)
    const page = await open('/checkout')
    expect(page.statusCode).toBe(200)
    for (const text of [submit, policy, 'Goods in', 'Rotterdam', ITEM]) {
      expect(page.body).toContain(text)
    }
    expect(page.body).not.toContain('name="address.country"')
  },
)

test('without a delivery address nothing can be submitted, and the address book is a link away', async () => {
  const buyer = await createMember(shop().db, { kind: 'wholesale' })
  await fillBasket(shop(), buyer, [{ itemNo: ITEM, quantity: 10 }])
  const { body } = await shop().app.inject({ url: '/checkout', headers: buyer.headers })
  expect(body).toContain('Your address book is empty.')
  expect(body).toContain('href="/member/addresses"')
  expect(body).not.toContain('Submit order')
})

test.each([
  ['', 'Accept the offer', 'Ask for a change', 'How to pay'],
  ['/zh-cn', '接受报价', '要求修改', '付款方式'],
  ['/zh-hk', '接受報價', '要求修改', '付款方法'],
])('%s/orders/… shows the offer, then how to pay', async (prefix, accept, change, pay) => {
  const buyer = await createWholesaler(shop())
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo, { note: 'By sea', prices: new Map([[ITEM, '10']]) })
  const open = () => {
    return shop().app.inject({ url: `${prefix}/orders/${orderNo}`, headers: buyer.headers })
  }
  const quoted = (await open()).body
  for (const text of [accept, change, 'By sea', '145.00']) expect(quoted).toContain(text)
  const { companyId } = buyer
  const viewer = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'viewer' })
  const url = `${prefix}/orders/${orderNo}`
  const seen = await shop().app.inject({ url, headers: viewer.headers })
  expect(seen.body).not.toContain(accept)
  const { result } = await respond(shop(), buyer, orderNo)
  const waiting = (await open()).body
  for (const text of [pay, result.paymentReference ?? '?']) expect(waiting).toContain(text)
  expect(waiting).not.toContain(change)
})

test.each([
  ['', 'then this one if enough is left', 'Total of this order'],
  ['/zh-cn', '剩余部分足够时再支付本订单', '订单总额'],
  ['/zh-hk', '尚有足夠結餘才會支付此訂單', '訂單總額'],
])(
  '%s/orders/… says what to pay for an order that the balance would cover after an earlier one',
  async (prefix, covered, total) => {
    const buyer = await createWholesaler(shop())
    await acceptedOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 50 }])
    const order = await acceptedOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 5 }])
    await putMoney(shop().db, buyer.accountId, 200_00n)
    const url = `${prefix}/orders/${order.orderNo}`
    const { body } = await shop().app.inject({ url, headers: buyer.headers })
    for (const words of [covered, total, 'kind=payment-instruction']) {
      expect(body).toContain(words)
    }
    const [, methods = ''] =
      /<caption.*?(<tbody>.*?<\/tbody>)/s.exec(body.split('id="pay"')[1] ?? '') ?? []
    expect(methods).toContain(order.total)
    expect(methods).not.toContain('>0.00<')
  },
)

test('a member who may not order is offered neither the basket nor to order again', async () => {
  const buyer = await createWholesaler(shop())
  const { orderNo } = await submitOrder(shop(), buyer)
  const url = await productUrl()
  const { companyId } = buyer
  for (const role of ['buyer', 'finance', 'viewer'] as const) {
    const login = await createMember(shop().db, { kind: 'wholesale', companyId, role })
    const open = async (address: string) => {
      return (await shop().app.inject({ url: address, headers: login.headers })).body
    }
    const mayOrder = role === 'buyer'
    expect((await open(url)).includes(`Add to basket: ${ITEM}`), role).toBe(mayOrder)
    expect((await open(`/orders/${orderNo}`)).includes('Order again'), role).toBe(mayOrder)
  }
})

/** The page that the short address leads to. */
async function productUrl(): Promise<string> {
  const { headers } = await shop().app.inject({ url: `/productdetail/${ITEM}` })
  return new URL(String(headers.location), 'http://shop.example').pathname
}
