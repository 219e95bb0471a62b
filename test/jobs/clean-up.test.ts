// The scheduler of jobs, and the retention jobs with a moved clock: each record stays until its last day and is then deleted.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { ALL_JOBS } from '../../src/server/jobs/all-jobs.ts'
import { runDueJobs } from '../../src/server/jobs/run-due-jobs.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { startWorker } from '../../src/server/worker.ts'
import type { Job } from '../../src/server/jobs/job.ts'
import { writeMail } from '../../src/server/modules/mail/mail-service.ts'
import type { MailRequest } from '../../src/server/modules/mail/composition/mail-request.ts'
import { sendWaitingMails } from '../../src/server/modules/mail/sending-service.ts'
import type { MailTransport } from '../../src/server/platform/mail-transport.ts'
import { newId } from '../../src/server/platform/secrets.ts'
import { tryConsumeLimit } from '../../src/server/platform/limits/rate-limit.ts'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import { mailsTo } from '../support/outbox.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()
const now = new Date('2026-11-20T02:00:00Z')
const DAY = 86_400
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const run = (name: string, at: Date) => runJob(shop(), name, at)
const acceptingTransport: MailTransport = { send: async () => undefined, close: () => undefined }

describe('the scheduler', () => {
  const log = pino({ level: 'silent' })
  const dueAt = async (name: string) =>
    (
      await shop()
        .db.selectFrom('clock_job')
        .where('name', '=', name)
        .selectAll()
        .executeTakeFirst()
    )?.due_at

  test('every job is due in an empty database, then at its own interval, and once after missed runs', async () => {
    const names = ALL_JOBS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(await runDueJobs(shop().db, now, { files: shop().files, log })).toEqual(names)
    const often = ALL_JOBS.filter(({ everySeconds }) => everySeconds < 300)
    const soon = await runDueJobs(shop().db, after(299), { files: shop().files, log })
    expect(soon).toEqual(often.map(({ name }) => name))
    const next = await runDueJobs(shop().db, after(300), { files: shop().files, log })
    expect(next).toEqual(['erase-sealed-successors'])
    expect(await runDueJobs(shop().db, after(30 * DAY), { files: shop().files, log })).toEqual(
      names,
    )
    expect(await runDueJobs(shop().db, after(30 * DAY), { files: shop().files, log })).toEqual([])
  })

  test('a clock that was years ahead does not block the jobs for years', async () => {
    await runDueJobs(shop().db, after(3650 * DAY), { files: shop().files, log })
    expect(await runDueJobs(shop().db, after(31 * DAY), { files: shop().files, log })).toHaveLength(
      ALL_JOBS.length,
    )
  })

  test('of two processes one runs a job; a failed job is retried soon and blocks no other', async () => {
    let runs = 0
    const slow: Job = {
      name: 'test-slow',
      everySeconds: DAY,
      run: async () => {
        runs++
        // Ends once the other process has found nothing to do.
        await Promise.race(twice)
      },
    }
    const broken: Job = {
      name: 'test-broken',
      everySeconds: DAY,
      run: () => Promise.reject(new Error('no')),
    }
    const jobs = [broken, slow]
    const twice = [1, 2].map(() => runDueJobs(shop().db, now, { files: shop().files, log, jobs }))
    expect((await Promise.all(twice)).flat()).toEqual(['test-slow'])
    expect(runs).toBe(1)
    expect(await dueAt('test-slow')).toEqual(after(DAY))
    expect(await dueAt('test-broken')).toEqual(after(600))
  })

  test('a job that takes long does not keep the others waiting', async () => {
    const quickJob = Promise.withResolvers<boolean>()
    const long = { name: 'test-long', everySeconds: DAY, takesLong: true as const }
    const quick = { name: 'test-quick', everySeconds: DAY }
    const worker = startWorker({
      url: shop().url,
      config: readConfig({}),
      log,
      jobs: [
        { ...long, run: () => quickJob.promise },
        { ...quick, run: async () => quickJob.resolve(true) },
      ],
    })
    expect(await quickJob.promise).toBe(true)
    await worker.stop()
  })

  test('the worker warns when no one is mailed about cases, and only then', async () => {
    const warned = async (settings: Record<string, string>) => {
      const lines: string[] = []
      const warnLog = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
      const config = readConfig(settings)
      await startWorker({ url: shop().url, config, log: warnLog, jobs: [] }).stop()
      return lines.join('')
    }
    expect(await warned({})).toContain('CONTACT_EMAIL is not set')
    expect(await warned({ CONTACT_EMAIL: 'sales@shop.example' })).not.toContain('CONTACT_EMAIL')
  })

  test('a job of a dead process runs again when its lease has passed, and a late end changes nothing', async () => {
    const { owner } = shop()
    const name = 'test-dead'
    let finish = (): void => undefined
    const job = (run: Job['run']): Job => ({ name, everySeconds: DAY, run })
    const runNow = (run: Job['run']) =>
      runDueJobs(shop().db, now, { files: shop().files, log, jobs: [job(run)] })
    const first = runNow(() => new Promise<void>((resolve) => (finish = resolve)))
    await expect
      .poll(() => owner.selectFrom('clock_job').where('name', '=', name).selectAll().execute())
      .toMatchObject([{ held_until: expect.any(Date) }])
    expect(await runNow(async () => undefined)).toEqual([])
    const open = await sql`select from pg_stat_activity where state like 'idle in transaction%'
      and datname = current_database()`.execute(owner)
    expect(open.rows, 'no transaction stays open').toEqual([])

    await sql`update clock_job set held_until = now() - interval '1 second' where name = ${name}`.execute(
      owner,
    )
    const later = after(60)
    const again = runDueJobs(shop().db, later, {
      files: shop().files,
      log,
      jobs: [job(async () => 1)],
    })
    expect(await again).toEqual([name])
    finish()
    await first
    expect(await dueAt(name)).toEqual(after(60 + DAY))
  })
})

describe('erase-old-mail', () => {
  function requestTo(to: string, more: Partial<MailRequest> = {}): MailRequest {
    const contents = { registerUrl: 'https://shop.example/register.html' }
    return { template: 'no-application', to, lang: 'en_us', contents, ...more } as MailRequest
  }
  const onlyMail = async (to: string) => (await mailsTo(shop().db, to))[0]

  test('texts are deleted a week after sending, rows after a month', async () => {
    const to = 'week@customer.example'
    await writeMail(shop().db, now, requestTo(to))
    await sendWaitingMails(shop().db, acceptingTransport, () => now)
    await run('erase-old-mail', after(7 * DAY - 1))
    expect((await onlyMail(to))?.body_text).toContain('https://shop.example/register.html')
    await run('erase-old-mail', after(7 * DAY + 1))
    expect(await onlyMail(to)).toMatchObject({
      subject: '',
      body_text: '',
      body_html: '',
      attachments: [],
    })
    expect((await onlyMail(to))?.emptied_at).not.toBeNull()
    await run('erase-old-mail', after(30 * DAY - 1))
    expect(await onlyMail(to)).toBeDefined()
    await run('erase-old-mail', after(30 * DAY + 1))
    expect(await onlyMail(to)).toBeUndefined()
  })

  test('undeliverable mail is given up after three days, which erases its codes, and is deleted later', async () => {
    const [plain, secret, held] = ['plain', 'secret', 'held'].map(
      (name) => `${name}@customer.example`,
    )
    await writeMail(shop().db, now, requestTo(plain ?? ''))
    const code = { template: 'change-email-code', contents: { code: '112233', minutes: 10 } }
    await writeMail(shop().db, now, requestTo(secret ?? '', code as Partial<MailRequest>))
    await writeMail(shop().db, now, requestTo(held ?? '', { heldFor: 'consent-9' }))
    await run('erase-old-mail', after(3 * DAY - 1))
    expect(await onlyMail(secret ?? '')).toMatchObject({ given_up_at: null })
    await run('erase-old-mail', after(3 * DAY + 1))
    expect(JSON.stringify(await onlyMail(secret ?? ''))).not.toContain('112233')
    expect(await onlyMail(plain ?? '')).toMatchObject({ last_error: 'It was not sent in time.' })
    expect((await onlyMail(plain ?? ''))?.body_text).not.toBe('')
    expect(await onlyMail(held ?? '')).toMatchObject({ given_up_at: null, held_for: 'consent-9' })
    await run('erase-old-mail', after(34 * DAY))
    for (const to of [plain, secret, held]) expect(await onlyMail(to ?? '')).toBeUndefined()
  })
})

describe('sum-page-views', () => {
  async function view(page: string, at: string): Promise<void> {
    const row = { page, accessed_at: new Date(at), user_key: 'key' }
    await shop().db.insertInto('page_view').values(row).execute()
  }
  const days = () =>
    shop().db.selectFrom('page_view_day').selectAll().orderBy('day').orderBy('page').execute()

  test('views are summed by day, once, when they are 90 days old', async () => {
    await view('/a', '2026-08-01T00:00:00Z')
    await view('/a', '2026-08-01T23:59:59.999Z')
    await view('/b', '2026-08-01T12:00:00Z')
    await view('/a', '2026-08-02T00:00:00Z')
    await view('/a', '2026-08-03T00:00:00Z')
    await run('sum-page-views', new Date('2026-10-30T10:00:00Z'))
    expect(await days()).toEqual([])
    await run('sum-page-views', new Date('2026-11-01T10:00:00Z'))
    await run('sum-page-views', new Date('2026-11-01T11:00:00Z'))
    const sums = [
      { day: '2026-08-01', page: '/a', views: 2 },
      { day: '2026-08-01', page: '/b', views: 1 },
      { day: '2026-08-02', page: '/a', views: 1 },
    ]
    expect(await days()).toEqual(sums)
    // A view recorded late is added to its day.
    await view('/a', '2026-08-01T05:00:00Z')
    await run('sum-page-views', new Date('2026-11-01T12:00:00Z'))
    expect((await days())[0]).toEqual({ day: '2026-08-01', page: '/a', views: 3 })
    const left = await shop().db.selectFrom('page_view').select('accessed_at').execute()
    expect(left).toEqual([{ accessed_at: new Date('2026-08-03T00:00:00Z') }])
  })

  test('pages beyond five thousand, such as invented URLs, take one row per day', async () => {
    await sql`insert into page_view (page, accessed_at)
      select '/made-up/' || n, timestamptz '2026-07-01T10:00:00Z' from generate_series(1, 5200) n`.execute(
      shop().db,
    )
    await run('sum-page-views', new Date('2026-11-01T12:00:00Z'))
    const rows = await sql<{ rows: number; views: number; other: number }>`
      select count(*) as rows, sum(views) as views, max(views) filter (where page = '(other)') as other
      from page_view_day where day = '2026-07-01'`.execute(shop().db)
    expect(rows.rows[0]).toEqual({ rows: 5001, views: 5200, other: 200 })
  })
})

test('forget-tries deletes counts at the end of their window', async () => {
  const limit = { purpose: 'test', subject: 'a', max: 5, windowSeconds: 600 }
  await tryConsumeLimit(shop().db, now, limit)
  const count = async () => (await shop().db.selectFrom('attempt').selectAll().execute()).length
  await run('forget-tries', after(599))
  expect(await count()).toBe(1)
  await run('forget-tries', after(600))
  expect(await count()).toBe(0)
})

test('forget-security-codes deletes expired codes', async () => {
  const row = {
    id: newId(),
    picture_hash: null,
    work_hash: null,
    expires_at: after(60),
    used_at: null,
  }
  await shop().db.insertInto('security_code').values(row).execute()
  const count = async () =>
    (await shop().db.selectFrom('security_code').selectAll().execute()).length
  await run('forget-security-codes', after(59))
  expect(await count()).toBe(1)
  await run('forget-security-codes', after(60))
  expect(await count()).toBe(0)
})

test('forget-email-codes deletes codes a day after code and ticket expired, and drafts when they expire', async () => {
  const { db } = shop()
  const code = (ticketEnds: Date | null) => ({
    id: newId(),
    email: 'a@customer.example',
    email_key: 'a@customer.example',
    purpose: 'register' as const,
    member_id: null,
    lang: 'en_us',
    code_hash: randomBytes(32),
    created_at: now,
    expires_at: after(600),
    ticket_hash: ticketEnds ? randomBytes(32) : null,
    ticket_expires_at: ticketEnds,
    used_at: null,
  })
  await db
    .insertInto('email_code')
    .values([code(null), code(after(2 * DAY))])
    .execute()
  await db
    .insertInto('application_draft')
    .values({ email_key: 'a', form: '{}', saved_at: now, expires_at: after(DAY) })
    .execute()
  const counts = async () =>
    Promise.all(
      (['email_code', 'application_draft'] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    )
  await run('forget-email-codes', after(DAY - 1))
  expect(await counts()).toEqual([2, 1])
  await run('forget-email-codes', after(DAY + 601))
  expect(await counts()).toEqual([1, 0])
  await run('forget-email-codes', after(3 * DAY + 1))
  expect(await counts()).toEqual([0, 0])
})

test('forget-sessions deletes sessions and tokens 90 days after their end, but no active ones', async () => {
  const { db } = shop()
  const ended = await createMember(db, { now })
  const running = await createMember(db, { now: after(89 * DAY) })
  await db
    .updateTable('session')
    .set({ ended_at: now, ended_by: 'logout' })
    .where('id', '=', ended.sessionId)
    .execute()
  const left = async () =>
    (await db.selectFrom('session').select('id').execute()).map(({ id }) => id).sort()
  await run('forget-sessions', after(90 * DAY - 1))
  expect(await left()).toEqual([ended.sessionId, running.sessionId].sort())
  await run('forget-sessions', after(90 * DAY + 1))
  expect(await left()).toEqual([running.sessionId])
  const tokens = await db.selectFrom('session_token').select('session_id').execute()
  expect(tokens).toEqual([{ session_id: running.sessionId }])
})

test('forget-sessions deletes sessions of staff 90 days after they ended or expired, but no later ones', async () => {
  const { db } = shop()
  const ended = await enrolStaff(db, { now: after(DAY / 2) })
  const expired = await enrolStaff(db, { now: after(-DAY / 2) })
  const later = await enrolStaff(db, { now: after(DAY / 2) })
  await db
    .updateTable('staff_session')
    .set({ ended_at: now, ended_by: 'logout' })
    .where('id', '=', ended.sessionId)
    .execute()
  const left = async () =>
    (await db.selectFrom('staff_session').select('id').execute()).map(({ id }) => id).toSorted()
  await run('forget-sessions', after(90 * DAY - 1))
  expect(await left()).toEqual([ended, expired, later].map(({ sessionId }) => sessionId).toSorted())
  await run('forget-sessions', after(90 * DAY + 1))
  expect(await left()).toEqual([later.sessionId])
})

test('forget-sessions deletes a device a year after its last log-in, and a password link a day after it expired', async () => {
  const { db } = shop()
  const { memberId } = await createMember(db, { now: after(364 * DAY) })
  await db
    .insertInto('known_device')
    .values({ hash: randomBytes(32), member_id: memberId, created_at: now, last_seen_at: now })
    .execute()
  const reset = { hash: randomBytes(32), member_id: memberId, created_at: now, used_at: null }
  await db
    .insertInto('password_reset')
    .values({ ...reset, expires_at: after(364 * DAY) })
    .execute()
  const left = async () => [
    (await db.selectFrom('known_device').selectAll().execute()).length,
    (await db.selectFrom('password_reset').selectAll().execute()).length,
  ]
  await run('forget-sessions', after(365 * DAY))
  expect(await left()).toEqual([1, 1])
  await run('forget-sessions', after(365 * DAY + 1))
  expect(await left()).toEqual([0, 0])
})

test('forget-recipients deletes unanswered requests after a month, but not given consents', async () => {
  const { db } = shop()
  const { memberId } = await createMember(db, { now })
  const asked = (name: string, agreed: Date | null) => ({
    member_id: memberId,
    email: `${name}@elsewhere.example`,
    email_key: `${name}@elsewhere.example`,
    token_hash: randomBytes(32),
    asked_at: now,
    confirmed_at: agreed,
  })
  await db
    .insertInto('mail_recipient')
    .values([asked('silent', null), asked('agreed', now)])
    .execute()
  const left = async () =>
    (await db.selectFrom('mail_recipient').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )
  await run('forget-recipients', after(30 * DAY))
  expect(await left()).toEqual(['agreed@elsewhere.example', 'silent@elsewhere.example'])
  await run('forget-recipients', after(30 * DAY + 1))
  expect(await left()).toEqual(['agreed@elsewhere.example'])
})
