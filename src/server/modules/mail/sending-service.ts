// Sends the outbox: locks each mail while it is sent and retries it later if rejected.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MailTransport } from '../../platform/mail-transport.ts'
import { MailRejected } from '../../platform/mail-transport.ts'
import { UNREACHABLE_DELAY_MS, isTooOld, retryDelay } from './retry-rules.ts'
import { isSecretTemplate } from './secret-templates.ts'
import {
  lockDueMail,
  markGivenUp,
  markPostponed,
  markSent,
  type DueMail,
} from './sending-repository.ts'

/** `none`: nothing to send. `unreachable`: the mail server does not accept mail now. */
export type DeliveryOutcome = 'sent' | 'postponed' | 'given-up' | 'unreachable' | 'none'

/**
 * Sends one mail: the given one or the next due. `db` needs a connection that allows transactions as long as a
 * mail server may take. After a crash between the server's acceptance and the commit, the mail is sent again
 * with the same Message-ID.
 */
export function sendNextMail(
  db: Kysely<Database>,
  transport: MailTransport,
  now: Date,
  id?: string,
): Promise<DeliveryOutcome> {
  return db.transaction().execute(async (trx) => {
    const mail = await lockDueMail(trx, now, id)
    if (!mail) return 'none'
    const hasSecret = isSecretTemplate(mail.template)
    if (isTooOld(mail.ready_at, now)) {
      const error = mail.last_error ?? 'It was not sent in time.'
      await markGivenUp(trx, now, { id: mail.id, error, isSecret: hasSecret })
      return 'given-up'
    }
    try {
      await transport.send(outgoing(mail))
    } catch (error) {
      return handleRejection(trx, now, mail, rejectionOf(error))
    }
    await markSent(trx, now, { id: mail.id, isSecret: hasSecret })
    return 'sent'
  })
}

export type SendCounts = Record<Exclude<DeliveryOutcome, 'none'>, number>

/**
 * Sends all due mail until none is left, the mail server is unreachable or `signal` aborts: first what contains a code or a
 * link, then the oldest. Asks `clock` for each mail, so that one written in the meantime is due too.
 */
export async function sendWaitingMails(
  db: Kysely<Database>,
  transport: MailTransport,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<SendCounts> {
  const counts: SendCounts = { sent: 0, postponed: 0, 'given-up': 0, unreachable: 0 }
  while (!signal?.aborted) {
    const outcome = await sendNextMail(db, transport, clock())
    if (outcome === 'none') return counts
    counts[outcome]++
    if (outcome === 'unreachable') return counts
  }
  return counts
}

async function handleRejection(
  trx: Kysely<Database>,
  now: Date,
  { id, template, tries, ready_at: readyAt }: DueMail,
  { kind, message }: MailRejected,
): Promise<DeliveryOutcome> {
  const delay = kind === 'unreachable' ? UNREACHABLE_DELAY_MS : retryDelay(tries + 1)
  const until = new Date(now.getTime() + delay)
  if (kind === 'never' || isTooOld(readyAt, until)) {
    await markGivenUp(trx, now, { id, error: message, isSecret: isSecretTemplate(template) })
    return 'given-up'
  }
  await markPostponed(trx, { id, error: message, until, isRejected: kind === 'later' })
  return kind === 'unreachable' ? 'unreachable' : 'postponed'
}

function rejectionOf(error: unknown): MailRejected {
  if (error instanceof MailRejected) return error
  return new MailRejected('later', error instanceof Error ? error.message : 'unknown')
}

function outgoing(mail: DueMail) {
  return {
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    writtenAt: mail.created_at,
    attachments: mail.attachments.map(({ fileName, mediaType, content }) => ({
      fileName,
      mediaType,
      content: Buffer.from(content, 'base64'),
    })),
  }
}
