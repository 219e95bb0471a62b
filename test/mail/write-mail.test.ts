// Mail in the outbox: written in its transaction, held and released, and protected against header injection.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseMailsOf } from '../../src/server/modules/mail/erasing-service.ts'
import { releaseMails, writeMail } from '../../src/server/modules/mail/mail-service.ts'
import type { MailRequest } from '../../src/server/modules/mail/composition/mail-request.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { mailsTo } from '../support/outbox.ts'

let shop: TestApp
const now = new Date('2026-11-20T02:00:00Z')

beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

function codeMail(to: string, more: Partial<MailRequest> = {}): MailRequest {
  return {
    template: 'change-email-code',
    to,
    lang: 'en_us',
    contents: { code: '012345', minutes: 10 },
    ...more,
  } as MailRequest
}

describe('writing', () => {
  test('a mail is written with its transaction, and not at all when that fails', async () => {
    const id = await shop.db
      .transaction()
      .execute((trx) => writeMail(trx, now, codeMail('Buyer@Customer.example')))
    const [mail] = await mailsTo(shop.db, 'buyer@customer.example')
    expect(mail).toMatchObject({ id, recipient: 'Buyer@Customer.example', tries: 0, sent_at: null })
    expect(mail?.body_text).toContain('012345')
    expect(mail?.subject).not.toContain('012345')
    const failed = shop.db.transaction().execute(async (trx) => {
      await writeMail(trx, now, codeMail('nobody@customer.example'))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await mailsTo(shop.db, 'nobody@customer.example')).toEqual([])
  })

  test('held mails of a name are released together, once', async () => {
    const to = 'held@customer.example'
    await writeMail(shop.db, now, codeMail(to, { heldFor: 'consent-1' }))
    await writeMail(shop.db, now, codeMail(to, { heldFor: 'consent-1' }))
    await writeMail(shop.db, now, codeMail(to, { heldFor: 'consent-2' }))
    const later = new Date(now.getTime() + 5 * 86_400_000)
    expect(await releaseMails(shop.db, later, 'consent-1')).toBe(2)
    expect(await releaseMails(shop.db, later, 'consent-1')).toBe(0)
    const mails = await mailsTo(shop.db, to)
    expect(mails.map(({ held_for }) => held_for).sort()).toEqual(['consent-2', null, null])
    expect(mails.find(({ held_for }) => held_for === null)?.ready_at).toEqual(later)
  })

  test('the mails of a person can be erased, except those that are still to be sent', async () => {
    const to = 'Gone@customer.example'
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const sent = await writeMail(shop.db, daysAgo(2), codeMail(to))
    const givenUp = await writeMail(shop.db, daysAgo(5), codeMail(to))
    const waiting = await writeMail(shop.db, daysAgo(1), codeMail(to))
    const held = await writeMail(shop.db, daysAgo(20), codeMail(to, { heldFor: 'consent-3' }))
    // Neither is ever sent: after three days a mail is given up, after thirty a held one deleted.
    await writeMail(shop.db, daysAgo(31), codeMail(to))
    await writeMail(shop.db, daysAgo(31), codeMail(to, { heldFor: 'consent-4' }))
    const mark = (id: string, set: object) =>
      shop.db.updateTable('outbox_mail').set(set).where('id', '=', id).execute()
    await mark(sent, { sent_at: now })
    await mark(givenUp, { given_up_at: now })
    expect(await eraseMailsOf(shop.db, now, 'gone@customer.example')).toBe(4)
    const left = await mailsTo(shop.db, 'gone@customer.example')
    expect(left.map(({ id }) => id).toSorted()).toEqual([waiting, held].toSorted())
  })
})

describe('header injection is rejected', () => {
  test.each([
    'a@customer.example\r\nBcc: b@customer.example',
    'a@customer.example\nBcc: b@customer.example',
    'a@customer.example\u0000',
    'a@customer.example\u2028b',
    'a@customer.example, b@customer.example',
    'a@customer.example; b@customer.example',
    'A <a@customer.example>',
    '"a b"@customer.example',
    'a(comment)@customer.example',
    'a@b@customer.example',
    'a@customer.example ',
    ' a@customer.example',
    'a@[127.0.0.1]',
    'a\u200b@customer.example',
    'a\u202e@customer.example',
    'customer.example',
    '@customer.example',
    'a@',
    '',
    `${'a'.repeat(65)}@customer.example`,
    `a@${'b'.repeat(255)}`,
    'a\ud800@customer.example',
  ])('recipient %j is rejected', async (to) => {
    await expect(writeMail(shop.db, now, codeMail(to))).rejects.toThrow('recipient')
  })

  test.each([
    'Title\r\nBcc: b@customer.example',
    'Title\n',
    'Title\u0000',
    'Title\u2029',
    'a'.repeat(600),
  ])('subject %j is rejected', async (title) => {
    const request: MailRequest = {
      template: 'wish-list',
      to: 'desk@shop.example',
      lang: 'zh_hk',
      contents: {
        senderName: 'Example Buyer',
        company: 'Example company',
        customerNo: 'C1',
        title,
        message: '',
        lines: [],
        totals: null,
      },
    }
    await expect(writeMail(shop.db, now, request)).rejects.toThrow('subject')
  })
})
