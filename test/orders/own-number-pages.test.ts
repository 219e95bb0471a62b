// The list of a company's own numbers as the server sends it.
import { expect, test } from 'vitest'
import { keepAliasRoute } from '../../src/contract/order-pad.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { ITEM } from '../support/orders.ts'

const shop = useShop()

test.each([
  ['', 'Change the item for shelf 7', 'An owner or a buyer of your company can correct'],
  ['/zh-cn', '更改 shelf 7 对应的商品', '由贵公司的负责人或采购人员更正'],
  ['/zh-hk', '更改 shelf 7 所對應的貨品', '由貴公司的負責人或採購同事更正'],
])(
  '%s/order-pad/numbers lets buyers correct a number, and viewers read it',
  async (prefix, change, readOnly) => {
    const owner = await createMember(shop().db)
    const viewer = await createMember(shop().db, { companyId: owner.companyId, role: 'viewer' })
    const open = async ({ headers }: typeof owner, query = '') => {
      const page = await shop().app.inject({ url: `${prefix}/order-pad/numbers${query}`, headers })
      expect(page.statusCode).toBe(200)
      return page.body
    }
    expect(await open(owner)).toContain('/order-pad"')
    await ask(shop(), keepAliasRoute, { text: 'Shelf 7', itemNo: ITEM }, owner.headers)
    const page = await open(owner)
    for (const text of [change, ITEM, '/api/order-pad/aliases/export']) expect(page).toContain(text)
    const read = await open(viewer)
    expect(read).toContain(readOnly)
    expect(read).not.toContain(change)
    expect(await open(owner, '?q=nothing')).not.toContain(change)
  },
)
