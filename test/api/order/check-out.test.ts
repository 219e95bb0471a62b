// POST /api/checkout
import { describe, expect, test } from 'vitest'
import { checkoutRoute } from '../../../src/contract/order.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import {
  CHOICES,
  checkOut,
  createDropshipper,
  fillBasket,
  ITEM,
  placeOrder,
  RECIPIENT,
  setStock,
} from '../../support/orders.ts'

const shop = useShop()

describe('checkout', () => {
  test('the total is that of goods and freight, and the answer says whether the account covers it', async () => {
    await setStock(shop(), ITEM, 100)
    const rich = await createDropshipper(shop())
    const revision = await fillBasket(shop(), rich, [{ itemNo: ITEM, quantity: 2 }])
    const { code, result } = await checkOut(shop(), rich, { revision })
    expect(code).toBe(200)
    expectContract(checkoutRoute, result)
    const cents = (text: string | null) => Math.round(Number(text) * 100)
    expect(cents(result.total)).toBe(cents(result.goods) + cents(result.freight))
    expect(result).toMatchObject({ covered: true, missing: null, available: '100000.00' })

    const poor = await createDropshipper(shop(), 100n)
    const revisionOfPoor = await fillBasket(shop(), poor, [{ itemNo: ITEM, quantity: 2 }])
    const short = (await checkOut(shop(), poor, { revision: revisionOfPoor })).result
    expect(short).toMatchObject({ covered: false, available: '1.00' })
    expect(cents(short.missing)).toBe(cents(short.total) - 100)
  })

  test('without a chosen service the answer has what is available, and whether a new order would wait', async () => {
    const dropshipper = await createDropshipper(shop(), 100n)
    const { service: _, ...unchosen } = CHOICES
    const checkOutUnchosen = async () => {
      const revision = await fillBasket(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
      const sent = { ...unchosen, revision }
      return (await ask(shop(), checkoutRoute, sent, dropshipper.headers)).result
    }
    expect(await checkOutUnchosen()).toMatchObject({
      available: '1.00',
      queued: false,
      total: null,
      services: expect.arrayContaining([
        expect.objectContaining({
          id: 'example-air-express',
          address: { lineLength: 35, latinOnly: true, poBox: false, phoneNeeded: true },
        }),
      ]),
    })
    await placeOrder(shop(), dropshipper)
    expect(await checkOutUnchosen()).toMatchObject({ available: '1.00', queued: true })
  })

  test.each(LANGS)('services that do not take the parcel say why in %s', async (lang) => {
    const dropshipper = await createDropshipper(shop())
    const revision = await fillBasket(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
    const { service: _, ...choices } = CHOICES
    const answer = await ask<{
      services: { id: string; isOffered: boolean; reasons: { text: string }[] }[]
      total: string | null
    }>(shop(), checkoutRoute, { ...choices, revision, lang }, dropshipper.headers)
    const airmail = answer.result.services.find(({ id }) => id === 'example-airmail')
    expect(airmail?.isOffered).toBe(false)
    expect(airmail?.reasons[0]?.text).toContain('UN\u00a03480')
    expect(answer.result.total).toBeNull()
  })

  test.each(LANGS)('each wrong field of the address is named in %s', async (lang) => {
    const dropshipper = await createDropshipper(shop())
    const revision = await fillBasket(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
    const address = { ...RECIPIENT, name: '', postCode: '2009', phone: '', line1: '信箱 1' }
    const answer = await checkOut(shop(), dropshipper, { revision, address, lang })
    expect(rejectedFields(answer, lang)).toEqual([
      'address.name',
      'address.line1',
      'address.line1',
      'address.postCode',
      'address.phone',
    ])
  })

  test('an older revision, an empty basket and an unknown service are rejected', async () => {
    const dropshipper = await createDropshipper(shop())
    const empty = await checkOut(shop(), dropshipper, { revision: 0 })
    expect(empty).toMatchObject({ code: 409, result: { reason: 'changed' } })
    const revision = await fillBasket(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
    const older = await checkOut(shop(), dropshipper, { revision: revision - 1 })
    expect(older).toMatchObject({ code: 409, result: { reason: 'changed', revision } })
    const unknown = await checkOut(shop(), dropshipper, { revision, service: 'drone' })
    expect(rejectedFields(unknown, 'en_us')).toEqual(['service'])
  })

  test('wholesalers, viewers and visitors cannot check out', async () => {
    const wholesaler = await createMember(shop().db)
    const viewer = await createMember(shop().db, { kind: 'dropship', role: 'viewer' })
    expect((await checkOut(shop(), wholesaler, { revision: 0 })).code).toBe(403)
    expect((await checkOut(shop(), viewer, { revision: 0 })).code).toBe(403)
    expect((await ask(shop(), checkoutRoute, { ...CHOICES, revision: 0 })).code).toBe(401)
  })
})
