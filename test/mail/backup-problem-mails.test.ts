// The mail to the operators about each problem of the backups.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BackupProblem } from '../../src/server/backup/problem-watch.ts'
import { reportBackupProblem } from '../../src/server/report-backup-problem.ts'
import { useShop } from '../support/ask.ts'
import { mailsTo } from '../support/outbox.ts'

const shop = useShop()
const NEWEST = 'Last complete backup'
const newestAt = new Date('2026-11-21T16:30:00Z')
const check = { at: '2026-11-21T16:40:00Z', problem: 'invalid page in block 3' }
const unusable = { since: newestAt, problem: 'The backup folder /mnt/x cannot be written' }

const newAddress = () => `${randomUUID()}@operator.example`

async function mailAbout(
  problem: BackupProblem,
  facts: Partial<Parameters<typeof reportBackupProblem>[3]>,
) {
  const to = newAddress()
  const status = { newestAt: null, check: null, unusable: null, ...facts }
  const settings = { ALERT_EMAIL: to, CONTACT_EMAIL: 'contact@shop.example' }
  await reportBackupProblem(shop().db, settings, problem, status)
  const [mail] = await mailsTo(shop().db, to)
  return { subject: mail?.subject, text: mail?.body_text ?? '' }
}

test('the mail about a shop without any backup names no last backup', async () => {
  const { subject, text } = await mailAbout('none', {})
  expect(subject).toBe('The shop has no backup yet')
  expect(text).toContain('All its data will be lost if the disk fails.')
  expect(text).not.toContain(NEWEST)
})

test('the mail about a late backup states the time of the last backup', async () => {
  const { text } = await mailAbout('late', { newestAt })
  expect(text).toContain(`${NEWEST} (Hong Kong time): 22 November 2026 at 00:30`)
})

test('the mail about a folder that cannot be used names it with the reason', async () => {
  const { text } = await mailAbout('broken', { newestAt, check, unusable })
  expect(text).toContain(unusable.problem)
})

test('the mail about a backup that cannot be restored states what its check found', async () => {
  const { text } = await mailAbout('damaged', { newestAt, check })
  expect(text).toContain(check.problem)
})

test('without ALERT_EMAIL the contact address is mailed, and without both no one', async () => {
  const status = { newestAt, check: null, unusable: null }
  const contact = { ALERT_EMAIL: '', CONTACT_EMAIL: newAddress() }
  await reportBackupProblem(shop().db, contact, 'late', status)
  expect(await mailsTo(shop().db, contact.CONTACT_EMAIL)).toHaveLength(1)
  const before = await countMails()
  await reportBackupProblem(shop().db, { ALERT_EMAIL: '', CONTACT_EMAIL: '' }, 'late', status)
  expect(await countMails()).toBe(before)
})

async function countMails(): Promise<number> {
  return (await shop().db.selectFrom('outbox_mail').select('id').execute()).length
}
