// npm run cases: staff read and answer cases and fetch files, and every step is written to the audit log and
// mailed.
import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAudit, listAudit } from '../src/server/modules/audit/audit-service.ts'
import { useShop } from './support/ask.ts'
import { freshEmail } from './support/apply-as.ts'
import { openCaseAs } from './support/open-case.ts'
import { plainPdf } from './support/sample-files.ts'
import { mailsTo } from './support/outbox.ts'
import { useStaffTerminal } from './support/staff-terminal.ts'
import { runCommand } from './support/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'voltcell-cases-'))
const shop = useShop({ filesFolder: join(folder, 'files') })
const terminal = useStaffTerminal(folder)

const cases = (...args: string[]) =>
  runCommand(shop().url, 'cases', args, { DATA_DIR: folder, PUBLIC_URL: 'https://shop.example' })

beforeAll(() => terminal.logIn(shop(), { email: 'bo@shop.example', roles: ['support'] }))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a case is listed, shown, answered, solved, reopened and closed', async () => {
  const email = freshEmail()
  const file = { name: 'a.pdf', type: 'application/pdf', body: plainPdf() }
  const form = { email, lang: 'zh_hk', message: 'first line\nsecond' }
  const { caseNo, feedbackCode } = await openCaseAs(shop(), form, [file])

  const listed = await cases('list')
  expect(listed.out).toContain(`${caseNo}  new`)
  const shown = await cases('show', caseNo)
  expect(shown.out).toContain('  second')
  expect(shown.out).not.toContain(feedbackCode)
  const fileId = /file (\S+) {2}a\.pdf/.exec(shown.out)?.[1] ?? ''
  const to = join(folder, 'saved.pdf')
  expect((await cases('file', caseNo, fileId, '--to', to)).code).toBe(0)
  expect(await readFile(to)).toEqual(file.body)
  // Existing files are not overwritten.
  expect((await cases('file', caseNo, fileId, '--to', to)).code).toBe(1)

  const reply = await cases('reply', caseNo, '--text', 'We send a new one.')
  expect(reply.out).toBe(`${caseNo}: new → waiting_for_you\n`)
  for (const [step, change] of [
    ['solve', 'waiting_for_you → solved'],
    ['reopen', 'solved → waiting_for_us'],
    ['close', 'waiting_for_us → closed'],
  ] as const) {
    expect((await cases(step, caseNo)).out).toBe(`${caseNo}: ${change}\n`)
  }
  const again = await cases('reply', caseNo, '--text', 'More')
  expect([again.code, again.err]).toEqual([1, 'The current state does not allow this.\n'])

  const mails = await mailsTo(shop().db, email)
  expect(mails.map(({ template, lang }) => `${template} ${lang}`)).toEqual([
    'case-received zh_hk',
    'case-replied zh_hk',
    'case-moved zh_hk',
    'case-moved zh_hk',
    'case-moved zh_hk',
  ])
  expect(mails[1]?.body_text).toContain('> We send a new one.')
  const audit = await listAudit(shop().db, `case:${caseNo}`)
  expect(audit.map(({ actor, action }) => `${actor} ${action}`).reverse()).toEqual([
    'staff:bo@shop.example case.reply',
    'staff:bo@shop.example case.solve',
    'staff:bo@shop.example case.reopen',
    'staff:bo@shop.example case.close',
  ])
  expect(JSON.stringify(audit)).not.toMatch(/new one|trade\.example/)
  expect((await checkAudit(shop().db)).broken).toBeNull()
}, 60_000)

test('of more than 500 cases the latest are listed, and of more than 500 open ones the longest waiting', async () => {
  const { caseNo } = await openCaseAs(shop())
  const row = await shop()
    .db.selectFrom('feedback_case')
    .where('case_no', '=', caseNo)
    .selectAll()
    .executeTakeFirstOrThrow()
  const olderCase = (at: number) => ({
    ...row,
    case_no: `2001-${String(at).padStart(6, '0')}`,
    state: 'solved' as const,
    form: JSON.stringify(row.form),
    sending_hash: null,
    sealed_code: null,
    last_activity_at: new Date(Date.UTC(2020, 0, 1, 0, at)),
  })
  const older = Array.from({ length: 500 }, (_, at) => olderCase(at))
  await shop().db.insertInto('feedback_case').values(older).execute()
  const all = (await cases('list', '--all')).out.trimEnd().split('\n')
  expect(all.at(-2)).toContain(`${caseNo}  new`)
  expect(all.at(-1)).toBe('Only the latest 500 are listed.')
  expect(all).toHaveLength(501)
  const last = older.at(-1)!.case_no
  expect(all.findIndex((line) => line.startsWith(last))).toBeGreaterThan(490)
  await shop()
    .db.updateTable('feedback_case')
    .set({ state: 'new' })
    .where('case_no', 'like', '2001-%')
    .execute()
  const open = (await cases('list')).out.trimEnd().split('\n')
  expect(open[0]).toContain('2001-000000  new')
  expect(open.slice(499)).toEqual([
    expect.stringContaining(`${last}  new`),
    'Only the 500 that have waited longest are listed.',
  ])
}, 30_000)

test('an action requires a log-in, and unknown cases and commands are reported', async () => {
  const { caseNo } = await openCaseAs(shop())
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') }
  const stranger = await runCommand(shop().url, 'cases', ['solve', caseNo], elsewhere)
  expect(stranger.err).toBe('Log in first: npm run staff -- log-in EMAIL\n')
  expect((await cases('show', '2611-999999')).err).toBe('No case has that number.\n')
  expect((await cases('burn', caseNo)).err).toContain('There is no command burn.')
}, 30_000)
