// GET /api/user/sessions
import { expect, test } from 'vitest'
import { listSessionsRoute, type SessionInfo } from '../../../src/contract/user-session.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMemberWithPassword, logInAs } from '../../support/log-in-as.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

describeMemberCall(shop, listSessionsRoute)

test('the sessions of this login are listed, the present one marked', async () => {
  const member = await createMemberWithPassword(shop())
  await createMember(shop().db, { companyId: member.companyId })
  const { headers, token } = await logInAs(shop(), member.username, { remember: true })
  const read = () => ask<{ list: SessionInfo[] }>(shop(), listSessionsRoute, {}, headers)
  const { list } = (await read()).result
  expect(list).toHaveLength(2)
  // 'lightMyRequest' is the user agent of `app.inject`.
  expect(list[0]).toMatchObject({ current: true, remembered: true, device: 'lightMyRequest' })
  expect(list[1]).toMatchObject({ id: member.sessionId, current: false, remembered: false })
  expect(JSON.stringify(list)).not.toContain(token)
  await shop()
    .db.updateTable('session')
    .set({ ends_at: new Date(Date.now() - 1000) })
    .where('id', '=', member.sessionId)
    .execute()
  expect((await read()).result.list).toHaveLength(1)
})
