// npm run staff for salespeople: what an application shows, what each act prints, and how a mistake is undone.
import { beforeAll, expect, test } from 'vitest'
import { storePublicOrigin } from '../../src/server/context/public-origin.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { addApplicant } from '../support/applicant.ts'
import { useShop } from '../support/ask.ts'
import { mailsTo } from '../support/outbox.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'

const shop = useShop()
const terminal = useStaffTerminal()
async function numberOf({ companyId }: { companyId: number }): Promise<string> {
  const company = shop().db.selectFrom('company').where('id', '=', companyId)
  return (await company.select('customer_no').executeTakeFirstOrThrow()).customer_no
}

const staff = (...args: string[]) => runCommand(shop().url, 'staff', args, terminal.settings)

beforeAll(async () => {
  await terminal.logIn(shop(), { roles: ['sales'] })
  await storePublicOrigin(shop().db, { PUBLIC_URL: 'https://shop.example' }, 'http://127.0.0.1:1')
})

test('an application shows customer number, day and language, and why another company may be the same', async () => {
  const at = new Date('2026-11-20T04:00:00Z')
  const first = { number: 'A26-810001', mark: 'Twinned', lang: 'zh_hk', submittedAt: at } as const
  await addApplicant(shop().db, first)
  const other = await addApplicant(shop().db, { number: 'A26-810002', mark: 'Twinned' })
  const { out } = await staff('show', 'A26-810001')
  expect(out).toMatch(/^ {2}customer: \S+\n {2}applied: 2026-11-20, in zh_hk$/m)
  const similar = `${await numberOf(other)} Twinned company (wholesale submitted)`
  expect(out).toMatch(/^ {2}same name: /m)
  expect(out).toContain(similar)
})

test('an application that was rejected by mistake is reviewed again with a new deadline, and then approved', async () => {
  const { email } = await addApplicant(shop().db, {
    number: 'A26-810003',
    submittedAt: new Date('2026-01-05T04:00:00Z'),
    lastActivityAt: new Date(),
  })
  expect((await staff('reject', 'A26-810003', '--reason', 'not_a_business')).code).toBe(0)
  const late = await staff('approve', 'A26-810003')
  expect(late.err).toContain('has been decided already')
  expect((await staff('review', 'A26-810003')).out).toBe('A26-810003: rejected → in_review\n')
  const shown = (await staff('show', 'A26-810003')).out
  expect(shown).toMatch(/in_review {2}\d left, by /)
  expect(shown).not.toContain('not_a_business')
  expect((await staff('approve', 'A26-810003')).code).toBe(0)
  const mails = await mailsTo(shop().db, email)
  expect(mails.map(({ template }) => template)).toEqual([
    'application-rejected',
    'application-approved',
  ])
  const entries = await listAudit(shop().db, 'application:A26-810003')
  expect(entries.map(({ action }) => action)).toEqual([
    'application.approve',
    'application.review',
    'application.reject',
  ])
})

test('a member is found by name, and each act says what it changed and how to undo it', async () => {
  const customerNo = await numberOf(
    await addApplicant(shop().db, { number: 'A26-810004', mark: 'Findable' }),
  )
  const approved = await staff('approve', 'A26-810004')
  expect(approved.out).toContain(`${customerNo}: wholesale, USD, EU`)
  const found = await staff('members', 'findab')
  expect(found.out).toMatch(new RegExp(`^${customerNo} .*wholesale approved .*Findable`))
  expect((await staff('members', '%')).out).toBe('No member matches that.\n')
  const who = [customerNo, '--kind', 'wholesale']
  const suspended = await staff('suspend', ...who, '--reason', 'other')
  expect(suspended.out).toContain(`npm run staff -- reinstate ${customerNo} --kind wholesale`)
  const again = await staff('suspend', ...who, '--reason', 'other')
  expect(again.err).toContain('Only approved members can be suspended.')
  expect((await staff('reinstate', ...who)).out).toContain('suspended → approved')
})
