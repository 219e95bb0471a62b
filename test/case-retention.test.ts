// Cases and applications to a team are erased on schedule: their files are deleted, and no table keeps personal data;
// type, state, country and dates stay for statistics.
import { mkdtempSync } from 'node:fs'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { followCaseRoute } from '../src/contract/contact.ts'
import { applyToTeamRoute } from '../src/contract/user-application.ts'
import { useShop } from './support/ask.ts'
import { freshEmail, freshNetwork } from './support/apply-as.ts'
import { mailsTo } from './support/outbox.ts'
import { sendForm } from './support/forms.ts'
import { sendFrom } from './support/log-in-as.ts'
import { openCaseAs } from './support/open-case.ts'
import { plainPdf } from './support/sample-files.ts'
import { grantSecurityCode } from './support/security-code.ts'
import { runJob } from './support/run-job.ts'
import { writeMail } from '../src/server/modules/mail/mail-service.ts'
import { recordCaseStep } from '../src/server/staff/cases/record-case-step.ts'

let now = new Date('2026-11-21T02:00:00Z')
const filesFolder = mkdtempSync(join(tmpdir(), 'voltcell-retention-'))
const shop = useShop({ clock: () => now, filesFolder })
afterAll(() => rm(filesFolder, { recursive: true, force: true }))

/** A word that marks the data of a person, so that it is found wherever it is still stored. */
const CANARY = 'Retentioncanary'
const pdf = (mark: string) => ({
  name: `${CANARY}.pdf`,
  type: 'application/pdf',
  body: plainPdf({ extra: `<< /Title (${mark}) >>` }),
})

/** The tables that contain the canary; two large tables without persons are left out. */
async function tablesWithCanary(): Promise<string[]> {
  const { db } = shop()
  const tables = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and tablename not in ('fitment', 'device')`.execute(db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(name)} t where t::text ilike ${`%${CANARY}%`}`.execute(
      db,
    )
    if ((rows[0]?.count ?? 0) > 0) found.push(name)
  }
  return found
}

async function storedFiles(): Promise<string[]> {
  const names = await readdir(join(filesFolder, 'received'), { recursive: true }).catch(() => [])
  return names.filter((name) => /[0-9a-f]{64}$/.test(name))
}

/** Makes the stored files two hours older. */
async function ageFiles() {
  const earlier = new Date(Date.now() - 7_200_000)
  for (const name of await storedFiles())
    await utimes(join(filesFolder, 'received', name), earlier, earlier)
}

test('a case is erased, and its files deleted, two years after its last message, not before, and not later if closed later', async () => {
  const words = { fullName: CANARY, subject: CANARY, message: CANARY, region: CANARY }
  const mine = { ...words, email: `${CANARY}-1@trade.example`, sendingId: `${CANARY}-of-a-sending` }
  const keys = await openCaseAs(shop(), mine, [pdf('one')])
  const shared = await openCaseAs(shop(), {}, [pdf('one')])
  now = new Date('2026-12-21T02:00:00Z')
  await sendFrom(shop(), followCaseRoute, { ...shared, reply: 'Still here' })
  const staff = { db: shop().db, now, actor: 'staff:bo@shop.example', origin: 'https://a.example' }
  await recordCaseStep(staff, { caseNo: keys.caseNo, step: 'close' })

  await runJob(shop(), 'erase-cases', new Date('2028-11-21T01:59:00Z'))
  expect((await sendFrom(shop(), followCaseRoute, keys, { from: freshNetwork() })).code).toBe(200)
  await runJob(shop(), 'erase-cases', new Date('2028-11-21T02:01:00Z'))
  await runJob(shop(), 'erase-old-mail', new Date('2028-11-21T02:01:00Z'))
  expect((await sendFrom(shop(), followCaseRoute, keys, { from: freshNetwork() })).code).toBe(404)
  const row = await shop()
    .db.selectFrom('feedback_case')
    .where('case_no', '=', keys.caseNo)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ type: 'product', state: 'closed', full_name: null, form: null })

  // Another case has the same bytes: the file stays until that case is erased too.
  await ageFiles()
  await runJob(shop(), 'sweep-received-files', now)
  expect(await storedFiles()).toHaveLength(1)
  await runJob(shop(), 'erase-cases', new Date('2028-12-21T02:01:00Z'))
  await ageFiles()
  await runJob(shop(), 'sweep-received-files', now)
  expect(await storedFiles()).toEqual([])
  expect(await tablesWithCanary()).toEqual([])
}, 60_000)

test('an applicant to a team is erased, and the file deleted, after six months, unless accepted', async () => {
  now = new Date('2026-11-21T02:00:00Z')
  const numbers: string[] = []
  for (const name of [CANARY, 'Accepted']) {
    const fields = {
      id: 'general',
      firstName: name,
      surname: name,
      email: `${name}@trade.example`,
      country: 'HK',
      message: name,
      privacyAccepted: true,
      ...(await grantSecurityCode(shop())),
    }
    const files = [{ ...pdf(name), name: `${name}.pdf` }]
    const { result } = await sendForm(shop(), applyToTeamRoute, { fields, files })
    numbers.push(String(result.applicationNo))
  }
  await shop()
    .db.updateTable('team_application')
    .set({ state: 'approved' })
    .where('application_no', '=', numbers[1] ?? '')
    .execute()
  await runJob(shop(), 'erase-applicants', new Date('2027-05-21T01:59:00Z'))
  expect(await tablesWithCanary()).toContain('public.team_application')
  await runJob(shop(), 'erase-applicants', new Date('2027-05-21T02:01:00Z'))
  await ageFiles()
  await runJob(shop(), 'sweep-received-files', now)
  expect(await tablesWithCanary()).toEqual([])
  expect(await storedFiles()).toHaveLength(1)
  const rows = await shop()
    .db.selectFrom('team_application')
    .where('application_no', 'in', numbers)
    .select(['state', 'country', 'form', 'email'])
    .orderBy('application_no')
    .execute()
  expect(rows).toMatchObject([
    { state: 'expired', country: 'HK', form: null, email: null },
    { state: 'approved', email: 'Accepted@trade.example' },
  ])
}, 60_000)

test('files left by a crash are deleted after an hour, but not those of an active form', async () => {
  const received = shop().files.subfolder('received')
  const [old, fresh] = [await received.scratch(), await received.scratch()]
  await writeFile(old, 'half')
  await writeFile(fresh, 'half')
  const earlier = new Date(Date.now() - 7_200_000)
  await utimes(old, earlier, earlier)
  await runJob(shop(), 'sweep-received-files', now)
  const left = await readdir(join(filesFolder, 'received', 'scratch'))
  expect(left).toHaveLength(1)
  expect(fresh).toContain(left[0])
})

test('one email address may open several cases', async () => {
  const email = freshEmail()
  await openCaseAs(shop(), { email })
  await openCaseAs(shop(), { email })
})

test('a mail that waits for the mail server is sent although an old case of its recipient is erased', async () => {
  now = new Date('2026-11-21T02:00:00Z')
  const email = freshEmail()
  await openCaseAs(shop(), { email })
  const later = new Date('2028-11-21T02:01:00Z')
  const contents = { code: '012345', minutes: 10 }
  const id = await writeMail(shop().db, new Date(later.getTime() - 3_600_000), {
    template: 'change-email-code',
    to: email,
    lang: 'en_us',
    contents,
  })
  await runJob(shop(), 'erase-cases', later)
  expect((await mailsTo(shop().db, email)).map((mail) => mail.id)).toEqual([id])
})
