// The worker: does the jobs of the shop beside the server, on the same database, and comes back by itself.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner, TaskList } from 'graphile-worker'
import { Logger, parseCronItems, run } from 'graphile-worker'
import { connect, type Connection } from './db/connect.ts'
import { ALL_JOBS } from './jobs/all-jobs.ts'
import type { Work } from './jobs/job.ts'
import { sendWaitingMail } from './jobs/send-waiting-mail.ts'
import type { Config } from './platform/config.ts'
import type { Log } from './platform/log.ts'
import { createSmtpTransport } from './platform/mail-transport.ts'

export interface Worker {
  /** Lets what is under way end, five seconds at most. */
  stop(): Promise<void>
}

export interface WorkerParts {
  /** Of the database. */
  url: string
  config: Config
  log: Log
  clock?: () => Date
}

const DAY_MS = 86_400_000
const RESTART_MS = 10_000

/**
 * Returns at once. The worker brings its own tables (schema graphile_worker) at its first start. Of several
 * processes each works, and a job of the clock is still done once.
 */
export function startWorker(parts: WorkerParts): Worker {
  const { log, config } = parts
  const connection = connect({
    url: parts.url,
    // One listens for work, two work, one asks and reports.
    poolSize: 4,
    applicationName: 'worker',
    bulk: true,
    namedStatements: config.DB_STATEMENT_NAMES === 'on',
    log,
  })
  const transport = config.SMTP_URL ? createSmtpTransport(config.SMTP_URL, config.MAIL_FROM) : null
  if (!transport) log.info('no SMTP_URL: mail is kept in the outbox, which npm run outbox shows')
  const work = { db: connection.db, clock: parts.clock ?? (() => new Date()), log, transport }
  const stopping = new AbortController()
  let runner: Runner | undefined
  const ended = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await runner?.stop().catch(() => undefined)
      await ended
      transport?.close()
      await connection.close()
    },
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        runner = await startRunner(connection, work, config)
        if (stopping.signal.aborted) await runner.stop()
        // What was written before the worker had its tables, or while none ran; else the next minute sees it.
        const first = { jobKey: sendWaitingMail.name }
        void runner.addJob(sendWaitingMail.name, {}, first).catch(() => undefined)
        await runner.promise
      } catch (err) {
        log.error({ err }, 'the worker ended; it is started again')
      }
      await sleep(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
}

function startRunner(
  connection: Connection,
  work: Omit<Work, 'askLater'>,
  config: Config,
): Promise<Runner> {
  return run({
    pgPool: connection.pool,
    taskList: tasksOf(work),
    parsedCronItems: parseCronItems(
      ALL_JOBS.flatMap(({ name, when }) =>
        when === null
          ? []
          : [
              {
                task: name,
                match: when,
                options: { jobKey: name, backfillPeriod: when.startsWith('*') ? 0 : DAY_MS },
              },
            ],
      ),
    ),
    concurrency: 2,
    noHandleSignals: true,
    noPreparedStatements: config.DB_STATEMENT_NAMES === 'off',
    logger: loggerFor(work.log),
  })
}

function tasksOf(work: Omit<Work, 'askLater'>): TaskList {
  return Object.fromEntries(
    ALL_JOBS.map(({ name, run: doJob }) => [
      name,
      async (payload: unknown, { addJob }) => {
        try {
          await doJob({ ...work, askLater: (job, seconds) => ask(job, seconds) }, payload)
        } catch (err) {
          work.log.error({ err, job: name }, 'a job failed')
          throw err
        }
        async function ask(job: string, seconds: number): Promise<void> {
          const runAt = new Date(Date.now() + seconds * 1000)
          await addJob(job, {}, { runAt, jobKey: job, jobKeyMode: 'preserve_run_at' })
        }
      },
    ]),
  ) as TaskList
}

/** Its own messages are for whoever looks for a fault; failed jobs are told above. */
function loggerFor(log: Log): Logger {
  return new Logger(() => (level, message) => {
    log[level === 'error' || level === 'warning' ? 'warn' : 'debug']({ part: 'worker' }, message)
  })
}
