// Tables of background work: the mail outbox and scheduled jobs.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** `content` in base64. */
export interface StoredAttachment {
  fileName: string
  mediaType: string
  content: string
}

export interface OutboxMailTable {
  id: string
  /** Counts mails in the order in which they were stored. */
  place: GeneratedAlways<number>
  template: string
  lang: string
  recipient: string
  /** The recipient as addresses are compared (`nameKey`). */
  recipient_key: string
  subject: string
  body_text: string
  body_html: string
  attachments: JSONColumnType<StoredAttachment[]>
  /** The consent it waits for, as a name that stands for sender and recipient (`releaseMails`); null: none. */
  held_for: string | null
  created_at: Date
  /** Since when it may be sent; the time after which it is given up counts from here. */
  ready_at: Date
  /** When it is tried next. */
  send_after: Date
  /** Whether it has a code or a link (`SECRET_TEMPLATES`) and is sent before others, because a code soon expires. */
  is_urgent: Generated<boolean>
  /** How often the mail itself was rejected; while the mail server is unreachable, nothing counts. */
  tries: Generated<number>
  last_error: string | null
  sent_at: Date | null
  given_up_at: Date | null
  /** When its subject, texts and attachments were erased. */
  emptied_at: Date | null
}

export interface ClockJobTable {
  name: string
  due_at: Date
  /** Names the run in progress; null between runs. */
  lease_token: string | null
  /** By the clock of the database; a process that died lets it expire. */
  held_until: Date | null
}

export interface MailTables {
  clock_job: ClockJobTable
  outbox_mail: OutboxMailTable
}
