// The worker survives a database outage and sends its mail afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMail } from '../../src/server/modules/mail/mail-service.ts'
import type { MailRequest } from '../../src/server/modules/mail/composition/mail-request.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { startWorker, type Worker } from '../../src/server/worker.ts'
import { startProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { openMailbox, type Mailbox } from '../support/mailbox.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let shop: TestApp
let mailbox: Mailbox
let proxy: DatabaseProxy
let worker: Worker
const unhandled: unknown[] = []
const remember = (error: unknown) => void unhandled.push(error)

beforeAll(async () => {
  process.on('unhandledRejection', remember)
  shop = await createTestApp()
  mailbox = await openMailbox()
  proxy = await startProxy(shop.url)
  worker = startWorker({
    url: proxy.url,
    config: readConfig({ SMTP_URL: mailbox.url }),
    log: shop.log,
    retryMs: 500,
  })
})
afterAll(async () => {
  proxy.restore()
  await worker.stop()
  await proxy.stop()
  await mailbox.close()
  await shop.close()
  process.off('unhandledRejection', remember)
})

function requestTo(to: string): MailRequest {
  const contents = { registerUrl: 'https://shop.example/register.html' }
  return { template: 'no-application', to, lang: 'en_us', contents }
}

test(
  'mail written while the database was cut off is sent once, after it is back',
  { timeout: 60_000 },
  async () => {
    await writeMail(shop.db, new Date(), requestTo('before@customer.example'))
    await mailbox.next({ to: 'before@customer.example' }, 10_000)
    proxy.cut()
    await writeMail(shop.db, new Date(), requestTo('during@customer.example'))
    // The worker tries to connect to the database again and again.
    await proxy.rejected(3)
    proxy.restore()
    await mailbox.next({ to: 'during@customer.example' }, 30_000)
    await writeMail(shop.db, new Date(), requestTo('after@customer.example'))
    await mailbox.next({ to: 'after@customer.example' }, 30_000)
    const arrived = mailbox.all().flatMap(({ to }) => to)
    expect(new Set(arrived).size).toBe(arrived.length)
    expect(unhandled).toEqual([])
  },
)

test(
  'the worker stops within ten seconds while the database is cut off',
  { timeout: 60_000 },
  async () => {
    proxy.cut()
    const begun = performance.now()
    await worker.stop()
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(unhandled).toEqual([])
  },
)
