// The outbox for operators: waiting and sent mail, and a retry for mail that was given up.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countQueue, findMail, requeueMail, listMails } from './outbox-repository.ts'

/** `kept`: it is due, but there is no mail server that could take it. `refused`: an attempt failed, another follows. */
export type MailState = 'waiting' | 'kept' | 'held' | 'refused' | 'sent' | 'given up'

/** What decides, together with the row of a mail, which state is shown. */
export interface OutboxSituation {
  now: Date
  hasMailServer: boolean
}

export interface OutboxEntry {
  id: string
  template: string
  lang: string
  recipient: string
  /** Empty after the mail was erased. */
  subject: string
  state: MailState
  writtenAt: Date
  sentAt: Date | null
  nextAttemptAt: Date | null
  /** How often the mail itself was rejected; while the mail server is unreachable, nothing counts. */
  tries: number
  lastError: string | null
}

export interface OutboxMail extends OutboxEntry {
  text: string
  isEmptied: boolean
  attachments: { fileName: string; bytes: number }[]
}

export interface MailQueue {
  waiting: number
  givenUp: number
  /** For how long the oldest waiting mail could have been sent. */
  waitingSeconds: number
}

/** What was not sent yet, for metrics. */
export async function readMailQueue(db: Kysely<Database>, now: Date): Promise<MailQueue> {
  const { waiting, givenUp, oldest } = await countQueue(db)
  const waitingMs = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime())
  return { waiting, givenUp, waitingSeconds: waitingMs / 1000 }
}

/** Newest first. */
export async function listOutbox(
  db: Kysely<Database>,
  max: number,
  situation: OutboxSituation,
): Promise<OutboxEntry[]> {
  const rows = await listMails(db, max)
  return rows.map((row) => entryOf(row, situation))
}

export async function readOutboxMail(
  db: Kysely<Database>,
  id: string,
  situation: OutboxSituation,
): Promise<OutboxMail | undefined> {
  const row = await findMail(db, id)
  if (!row) return undefined
  return {
    ...entryOf(row, situation),
    text: row.body_text,
    isEmptied: row.emptied_at !== null,
    attachments: row.attachments.map(({ fileName, content }) => ({
      fileName,
      bytes: Buffer.byteLength(content, 'base64'),
    })),
  }
}

/** `queued`: the worker sends it now. The other results give the reason why not. */
export type RetryAnswer = 'queued' | 'unknown' | 'sent' | 'held' | 'emptied'

export async function retryMail(
  trx: Kysely<Database>,
  now: Date,
  id: string,
): Promise<RetryAnswer> {
  const row = await findMail(trx, id)
  if (!row) return 'unknown'
  if (row.sent_at) return 'sent'
  if (row.held_for !== null) return 'held'
  if (row.emptied_at) return 'emptied'
  await requeueMail(trx, now, id)
  return 'queued'
}

type MailRow = Awaited<ReturnType<typeof listMails>>[number]

function entryOf(row: MailRow, situation: OutboxSituation): OutboxEntry {
  const state = stateOf(row, situation)
  return {
    id: row.id,
    template: row.template,
    lang: row.lang,
    recipient: row.recipient,
    subject: row.subject,
    state,
    writtenAt: row.created_at,
    sentAt: row.sent_at,
    nextAttemptAt: state === 'waiting' || state === 'refused' ? row.send_after : null,
    tries: row.tries,
    lastError: row.last_error,
  }
}

function stateOf(row: MailRow, { now, hasMailServer }: OutboxSituation): MailState {
  if (row.sent_at) return 'sent'
  if (row.given_up_at) return 'given up'
  if (row.held_for !== null) return 'held'
  if (row.last_error !== null) return 'refused'
  return hasMailServer || row.send_after > now ? 'waiting' : 'kept'
}
