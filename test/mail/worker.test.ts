// The worker sends mail that was written before its start, just now, or while it was stopped.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMail } from '../../src/server/modules/mail/mail-service.ts'
import type { MailRequest } from '../../src/server/modules/mail/composition/mail-request.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { startWorker, type Worker } from '../../src/server/worker.ts'
import { openMailbox, type Mailbox } from '../support/mailbox.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { mailsTo } from '../support/outbox.ts'

let shop: TestApp
let mailbox: Mailbox
let worker: Worker | undefined

beforeAll(async () => {
  shop = await createTestApp()
  mailbox = await openMailbox()
})
afterAll(async () => {
  await worker?.stop()
  await mailbox.close()
  await shop.close()
})

function start(settings: Record<string, string>): Worker {
  return startWorker({ url: shop.url, config: readConfig(settings), log: shop.log })
}

function requestTo(to: string): MailRequest {
  return {
    template: 'change-email-code',
    to,
    lang: 'zh_cn',
    contents: { code: '111222', minutes: 10 },
  }
}

test('the worker sends mail written before its first start, and later mail within three seconds', async () => {
  await writeMail(shop.db, new Date(), requestTo('early@customer.example'))
  worker = start({ SMTP_URL: mailbox.url })
  await mailbox.next({ to: 'early@customer.example' }, 15_000)
  await shop.db
    .transaction()
    .execute((trx) => writeMail(trx, new Date(), requestTo('now@customer.example')))
  const begun = performance.now()
  await mailbox.next({ to: 'now@customer.example' })
  expect(performance.now() - begun).toBeLessThan(3_000)
})

test('a failed transaction sends nothing', async () => {
  const failed = shop.db.transaction().execute(async (trx) => {
    await writeMail(trx, new Date(), requestTo('never@customer.example'))
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  // Mail is sent in the order in which it was written.
  await writeMail(shop.db, new Date(), requestTo('later@customer.example'))
  await mailbox.next({ to: 'later@customer.example' })
  expect(mailbox.all().flatMap(({ to }) => to)).not.toContain('never@customer.example')
})

test('the worker stops fast and continues after a restart', async () => {
  const begun = performance.now()
  await worker?.stop()
  expect(performance.now() - begun).toBeLessThan(5_000)
  await writeMail(shop.db, new Date(), requestTo('between@customer.example'))
  worker = start({ SMTP_URL: mailbox.url })
  await mailbox.next({ to: 'between@customer.example' }, 10_000)
  const [row] = await mailsTo(shop.db, 'between@customer.example')
  // The mail has a code, so it is emptied when its row is marked as sent, which may still be under way.
  expect(row?.body_text === '' || row?.sent_at === null).toBe(true)
})
