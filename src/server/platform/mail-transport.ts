// Hands mail to the mail server and classifies its rejections.
import type { Transporter } from 'nodemailer'

export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  writtenAt: Date
  attachments: { fileName: string; mediaType: string; content: Buffer }[]
}

export interface MailTransport {
  /** Resolves when the mail server has accepted the mail, now or earlier. Throws MailRejected. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/**
 * `unreachable`: no mail can be sent now. `later`: this mail may be accepted later. `never`: it will not be.
 */
export type RejectionKind = 'unreachable' | 'later' | 'never'

/** The message is the mail server's, without the recipient's address. */
export class MailRejected extends Error {
  override name = 'MailRejected'
  readonly kind: RejectionKind

  constructor(kind: RejectionKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Connects on the first mail. `from` is an address, or a name followed by the address in angle brackets. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const sender = /^(?:(.*) <)?([^<>]+)>?$/u.exec(from)
  const address = sender?.[2] ?? from
  const name = sender?.[1] ?? ''
  const host = address.slice(address.lastIndexOf('@') + 1)
  let opened: Promise<Transporter> | undefined
  const accepted = new Set<string>()
  return {
    async send(mail) {
      if (accepted.has(mail.id)) return
      const transporter = await (opened ??= open(url))
      try {
        await transporter.sendMail({
          from: { name, address },
          to: { name: '', address: mail.to },
          envelope: { from: address, to: [mail.to] },
          // Equal for every attempt, so that a mailbox can drop duplicates.
          messageId: `<${mail.id}@${host}>`,
          date: mail.writtenAt,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: mail.attachments.map(({ fileName, mediaType, content }) => ({
            filename: fileName,
            contentType: mediaType,
            content,
          })),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw rejectionOf(error as SmtpError, mail.to)
      }
      remember(accepted, mail.id)
    },
    close() {
      void opened?.then((transporter) => transporter.close())
      opened = undefined
    },
  }
}

/**
 * Remembers accepted mail, so that a mail whose row could not be marked during a database outage is not sent
 * twice.
 */
function remember(accepted: Set<string>, id: string): void {
  accepted.add(id)
  if (accepted.size <= MAX_REMEMBERED) return
  for (const oldest of accepted) {
    accepted.delete(oldest)
    return
  }
}

const MAX_REMEMBERED = 1_000

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
}

/**
 * unreachable: the connection or the account failed, which does not count as an attempt at this mail (421: the server closes the
 * connection). later: an attempt that failed for now, at the sender, the recipient or the content (EMESSAGE: nodemailer
 * could not send it). never: the recipient or the content was rejected for good.
 */
function rejectionOf(
  { code, command, responseCode = 0, message }: SmtpError,
  to: string,
): MailRejected {
  const response = message.replaceAll(to, '…').slice(0, 300)
  const concernsMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'
  if (responseCode === 0 || responseCode === 421 || !(concernsMail || command === 'MAIL FROM')) {
    return new MailRejected(responseCode === 0 && concernsMail ? 'later' : 'unreachable', response)
  }
  return new MailRejected(concernsMail && responseCode >= 500 ? 'never' : 'later', response)
}

async function open(url: string): Promise<Transporter> {
  // Imported on first use, since a shop without mail does not need it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    // The outbox sends a mail whose connection broke again.
    maxRequeues: 0,
    idleTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: needsTls(new URL(url)),
  } as object)
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * A password crosses no network in clear text: where the server offers no TLS, or a third party hides its offer,
 * sending fails.
 */
function needsTls({ password, hostname }: URL): boolean {
  return password !== '' && !LOOPBACK.has(hostname)
}
