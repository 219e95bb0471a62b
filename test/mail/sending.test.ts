// Mail from the outbox to a real mail server: accepted, rejected temporarily or permanently, never sent twice.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeMail } from '../../src/server/modules/mail/mail-service.ts'
import type { MailRequest } from '../../src/server/modules/mail/composition/mail-request.ts'
import { sendNextMail, sendWaitingMails } from '../../src/server/modules/mail/sending-service.ts'
import { SECRET_TEMPLATES } from '../../src/server/modules/mail/secret-templates.ts'
import {
  createSmtpTransport,
  type MailTransport,
} from '../../src/server/platform/mail-transport.ts'
import { openMailbox, PASSWORD, type Mailbox } from '../support/mailbox.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { mailsTo } from '../support/outbox.ts'

const MIGRATION = readFileSync(
  new URL('../../src/server/db/migrations/0087-urgent-waiting-mail.sql', import.meta.url),
  'utf8',
)

let shop: TestApp
let mailbox: Mailbox
let transport: MailTransport
const now = new Date('2026-11-20T02:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

beforeAll(async () => {
  shop = await createTestApp()
  mailbox = await openMailbox()
  transport = createSmtpTransport(mailbox.url, 'Voltcell <no-reply@shop.example>')
})
afterAll(async () => {
  transport.close()
  await mailbox.close()
  await shop.close()
})
beforeEach(async () => {
  mailbox.setRejection(null)
  await shop.db.deleteFrom('outbox_mail').execute()
})

function requestTo(
  to: string,
  template: 'change-email-code' | 'no-application' = 'no-application',
) {
  const contents =
    template === 'change-email-code'
      ? { code: '493817', minutes: 10 }
      : { registerUrl: 'https://shop.example/register.html' }
  return { template, to, lang: 'en_us', contents } as MailRequest
}

test('a mail is sent once, from the shop, with its own message id', async () => {
  const id = await writeMail(shop.db, now, requestTo('one@customer.example'))
  expect(await sendWaitingMails(shop.db, transport, () => now)).toMatchObject({ sent: 1 })
  const mail = await mailbox.next({ to: 'one@customer.example' })
  expect(mail).toMatchObject({ from: 'no-reply@shop.example', messageId: `<${id}@shop.example>` })
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(await sendWaitingMails(shop.db, transport, () => after(86_400))).toMatchObject({ sent: 0 })
  const [row] = await mailsTo(shop.db, 'one@customer.example')
  expect(row?.sent_at).toEqual(now)
  expect(row?.body_text).not.toBe('')
})

test('a mail with a code is emptied as soon as it is sent', async () => {
  await writeMail(shop.db, now, requestTo('code@customer.example', 'change-email-code'))
  await sendWaitingMails(shop.db, transport, () => now)
  expect((await mailbox.next({ to: 'code@customer.example' })).text).toContain('493817')
  const [row] = await mailsTo(shop.db, 'code@customer.example')
  expect(JSON.stringify(row)).not.toContain('493817')
  expect(row).toMatchObject({ subject: '', body_text: '', body_html: '', emptied_at: now })
})

test('a mail with a code is sent before the mails that wait, also if it is written while they are sent', async () => {
  let clock = now
  for (const to of ['first', 'second', 'third']) {
    await writeMail(shop.db, now, requestTo(`${to}@customer.example`))
  }
  await writeMail(shop.db, after(1), requestTo('code@customer.example', 'change-email-code'))
  const order: string[] = []
  const recording: MailTransport = {
    async send({ to }) {
      order.push(to.split('@')[0] ?? '')
      clock = after(2 + order.length)
      if (to.startsWith('first')) {
        await writeMail(shop.db, clock, requestTo('late@customer.example', 'change-email-code'))
      }
    },
    close: () => undefined,
  }
  clock = after(1)
  expect(await sendWaitingMails(shop.db, recording, () => clock)).toMatchObject({ sent: 5 })
  expect(order).toEqual(['code', 'first', 'late', 'second', 'third'])
})

test('mails with codes that were written before mails had an urgency are sent first as well', async () => {
  const before = (at: number) => new Date(now.getTime() - at * 1000)
  for (const to of ['first', 'sent', 'given-up']) {
    await writeMail(shop.db, before(9), requestTo(`${to}@customer.example`))
  }
  for (const template of SECRET_TEMPLATES) {
    const id = await writeMail(shop.db, before(5), requestTo('code@customer.example'))
    await sql`update outbox_mail set template = ${template} where id = ${id}`.execute(shop.owner)
  }
  await sql`update outbox_mail set template = 'email-code', sent_at = ${now}
    where recipient like 'sent@%'`.execute(shop.owner)
  await sql`update outbox_mail set template = 'email-code', given_up_at = ${now}
    where recipient like 'given-up@%'`.execute(shop.owner)
  await sql.raw(MIGRATION).execute(shop.owner)
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .where('is_urgent', '=', true)
    .select(['recipient', 'template'])
    .execute()
  expect(mails.map(({ template }) => template).sort()).toEqual([...SECRET_TEMPLATES].sort())
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
    new Set(['code@customer.example']),
  )
})

test('a temporarily rejected mail is retried at growing intervals', async () => {
  const to = 'grey@customer.example'
  await writeMail(shop.db, now, requestTo(to))
  mailbox.setRejection('later')
  const waits: number[] = []
  let at = now
  for (let round = 0; round < 10; round++) {
    expect(await sendWaitingMails(shop.db, transport, () => at)).toMatchObject({ postponed: 1 })
    const [row] = await mailsTo(shop.db, to)
    const next = row?.send_after ?? at
    waits.push((next.getTime() - at.getTime()) / 60_000)
    at = next
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
  const [row] = await mailsTo(shop.db, to)
  expect(row).toMatchObject({ tries: 10 })
  expect(row?.last_error).toContain('greylisted')
  mailbox.setRejection(null)
  expect(await sendWaitingMails(shop.db, transport, () => at)).toMatchObject({ sent: 1 })
  expect(mailbox.all().filter((mail) => mail.to.includes(to))).toHaveLength(1)
})

test('a mail is given up after three days', async () => {
  const to = 'old@customer.example'
  await writeMail(shop.db, now, requestTo(to, 'change-email-code'))
  mailbox.setRejection('later')
  let at = now
  for (let round = 0; round < 40; round++) {
    const { postponed } = await sendWaitingMails(shop.db, transport, () => at)
    const [row] = await mailsTo(shop.db, to)
    if (postponed === 0) break
    at = row?.send_after ?? at
  }
  const [row] = await mailsTo(shop.db, to)
  expect(row?.given_up_at).not.toBeNull()
  expect(row?.body_text).toBe('')
  const days = ((row?.given_up_at?.getTime() ?? 0) - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(2.7)
  expect(days).toBeLessThanOrEqual(3)
})

test('a mail to an unknown recipient is given up immediately, without the address in the error', async () => {
  const to = 'unknown@customer.example'
  await writeMail(shop.db, now, requestTo(to))
  mailbox.setRejection('never')
  expect(await sendWaitingMails(shop.db, transport, () => now)).toMatchObject({ 'given-up': 1 })
  const [row] = await mailsTo(shop.db, to)
  expect(row?.given_up_at).toEqual(now)
  expect(row?.last_error).toContain('no such user')
  expect(row?.last_error).not.toContain(to)
})

test('ten minutes without a mail server lose no mail and send none twice', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `many-${at}@customer.example`)
  mailbox.setRejection('away')
  for (const to of many) await writeMail(shop.db, now, requestTo(to))
  // Five mails alone, then passes over the whole outbox, as the worker makes them.
  for (const to of many.slice(0, 5)) {
    const [row] = await mailsTo(shop.db, to)
    expect(await sendNextMail(shop.db, transport, now, row?.id)).toBe('unreachable')
  }
  for (let second = 20; second <= 600; second += 58) {
    const counts = await sendWaitingMails(shop.db, transport, () => after(second))
    expect(counts).toMatchObject({ sent: 0, unreachable: 1 })
  }
  mailbox.setRejection(null)
  await sendWaitingMails(shop.db, transport, () => after(620))
  await sendWaitingMails(shop.db, transport, () => after(640))
  const arrived = mailbox.all().flatMap(({ to }) => to.filter((each) => each.startsWith('many-')))
  expect(arrived.sort()).toEqual([...many].sort())
  const waiting = await shop.db
    .selectFrom('outbox_mail')
    .where('sent_at', 'is', null)
    .selectAll()
    .execute()
  expect(waiting).toEqual([])
})

test('three workers in parallel send every mail once', async () => {
  const many = Array.from({ length: 30 }, (_, at) => `twice-${at}@customer.example`)
  for (const to of many) await writeMail(shop.db, now, requestTo(to))
  const counts = await Promise.all(
    Array.from({ length: 3 }, () => sendWaitingMails(shop.db, transport, () => now)),
  )
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(30)
  const arrived = mailbox.all().flatMap(({ to }) => to.filter((each) => each.startsWith('twice-')))
  expect(arrived.sort()).toEqual([...many].sort())
})

test('a held mail waits, and an unreachable mail server is not an error', async () => {
  await writeMail(shop.db, now, { ...requestTo('held@customer.example'), heldFor: 'consent' })
  expect(await sendWaitingMails(shop.db, transport, () => after(60))).toMatchObject({ sent: 0 })
  const nowhere = createSmtpTransport('smtp://127.0.0.1:9', 'no-reply@shop.example')
  await writeMail(shop.db, now, requestTo('nowhere@customer.example'))
  expect(await sendWaitingMails(shop.db, nowhere, () => now)).toMatchObject({ unreachable: 1 })
  const [row] = await mailsTo(shop.db, 'nowhere@customer.example')
  expect(row).toMatchObject({ tries: 0, send_after: after(30) })
})

test('the login of SMTP_URL is used, and a wrong password loses no mail', async () => {
  const url = new URL(mailbox.url)
  url.username = 'shop@shop.example'
  const from = 'no-reply@shop.example'
  url.password = 'wrong'
  const wrongLogin = createSmtpTransport(url.href, from)
  await writeMail(shop.db, now, requestTo('login@customer.example'))
  expect(await sendWaitingMails(shop.db, wrongLogin, () => now)).toMatchObject({ unreachable: 1 })
  url.password = PASSWORD
  const rightLogin = createSmtpTransport(url.href, from)
  expect(await sendWaitingMails(shop.db, rightLogin, () => after(30))).toMatchObject({ sent: 1 })
  const mail = await mailbox.next({ to: 'login@customer.example' })
  expect(mail.user).toBe('shop@shop.example')
  for (const each of [wrongLogin, rightLogin]) each.close()
})

test('a sent mail is not sent again when its row could not be marked', async () => {
  const id = await writeMail(shop.db, now, requestTo('marked@customer.example'))
  await sendWaitingMails(shop.db, transport, () => now)
  await shop.db.updateTable('outbox_mail').set({ sent_at: null }).where('id', '=', id).execute()
  // The transport remembers which mails the server accepted.
  expect(await sendWaitingMails(shop.db, transport, () => now)).toMatchObject({ sent: 1 })
  expect(mailbox.all().filter(({ to }) => to.includes('marked@customer.example'))).toHaveLength(1)
})
