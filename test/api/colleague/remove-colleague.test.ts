// POST /api/user/colleagues/{id}/remove
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  type CompanyTeam,
  listColleaguesRoute,
  removeColleagueRoute,
} from '../../../src/contract/colleagues.ts'
import { cancelOrderRoute } from '../../../src/contract/order.ts'
import { logInRoute } from '../../../src/contract/user-session.ts'
import { createMemberWithPassword, PASSWORD, sendFrom } from '../../support/log-in-as.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { accept, acceptanceOf, invite, linkSecretOf } from '../../support/colleagues.ts'
import type { TestMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'
import {
  createDropshipper,
  ITEM,
  placeOrder,
  prepareOrder,
  sendOrder,
  setStock,
} from '../../support/orders.ts'
import { mailsTo } from '../../support/outbox.ts'

const shop = useShop()

function addColleague(owner: TestMember, kind?: 'dropship') {
  const { companyId } = owner
  return createMemberWithPassword(shop(), { companyId, role: 'buyer', ...(kind && { kind }) })
}

const remove = (owner: TestMember, id: number) =>
  ask<CompanyTeam>(shop(), removeColleagueRoute, { id, password: PASSWORD }, owner.headers)

describe('removing a login', () => {
  test('ends its sessions immediately, and its address can be invited again', async () => {
    const owner = await createMemberWithPassword(shop())
    const colleague = await addColleague(owner)
    expect((await remove(owner, colleague.memberId)).code).toBe(200)
    expect((await ask(shop(), listColleaguesRoute, {}, colleague.headers)).code).toBe(401)
    const entered = { username: colleague.username, password: PASSWORD }
    expect((await sendFrom(shop(), logInRoute, entered)).code).toBe(422)
    expect((await mailsTo(shop().db, colleague.email)).at(-1)?.template).toBe('login-changed')

    await invite(shop(), owner, colleague.email)
    const input = acceptanceOf(await linkSecretOf(shop(), colleague.email))
    const former = await accept(shop(), { ...input, username: colleague.username })
    expect(rejectedFields(former, 'en_us')).toEqual(['username'])
    expect((await accept(shop(), input)).code).toBe(200)
  })

  test('while it places an order leaves the whole order or none, and money and stock agree', async () => {
    await setStock(shop(), ITEM, 1000)
    const dropshipper = await createDropshipper(shop())
    const owner = await createMemberWithPassword(shop(), {
      kind: 'dropship',
      companyId: dropshipper.companyId,
    })
    let placed = 0
    for (let round = 0; round < 6; round += 1) {
      const colleague = await addColleague(owner, 'dropship')
      const order = await prepareOrder(shop(), colleague)
      const [sent, removed] = await Promise.all([
        sendOrder(shop(), colleague, order),
        remove(owner, colleague.memberId),
      ])
      expect(removed.code).toBe(200)
      expect([200, 401, 403, 409]).toContain(sent.code)
      if (sent.code === 200) placed += 1
      const retried = await sendOrder(shop(), colleague, order)
      expect(retried.code).toBe(401)
    }
    const { rows } = await sql<{ orders: number; holds: number; baskets: number }>`
      select (select count(*)::int from trade_order where company_id = ${owner.companyId}) as orders,
        (select count(*)::int from money_hold h join trade_order o on o.id = h.order_id
          where o.company_id = ${owner.companyId}) as holds,
        (select count(*)::int from basket b join member m on m.id = b.member_id
          where m.company_id = ${owner.companyId} and m.disabled_at is not null) as baskets`.execute(
      shop().owner,
    )
    expect(rows[0]).toEqual({ orders: placed, holds: placed, baskets: 0 })
  })

  test('leaves its orders, whose mails an owner gets from then on', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const { companyId } = dropshipper
    const owner = await createMemberWithPassword(shop(), { kind: 'dropship', companyId })
    const colleague = await addColleague(owner, 'dropship')
    const { orderNo } = await placeOrder(shop(), colleague)
    await remove(owner, colleague.memberId)
    const cancelled = await ask(shop(), cancelOrderRoute, { orderNo }, owner.headers)
    expect(cancelled.code).toBe(200)
    const { rows } = await sql<{ role: string }>`
      select m.role from outbox_mail o join member m on m.email_key = o.recipient_key
      where o.template = 'order-moved' and o.body_text like ${`%${orderNo}%`}
        and m.company_id = ${companyId}`.execute(shop().db)
    expect(rows).toEqual([{ role: 'owner' }])
  })
})

const secondShop = useShop()
describeMemberCall(secondShop, removeColleagueRoute, {
  prepare: async ({ companyId }) => {
    const { memberId } = await createMemberWithPassword(secondShop(), { companyId, role: 'viewer' })
    return { id: memberId, password: PASSWORD }
  },
})
