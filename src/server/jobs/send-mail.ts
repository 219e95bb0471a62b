// Job: sends one mail right after the transaction that wrote it.
import { z } from 'zod'
import { sendNextMail } from '../modules/mail/sending-service.ts'
import type { Job } from './job.ts'
import { RETRY_SECONDS, sendWaitingMail } from './send-waiting-mail.ts'

const payloadSchema = z.object({ id: z.string() })

export const sendMail: Job = {
  name: 'send-mail',
  when: null,
  async run({ db, transport, clock, askLater }, payload) {
    if (!transport) return
    const { id } = payloadSchema.parse(payload)
    const outcome = await sendNextMail(db, transport, clock(), id)
    if (outcome === 'unreachable') await askLater(sendWaitingMail.name, RETRY_SECONDS)
  },
}
