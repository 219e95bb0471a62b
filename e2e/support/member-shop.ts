// A shop for member journeys: its own database, a real mail server, and the worker that sends mail.
import { pino } from 'pino'
import { connect } from '../../src/server/db/connect.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { startWorker } from '../../src/server/worker.ts'
import { startShop } from '../../test/support/listening-shop.ts'
import { type Mailbox, openMailbox } from '../../test/support/mailbox.ts'

export interface MemberShop {
  address: string
  db: Awaited<ReturnType<typeof startShop>>['db']
  /** Connected as the owner of the tables. */
  owner: Awaited<ReturnType<typeof startShop>>['db']
  mailbox: Mailbox
  close(): Promise<void>
}

export async function openMemberShop(): Promise<MemberShop> {
  const mailbox = await openMailbox()
  const shop = await startShop()
  const config = readConfig({ SMTP_URL: mailbox.url, LOG_LEVEL: 'silent' })
  const owner = connect({
    url: shop.databaseUrl,
    poolSize: 1,
    applicationName: 'owner',
    log: pino({ level: 'error' }),
  })
  const log = pino({ level: 'error' })
  // The worker looks for work four times a second instead of once, because journeys wait for its mails and its orders of files.
  const worker = startWorker({ url: shop.databaseUrl, config, log, pollMs: 250 })
  return {
    address: shop.address,
    db: shop.db,
    owner: owner.db,
    mailbox,
    async close() {
      await worker.stop()
      await owner.close()
      await shop.close()
      await mailbox.close()
    },
  }
}
