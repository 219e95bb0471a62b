// The list of documents of an account as the server sends it.
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { ITEM, setStock } from '../support/orders.ts'
import { createWholesaler, offerFor, submitOrder } from '../support/wholesale.ts'

const shop = useShop()

test.each([
  ['', 'Proforma invoice (PDF)', 'No document matches.'],
  ['/zh-cn', '下载 PDF：形式发票（PI）', '没有符合条件的单据。'],
  ['/zh-hk', '形式發票（PDF）', '沒有相符的單據。'],
])(
  '%s/account/documents links the files of documents, and filters them',
  async (prefix, proforma, nothing) => {
    await setStock(shop(), ITEM, 100)
    const buyer = await createWholesaler(shop())
    const { orderNo } = await submitOrder(shop(), buyer)
    await offerFor(shop(), orderNo, { prices: new Map([[ITEM, '10']]) })
    const url = `${prefix}/account/documents`
    const open = (query: string, headers = buyer.headers) =>
      shop().app.inject({ url: url + query, headers })
    const page = await open('')
    expect(page.statusCode).toBe(200)
    for (const text of [proforma, orderNo, 'kind=proforma']) expect(page.body).toContain(text)
    expect((await open('?kind=invoice')).body).toContain(nothing)
    expect((await open('?month=2020-01')).body).toContain(nothing)
    const { companyId } = buyer
    const viewer = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'viewer' })
    const rejected = await open('', viewer.headers)
    expect(rejected.headers.location).toContain('/account')
  },
)
