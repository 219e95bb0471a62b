// A real mail server for tests on a free loopback port: it accepts any mail, and can be set to reject.
import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReadMail {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  messageId: string
  /** The authenticated sender; null without a login. */
  user: string | null
  attachments: { fileName: string; mediaType: string; content: Uint8Array }[]
  /** Every header of the mail by its lower-case name. */
  headers: Map<string, string>
  /** The message as received. */
  raw: string
}

/**
 * `later`: temporary rejection of the recipient (450). `never`: unknown recipient (550). `away`: service
 * unavailable (421).
 */
export type Rejection = 'later' | 'never' | 'away'

interface MailMatch {
  to?: string
  subject?: RegExp
}

export interface Mailbox {
  /** The value for SMTP_URL. */
  url: string
  /** The oldest matching mail not yet returned. Errors: none came within `timeoutMs` (default 5 s). */
  next(match?: MailMatch, timeoutMs?: number): Promise<ReadMail>
  /** Every mail received, returned or not. */
  all(): ReadMail[]
  /** How mail is rejected from now on; null accepts it again. */
  setRejection(rejection: Rejection | null): void
  close(): Promise<void>
}

/** The only password with which a login to a mailbox succeeds. */
export const PASSWORD = 'right'

export async function openMailbox(): Promise<Mailbox> {
  const mails: ReadMail[] = []
  const returned = new Set<ReadMail>()
  const arrivals = new EventEmitter()
  let rejection: Rejection | null = null
  const server = createServer({
    rejection: () => rejection,
    keep(mail) {
      mails.push(mail)
      arrivals.emit('mail')
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const firstNew = (match: MailMatch) =>
    mails.find((each) => !returned.has(each) && fits(each, match))
  return {
    url: `smtp://127.0.0.1:${port}`,
    all: () => [...mails],
    setRejection(next) {
      rejection = next
    },
    async next(match = {}, timeoutMs = 5_000) {
      const late = AbortSignal.timeout(timeoutMs)
      for (;;) {
        const mail = firstNew(match)
        if (mail) {
          returned.add(mail)
          return mail
        }
        await once(arrivals, 'mail', { signal: late }).catch(() => undefined)
        if (late.aborted && !firstNew(match)) {
          const subjects = mails.map(({ subject, to }) => `${to.join()}: ${subject}`).join('; ')
          throw new Error(`No such mail came. These did: ${subjects || 'none'}`)
        }
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function createServer({
  rejection,
  keep,
}: {
  rejection: () => Rejection | null
  keep: (mail: ReadMail) => void
}): SMTPServer {
  async function take(
    stream: AsyncIterable<Buffer>,
    session: Pick<ReadMail, 'to' | 'user'>,
    done: (error?: Error) => void,
  ): Promise<void> {
    try {
      keep(await readMail(await readAll(stream), session))
    } catch (error) {
      return done(error as Error)
    }
    done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Clients keep their connections open for the next mail: do not wait for them.
    closeTimeout: 100,
    onConnect: (_session, done) => done(rejection() === 'away' ? answer(421, 'closed') : null),
    allowInsecureAuth: true,
    onAuth: ({ username = '', password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(answer(535, 'wrong password')),
    onMailFrom: (_address, _session, done) =>
      done(rejection() === 'away' ? answer(421, 'closed') : null),
    onRcptTo: (_address, _session, done) => {
      if (rejection() === 'later') done(answer(450, 'greylisted, come back'))
      else if (rejection() === 'never') done(answer(550, 'no such user'))
      else done()
    },
    onData(stream, { envelope, user }, done) {
      const to = envelope.rcptTo.map(({ address }) => address)
      void take(stream, { to, user: typeof user === 'string' ? user : null }, done)
    },
  })
  // A client that disconnects early must not fail the test.
  server.on('error', () => undefined)
  return server
}

function fits({ to, subject }: ReadMail, match: MailMatch): boolean {
  return (
    (match.to === undefined || to.includes(match.to)) &&
    (match.subject === undefined || match.subject.test(subject))
  )
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function readMail(raw: Buffer, session: Pick<ReadMail, 'to' | 'user'>): Promise<ReadMail> {
  const mail: Email = await PostalMime.parse(raw)
  return {
    from: mail.from?.address ?? '',
    ...session,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      mediaType: mimeType,
      content:
        typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer),
    })),
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
    raw: raw.toString('latin1'),
  }
}
