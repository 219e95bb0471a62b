// npm run outbox: what it lists, shows and sends again, and its error messages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMail } from '../../src/server/modules/mail/mail-service.ts'
import { sendWaitingMails } from '../../src/server/modules/mail/sending-service.ts'
import { MailRejected, type MailTransport } from '../../src/server/platform/mail-transport.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { mailsTo } from '../support/outbox.ts'

let shop: TestApp
const now = new Date('2026-11-20T02:00:00Z')
const ids = { rejected: '', code: '' }
const acceptingTransport: MailTransport = { send: async () => undefined, close: () => undefined }

beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

function outbox(...args: string[]) {
  return runCommand(shop.url, 'outbox', args)
}

test('an empty outbox is reported', async () => {
  expect(await outbox()).toEqual({ code: 0, out: 'The outbox is empty.\n', err: '' })
})

test('mail is listed, oldest last, without terminal control characters', async () => {
  ids.rejected = await writeMail(shop.db, now, {
    template: 'application-rejected',
    to: 'chan@customer.example',
    lang: 'zh_hk',
    contents: {
      firstName: '陳',
      company: '範例\u001b[31m電池',
      applicationNo: 'A-1',
      reason: 'region_not_served',
      note: 'first\nsecond \u202eline',
      keptUntil: new Date('2027-05-20T02:00:00Z'),
    },
  })
  ids.code = await writeMail(shop.db, now, {
    template: 'reset-password',
    to: 'code@customer.example',
    lang: 'en_us',
    contents: { url: 'https://shop.example/reset-password.html#secret-link', minutes: 30 },
  })
  const { code, out } = await outbox('list')
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines).toHaveLength(2)
  // Without SMTP_URL no attempt follows.
  expect(lines[0]).toContain('kept')
  expect(lines[0]).toContain('閣下的申請 A-1 不獲批准')
  expect((await outbox('list', '1')).out).toContain('code@customer.example')
  const shown = await outbox('show', ids.rejected)
  expect(shown.out).toContain('2027年5月20日')
  expect(shown.out).toContain('Kept: no mail server is set.')
  expect(shown.out).not.toContain('Next attempt')
  expect(shown.out).toContain('> first\n> second')
  // oxlint-disable-next-line no-control-regex -- the very character
  expect(shown.out).not.toMatch(/[\u001b\u202e]/)
  expect((await outbox('show', ids.code)).out).toContain('#secret-link')
})

test('a mail that was given up can be sent again, one that was sent cannot', async () => {
  const rejecting: MailTransport = {
    // The mail server will never take this mail, so it is not retried.
    send: () => Promise.reject(new MailRejected('never', '550 no such user')),
    close: () => undefined,
  }
  await sendWaitingMails(shop.db, rejecting, () => now)
  expect((await outbox('list')).out).toContain('given up')
  expect((await outbox('show', ids.rejected)).out).toContain('Last answer: 550 no such user')
  expect(await outbox('retry', ids.rejected)).toMatchObject({ code: 0, err: '' })
  const [row] = await mailsTo(shop.db, 'chan@customer.example')
  expect(row).toMatchObject({ given_up_at: null, tries: 0 })
  await sendWaitingMails(shop.db, acceptingTransport, () => new Date())
  expect((await outbox('list')).out).toContain('sent')
  expect(await outbox('retry', ids.rejected)).toMatchObject({ code: 1 })
})

test('an undeliverable link is deleted from the database and cannot be sent again', async () => {
  const rows = JSON.stringify(await mailsTo(shop.db, 'code@customer.example'))
  expect(rows).not.toContain('secret-link')
  expect((await outbox('show', ids.code)).out).toContain('The text of this mail has been erased.')
  const again = await outbox('retry', ids.code)
  expect(again.code).toBe(1)
  expect(again.err).toContain('erased')
})

test.each([['show'], ['list', 'x'], ['delete']])(
  'npm run outbox -- %s %s prints its usage',
  async (...args) => {
    const { code, err } = await outbox(...args.filter((arg) => arg !== undefined))
    expect(code).toBe(1)
    expect(err).toContain('npm run outbox -- show ID')
  },
)

test('an unknown id is reported', async () => {
  expect(await outbox('show', 'nothing')).toMatchObject({ code: 1, out: '' })
  expect(await outbox('retry', 'nothing')).toMatchObject({ code: 1, out: '' })
})
