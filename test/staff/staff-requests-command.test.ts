// npm run staff: what one person alone must not do, what is shown before an approval, and recovery codes at the prompt.
import { expect, test } from 'vitest'
import { storePublicOrigin } from '../../src/server/context/public-origin.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { factorsOf, issueRecoveryCodes } from '../../src/server/modules/staff/factor-service.ts'
import { rolesOf } from '../../src/server/modules/staff/role-service.ts'
import { findStaff } from '../../src/server/modules/staff/staff-service.ts'
import { findInvitedAccount } from '../../src/server/modules/staff/welcome-service.ts'
import { useShop } from '../support/ask.ts'
import { CODE_KEY } from '../support/code-key.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import { mailsTo } from '../support/outbox.ts'
import { answerCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'

const shop = useShop()
const terminal = useStaffTerminal()

const staff = (args: string[], typed = '') =>
  answerCommand({
    databaseUrl: shop().url,
    name: 'staff',
    args,
    settings: { ...terminal.settings, CODE_KEY },
    typed,
  })

const numberOf = (out: string) => /approve (SR-\d+)/.exec(out)?.[1] ?? ''

test('a manager alone can neither close nor demote another, and so cannot become the only one who approves', async () => {
  const { db } = shop()
  const other = await enrolStaff(db, { email: 'other@shop.example' })
  await enrolStaff(db, { email: 'clerk@shop.example', roles: ['auditor', 'support'] })
  await terminal.logIn(shop(), { email: 'boss@shop.example' })
  for (const args of [
    ['close', other.email],
    ['revoke', other.email, 'admin'],
  ]) {
    const { out } = await staff(args)
    expect(out).toContain('This change needs a second approval')
    expect(out).toContain('no one else can approve it')
  }
  expect((await findStaff(db, other.email))?.disabled_at).toBeNull()
  expect((await staff(['revoke', 'clerk@shop.example', 'support'])).out).toContain(': auditor\n')
  expect((await staff(['close', 'clerk@shop.example'])).out).toContain('is closed.')
  expect((await staff(['close', 'nobody@shop.example'])).err).toContain('No staff account')
}, 60_000)

test('a role of the seller’s own loses a permission that requires two persons only with a second signature', async () => {
  const { db } = shop()
  await db.insertInto('staff_role').values({ name: 'teller', built_in: false }).execute()
  const permission = { role: 'teller', permission: 'staff.manage' as const }
  await db.insertInto('staff_role_permission').values(permission).execute()
  const saved = await staff(['role-save', 'teller', '--permission', 'order.read'])
  expect(saved.out).toContain('This change needs a second approval')
})

test('an approval shows the change and asks before it is given', async () => {
  await storePublicOrigin(shop().db, { PUBLIC_URL: '' }, 'http://127.0.0.1:3000/')
  const { email } = await enrolStaff(shop().db, { email: 'li@shop.example', roles: ['auditor'] })
  const number = numberOf((await staff(['grant', email, 'finance'])).out)
  await terminal.logIn(shop(), { email: 'partner@shop.example' })
  const asked = await staff(['approve', number], 'no\n')
  expect(asked).toMatchObject({ code: 1 })
  expect(asked.out).toContain(`${number}  roles staff:${email} {"add":["finance"]`)
  expect(asked.out).toContain('now {"roles":["auditor"]}')
  expect(asked.err).toContain('Nothing was changed.')
  expect((await staff(['approve', number], 'yes\n')).out).toContain(`${number}: approved`)
  expect((await staff(['approve', number], 'yes\n')).err).toContain('already been decided')
}, 60_000)

test('a recovery code at the prompt writes a mail and an audit entry, and the terminal stays logged in', async () => {
  const { db } = shop()
  const email = 'rita@shop.example'
  await terminal.logIn(shop(), { email, factorAt: new Date(Date.now() - 301_000) })
  const { id } = (await findStaff(db, email))!
  const codes = await db.transaction().execute((trx) => issueRecoveryCodes(trx, id))
  const rejected = await staff(['one-person', 'on'], `${codes[0]}\n`)
  expect(rejected.err).toContain('A one-person shop has a single open account.')
  const [entry] = await listAudit(db, `staff:${email}`, 1)
  expect(entry).toMatchObject({ action: 'staff.step-up' })
  expect(await mailsTo(db, email)).toMatchObject([{ template: 'staff-notice' }])
  expect((await staff(['whoami'])).out).toContain(email)
})

/** The account that the link in the output of a command leads to. */
const invitedBy = (out: string) => {
  const secret = /#invitation=([\w-]{43})/.exec(out)?.[1] ?? ''
  return findInvitedAccount(shop().db, new Date(), secret)
}

test('a closed account that is added again is open, without its former password, factors and roles', async () => {
  const { db } = shop()
  await terminal.logIn(shop(), { email: 'manager@shop.example' })
  const roles = ['auditor', 'warehouse']
  const { email, staffId } = await enrolStaff(db, { email: 'back@shop.example', roles })
  await staff(['close', email])
  const { out } = await staff(['add', email, '--name', 'Back', '--role', 'support'])
  expect(out).toContain('back@shop.example was closed and is open again.')
  expect(await invitedBy(out)).toMatchObject({ id: staffId, name: 'Back' })
  expect(await findStaff(db, email)).toMatchObject({ disabled_at: null, password_hash: null })
  expect(await rolesOf(db, staffId)).toEqual(['support'])
  expect(await factorsOf(db, staffId)).toMatchObject({ totpSince: null })
  const [entry] = await listAudit(db, `staff:${email}`, 1)
  expect(entry).toMatchObject({
    action: 'staff.invite',
    change: { roles: ['support'], reopened: true },
  })
}, 60_000)

test('an account that was closed before its person chose a password can be invited again', async () => {
  await terminal.logIn(shop(), { email: 'host@shop.example' })
  const add = ['add', 'late@shop.example', '--name', 'Late', '--role', 'support']
  await staff(add)
  await staff(['close', 'late@shop.example'])
  expect(await invitedBy((await staff(add)).out)).toMatchObject({ email: 'late@shop.example' })
}, 60_000)

test('an account whose link has expired is invited again, and its critical roles wait for another approval', async () => {
  const { db } = shop()
  await enrolStaff(db, { email: 'second@shop.example' })
  await terminal.logIn(shop(), { email: 'third@shop.example' })
  const add = ['add', 'slow@shop.example', '--name', 'Slow', '--role', 'admin']
  const number = numberOf((await staff(add)).out)
  await terminal.logIn(shop(), { email: 'fourth@shop.example' })
  await staff(['approve', number], 'yes\n')
  const again = await staff(add)
  expect(again).toMatchObject({ code: 0, err: expect.not.stringContaining('Not accepted') })
  const { id } = await invitedBy(again.out)
  expect(await rolesOf(db, id)).toEqual([])
  expect(numberOf(again.out)).toMatch(/^SR-\d+$/)
}, 60_000)
