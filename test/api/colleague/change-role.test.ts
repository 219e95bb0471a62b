// POST /api/user/colleagues/{id}/role
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  changeRoleRoute,
  type CompanyTeam,
  listColleaguesRoute,
  removeColleagueRoute,
} from '../../../src/contract/colleagues.ts'
import { readAccountSettingsRoute } from '../../../src/contract/account-settings.ts'
import type { MemberRole } from '../../../src/shared/membership.ts'
import { createMemberWithPassword, PASSWORD } from '../../support/log-in-as.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { invite } from '../../support/colleagues.ts'
import type { TestMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'
import { mailsTo } from '../../support/outbox.ts'

const shop = useShop()

function addColleague(owner: TestMember, role: MemberRole, kind?: 'dropship') {
  return createMemberWithPassword(shop(), {
    companyId: owner.companyId,
    role,
    ...(kind && { kind }),
  })
}

const giveRole = (owner: TestMember, id: number, role: MemberRole, password = PASSWORD) =>
  ask<CompanyTeam>(shop(), changeRoleRoute, { id, role, password }, owner.headers)
const remove = (owner: TestMember, id: number, password = PASSWORD) =>
  ask<CompanyTeam>(shop(), removeColleagueRoute, { id, password }, owner.headers)

describe('a role', () => {
  test('applies from the next request on', async () => {
    const owner = await createMemberWithPassword(shop(), { kind: 'dropship' })
    const colleague = await addColleague(owner, 'buyer', 'dropship')
    const settings = () => ask(shop(), readAccountSettingsRoute, {}, colleague.headers)
    expect((await settings()).code).toBe(403)
    const changed = await giveRole(owner, colleague.memberId, 'finance')
    expect(changed.result.colleagues.map(({ role }) => role)).toEqual(['owner', 'finance'])
    expect((await settings()).code).toBe(200)
    expect(changed.result.events[0]).toMatchObject({ event: 'role', role: 'finance' })
    const [mail] = await mailsTo(shop().db, colleague.email)
    expect(mail?.template).toBe('login-changed')
  })

  test('of the last owner stays, also when two owners demote and remove each other at the same time', async () => {
    const owner = await createMemberWithPassword(shop())
    expect(rejectedFields(await giveRole(owner, owner.memberId, 'buyer'), 'en_us')).toEqual([
      'role',
    ])
    expect(rejectedFields(await remove(owner, owner.memberId), 'en_us')).toEqual(['role'])
    const second = await addColleague(owner, 'owner')
    const answers = await Promise.all([
      giveRole(owner, second.memberId, 'viewer'),
      remove(second, owner.memberId),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 403])
    const { rows } = await sql<{ owners: number }>`
      select count(*)::int as owners from member
      where company_id = ${owner.companyId} and role = 'owner' and disabled_at is null`.execute(
      shop().db,
    )
    expect(rows[0]?.owners).toBe(1)
  })

  test.each(['buyer', 'finance', 'viewer'] as const)(
    'of a %s does not allow changes, nor shows addresses and invitations',
    async (role) => {
      const owner = await createMemberWithPassword(shop())
      const colleague = await addColleague(owner, role)
      await invite(shop(), owner, `invited-by-${role}@member.example`)
      expect((await giveRole(colleague, owner.memberId, 'viewer')).code).toBe(403)
      expect((await remove(colleague, owner.memberId)).code).toBe(403)
      expect((await invite(shop(), colleague, 'x@member.example')).code).toBe(403)
      const seen = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, colleague.headers)
      expect(seen.result).toMatchObject({ mayChange: false, invitations: [], events: [] })
      expect(seen.response.body).not.toContain(owner.email)
    },
  )

  test('is changed, and a login removed, with the password of the owner only', async () => {
    const owner = await createMemberWithPassword(shop())
    const { memberId } = await addColleague(owner, 'buyer')
    expect(rejectedFields(await giveRole(owner, memberId, 'viewer', 'wrong'), 'en_us')).toEqual([
      'password',
    ])
    expect(rejectedFields(await remove(owner, memberId, 'wrong'), 'en_us')).toEqual(['password'])
  })
})

describeMemberCall(useShop(), changeRoleRoute, {
  prepare: async ({ memberId }) => ({ id: memberId, role: 'owner', password: PASSWORD }),
})
