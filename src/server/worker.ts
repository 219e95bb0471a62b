// The background worker: sends mail and runs scheduled jobs in the server process, on the same database.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from './db/connect.ts'
import { ALL_JOBS } from './jobs/all-jobs.ts'
import { runDueJobs } from './jobs/run-due-jobs.ts'
import type { Job } from './jobs/job.ts'
import { sendWaitingMails } from './modules/mail/sending-service.ts'
import type { Config } from './platform/config.ts'
import { createFileStore } from './platform/files/file-store.ts'
import type { Log } from './platform/log.ts'
import { createSmtpTransport, type MailTransport } from './platform/mail-transport.ts'

export interface Worker {
  /** Lets running work finish, for at most five seconds. */
  stop(): Promise<void>
}

export interface WorkerDependencies {
  /** URL of the database. */
  url: string
  /** The database role it uses; null keeps the rights of the owner of the tables. */
  role?: string | null
  /** A connection pooler such as PgBouncer answers at the URL. */
  isBehindPooler?: boolean
  config: Config
  log: Log
  clock?: () => Date
  jobs?: readonly Job[]
  /** Milliseconds until the next attempt after an error, such as a lost database. */
  retryMs?: number
  /** Replaces POLL_MS. */
  pollMs?: number
}

/** Interval between checks for new mail and for jobs that are checked each second. */
const POLL_MS = 1_000
/** The pause after the mail server was unreachable; once it recovers, all mail is sent within a minute. */
const UNREACHABLE_MS = 20_000
/** Interval between checks for all other jobs. */
const CLOCK_MS = 30_000
const DATABASE_RETRY_MS = 5_000
/** How many mails are sent at once. */
const SENDERS = 3
const GRACE_MS = 5_000

/** Returns immediately. Several processes may run workers: each skips mail and jobs that another has locked. */
export function startWorker(parts: WorkerDependencies): Worker {
  const { config, log, clock = () => new Date(), jobs = ALL_JOBS } = parts
  const { retryMs = DATABASE_RETRY_MS, pollMs = POLL_MS } = parts
  const connection = connectWorker(parts)
  const { db } = connection
  const transport = config.SMTP_URL ? createSmtpTransport(config.SMTP_URL, config.MAIL_FROM) : null
  const files = createFileStore(join(config.DATA_DIR, 'files'))
  const stopping = new AbortController()
  const { signal } = stopping

  async function sendMail(mailServer: MailTransport): Promise<number> {
    const counts = await Promise.all(
      Array.from({ length: SENDERS }, () => sendWaitingMails(db, mailServer, clock, signal)),
    )
    if (counts.some((each) => each['given-up'] > 0)) {
      log.warn('mail was given up; npm run outbox shows it')
    }
    if (counts.every(({ unreachable }) => unreachable === 0)) return pollMs
    log.warn('the mail server cannot be reached; mail waits')
    return UNREACHABLE_MS
  }

  async function runJobs(group: readonly Job[], pauseMs: number): Promise<number> {
    await runDueJobs(db, clock(), { log, files, signal, jobs: group })
    return pauseMs
  }

  /** `work` returns the pause in milliseconds until the next run. */
  async function repeatUntilStopped(work: () => Promise<number>): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await work().catch((err: unknown) => {
        log.warn({ err }, 'mail or jobs failed in the worker; it tries again later')
        return retryMs
      })
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  warnOfMissingSettings(config, log)
  const loops = Promise.all([
    ...(transport ? [repeatUntilStopped(() => sendMail(transport))] : []),
    ...jobLoops(jobs, pollMs).map(({ group, pauseMs }) =>
      repeatUntilStopped(() => runJobs(group, pauseMs)),
    ),
  ])
  return {
    async stop() {
      stopping.abort()
      await Promise.race([loops, sleep(GRACE_MS)])
      transport?.close()
      await Promise.race([connection.close(), sleep(GRACE_MS)])
    },
  }
}

/** Long jobs, and those checked each second, run beside the others; `pauseMs`: milliseconds until the next check. */
function jobLoops(jobs: readonly Job[], pollMs: number): { group: Job[]; pauseMs: number }[] {
  const eachSecond = jobs.filter(({ isCheckedEachSecond }) => isCheckedEachSecond)
  const long = jobs.filter(({ takesLong }) => takesLong)
  const usual = jobs.filter((job) => !eachSecond.includes(job) && !long.includes(job))
  return [
    { group: usual, pauseMs: CLOCK_MS },
    { group: long, pauseMs: CLOCK_MS },
    ...(eachSecond.length > 0 ? [{ group: eachSecond, pauseMs: pollMs }] : []),
  ]
}

function connectWorker({
  url,
  role = null,
  isBehindPooler = false,
  config,
  log,
}: WorkerDependencies) {
  return connect({
    url,
    poolSize: SENDERS + 4,
    applicationName: 'worker',
    // Jobs may run long: statements have no timeout.
    allowsLongWork: true,
    role,
    isBehindPooler,
    hasNamedStatements: config.DB_STATEMENT_NAMES === 'on',
    log,
  })
}

function warnOfMissingSettings({ CONTACT_EMAIL, SMTP_URL }: Config, log: Log): void {
  if (CONTACT_EMAIL === '') {
    log.warn(
      'CONTACT_EMAIL is not set and the brand has no contact address: no one is mailed about cases and quotations; npm run cases lists them',
    )
  }
  if (SMTP_URL === '') {
    log.info('no SMTP_URL: mail is kept in the outbox; npm run outbox shows it')
  }
}
