// Job: sends what waits in the outbox, every minute and soon after the mail server could not be reached.
import { sendWaitingMails } from '../modules/mail/sending-service.ts'
import type { Job } from './job.ts'

/** So that everything is on its way within a minute after the mail server is back. */
export const RETRY_SECONDS = 20

export const sendWaitingMail: Job = {
  name: 'send-waiting-mail',
  when: '* * * * *',
  async run({ db, transport, clock, log, askLater }) {
    if (!transport) return
    const counts = await sendWaitingMails(db, transport, clock())
    if (counts['given-up'] > 0) log.warn({ counts }, 'mail was given up: npm run outbox shows it')
    if (counts.unreachable > 0) {
      log.warn('the mail server cannot be reached; mail waits')
      await askLater(sendWaitingMail.name, RETRY_SECONDS)
    }
  },
}
