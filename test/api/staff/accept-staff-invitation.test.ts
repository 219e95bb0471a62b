// POST /api/staff/accept-invitation
import { describe, expect, test } from 'vitest'
import { acceptStaffInvitationRoute } from '../../../src/contract/staff-session.ts'
import { inviteStaff } from '../../../src/server/modules/staff/staff-service.ts'
import { matchesPassword } from '../../../src/server/platform/passwords/password-hash.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { SAME_ORIGIN, sendFrom } from '../../support/log-in-as.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const NEW = 'the heron waits at dusk'
let people = 0
let networks = 0

async function invite() {
  people += 1
  const email = `clerk-${people}@shop.example`
  const { secret } = await inviteStaff(shop().db, now, { email, name: 'Example Clerk' })
  return { email, secret }
}

const accept = (invitation: string, newPassword = NEW) => {
  networks += 1
  const from = `10.4.${networks >> 8}.${networks & 255}`
  return sendFrom(
    shop(),
    acceptStaffInvitationRoute,
    { invitation, newPassword },
    {
      from,
      headers: SAME_ORIGIN,
    },
  )
}

describe('an invitation', () => {
  test('an invitation sets the password once and is written to the audit log', async () => {
    const { email, secret } = await invite()
    const { code, result } = await accept(secret)
    expect(code).toBe(200)
    expectContract(acceptStaffInvitationRoute, result)
    const row = await shop()
      .db.selectFrom('staff')
      .where('email', '=', email)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(await matchesPassword(row.password_hash, NEW)).toBe(true)
    expect(row.invitation_hash).toBeNull()
    expect((await accept(secret)).code).toBe(410)
    const entries = await shop()
      .db.selectFrom('audit_entry')
      .where('subject', '=', `staff:${email}`)
      .select('action')
      .execute()
    expect(entries.map(({ action }) => action)).toContain('staff.accept')
  })

  test('an invitation used twice at once counts once', async () => {
    const { secret } = await invite()
    const answers = await Promise.all([accept(secret), accept(secret, `${NEW} 2`)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 410])
  })

  test('an invitation expires, and ends when the account is closed', async () => {
    const late = await invite()
    now = new Date(now.getTime() + 8 * 86_400_000)
    expect((await accept(late.secret)).code).toBe(410)
    const closed = await invite()
    await shop().db.updateTable('staff').set({ disabled_at: now }).execute()
    expect((await accept(closed.secret)).code).toBe(410)
  })

  test('an unknown invitation is answered with 410, and guessing is rate-limited', async () => {
    const codes = []
    for (let tries = 0; tries < 31; tries += 1) {
      const input = { invitation: `made-up-${tries}-xxxxxxxxxxxx`, newPassword: NEW }
      const answer = await sendFrom(shop(), acceptStaffInvitationRoute, input, {
        from: '192.0.2.7',
        headers: SAME_ORIGIN,
      })
      codes.push(answer.code)
    }
    expect(codes[0]).toBe(410)
    expect(codes[30]).toBe(429)
  })

  test('an invitation is not used up by a rejected password', async () => {
    const { email, secret } = await invite()
    expect((await accept(secret, email)).code).toBe(422)
    expect((await accept(secret)).code).toBe(200)
  })
})

test.each([
  [{}, ['invitation', 'newPassword']],
  [{ invitation: 'short', newPassword: NEW }, ['invitation']],
  [{ invitation: 'x'.repeat(43), newPassword: 'short' }, ['newPassword']],
])('the input %j is answered with 422', async (input, fields) => {
  const answer = await ask(
    shop(),
    acceptStaffInvitationRoute,
    { ...input, lang: 'zh_hk' },
    SAME_ORIGIN,
  )
  expect(rejectedFields(answer, 'zh_hk').sort()).toEqual(fields)
})
