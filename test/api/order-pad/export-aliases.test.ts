// GET /api/order-pad/aliases/export
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportAliasesRoute, keepAliasRoute } from '../../../src/contract/order-pad.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { ITEM } from '../../support/orders.ts'
import { describeWishListCall } from '../../support/wish-list-cases.ts'

const shop = useShop()

describeWishListCall(shop, exportAliasesRoute, { input: {}, isFile: true })

test.each([
  ['en_us', 'Your number'],
  ['zh_cn', '您的料号'],
  ['zh_hk', '您的編號'],
])(
  'the file in %s has all numbers of the company, none of which is a formula',
  async (lang, heading) => {
    const member = await createMember(shop().db)
    for (const text of ['=1+1', 'Shelf 7']) {
      await ask(shop(), keepAliasRoute, { text, itemNo: ITEM }, member.headers)
    }
    const url = `/api/order-pad/aliases/export?lang=${lang}`
    const { body, headers } = await shop().app.inject({ url, headers: member.headers })
    expect(headers['content-disposition']).toContain('own-numbers.csv')
    const rows = body.trim().split(/\r?\n/)
    expect(rows[0]).toContain(heading)
    expect(rows).toHaveLength(3)
    expect(rows[1]).not.toMatch(/^"?=/)
    expect(rows[2]).toContain(`shelf 7,${ITEM},`)
    const stranger = await createMember(shop().db)
    expect((await shop().app.inject({ url, headers: stranger.headers })).body).not.toContain(
      'shelf 7',
    )
  },
)

test('a file of more numbers than are read at once has each of them once', async () => {
  const { companyId, headers } = await createMember(shop().db)
  const count = 20_001
  await sql`insert into company_alias (company_id, alias, product_id, chosen_at)
    select ${companyId}, 'n' || g, (select id from product where item_no = ${ITEM}), now()
    from generate_series(1, ${count}::int) g`.execute(shop().owner)
  const { body } = await shop().app.inject({ url: '/api/order-pad/aliases/export', headers })
  const [, ...rows] = body.trim().split(/\r?\n/)
  expect(rows).toHaveLength(count)
  expect(new Set(rows).size).toBe(count)
})
