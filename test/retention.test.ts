// The personal data of applicants who did not become members is erased from every table after six months.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseDueApplicants } from '../src/server/jobs/erase-applicants.ts'
import { writeMail } from '../src/server/modules/mail/mail-service.ts'
import { runRetention } from './drivers/retention.ts'
import { addApplicant } from './support/applicant.ts'
import { useShop } from './support/ask.ts'

const shop = useShop()

test('personal data of 150 applicants are deleted within a day of when they are due', async () => {
  const { early, late, kept, erased, found } = await runRetention(shop().db, 150)
  expect(early).toEqual([])
  expect(late).toEqual([])
  expect(kept).toBeGreaterThan(20)
  expect(erased).toBeGreaterThan(20)
  expect(found).toEqual([])
}, 60_000)

test('a member is kept, however old the application', async () => {
  const { db } = shop()
  const old = new Date('2020-01-01T00:00:00Z')
  const member = await addApplicant(db, { number: 'M-1', state: 'approved', submittedAt: old })
  await eraseDueApplicants(db, new Date('2026-11-21T00:00:00Z'))
  const row = await db
    .selectFrom('member')
    .where('id', '=', member.memberId)
    .select('login_name')
    .executeTakeFirst()
  expect(row?.login_name).toBe(member.username)
})

test('data for statistics are kept, and the login name is never available again', async () => {
  const { db } = shop()
  const at = new Date('2026-01-10T00:00:00Z')
  const applicant = await addApplicant(db, { number: 'C-1', state: 'rejected', submittedAt: at })
  await writeMail(db, at, {
    template: 'already-member',
    to: applicant.email,
    lang: 'en_us',
    contents: { logInUrl: 'http://shop/login', forgottenUrl: 'http://shop/forgotten' },
  })
  expect(await eraseDueApplicants(db, new Date('2026-07-10T00:00:01Z'))).toBe(1)
  const row = await db
    .selectFrom('application')
    .where('application_no', '=', 'C-1')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'rejected', country: 'DE', kind: 'wholesale', form: null })
  expect(row.submitted_at).toEqual(at)
  const names = await sql<{ count: number }>`select count(*) from used_login_name`.execute(db)
  expect(names.rows[0]?.count).toBeGreaterThan(0)
  const mails = await db
    .selectFrom('outbox_mail')
    .where('recipient_key', '=', applicant.email)
    .select('id')
    .execute()
  expect(mails).toEqual([])
})
