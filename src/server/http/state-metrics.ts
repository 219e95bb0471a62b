// Metrics read on each request for them: the database, space on disk, files of forms, jobs, the ledger, mail.
import { Gauge, type Registry } from 'prom-client'
import { MINUTE_MS } from '../../shared/time.ts'
import type { Shop } from '../context/shop.ts'
import { storedBytes } from '../context/received-file-repository.ts'
import { countDifferences } from '../modules/ledger/reconciliation-service.ts'
import { readMailQueue } from '../modules/mail/outbox-service.ts'

/** How many jobs should have run before `dueBefore` and have not. */
export type OverdueJobs = (dueBefore: Date) => Promise<number>

const MB = 1024 * 1024
const OVERDUE_AFTER_MS = 10 * MINUTE_MS

/** A value that is unknown, because the database does not answer, is left out of the output. */
export function registerStateMetrics(
  registry: Registry,
  shop: Shop,
  overdueJobs: OverdueJobs,
): void {
  const { db, clock, disk, watch, config } = shop
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    registerGauge(registry, { name, help, read })
  gauge('database_up', '1 while the database answers.', () => Number(watch.isReachable()))
  gauge('disk_free_bytes', 'Free space of the data folder.', () => disk.freeBytes())
  gauge('uploads_bytes', 'Bytes of files received with forms.', () => storedBytes(db))
  gauge(
    'uploads_quota_bytes',
    'The largest total size of files received with forms.',
    () => config.UPLOAD_QUOTA_MB * MB,
  )
  gauge('jobs_overdue', 'Jobs more than ten minutes late.', () =>
    overdueJobs(new Date(clock().getTime() - OVERDUE_AFTER_MS)),
  )
  gauge('ledger_differences', 'Figures of the ledger that do not follow from its transfers.', () =>
    countDifferences(db),
  )
  registerMailMetrics(registry, shop)
}

function registerGauge(
  registry: Registry,
  { name, help, read }: { name: string; help: string; read: () => number | Promise<number> },
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await (async () => read())().catch(() => NaN)
      if (Number.isNaN(value)) gauge.remove()
      else gauge.set(value)
    },
  })
}

function registerMailMetrics(registry: Registry, { db, clock }: Shop): void {
  const age = new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'Seconds since the oldest unsent mail became due.',
    registers: [registry],
  })
  const messages = new Gauge({
    name: 'mail_messages',
    help: 'Mails that were not sent: waiting, or given up after many attempts.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const queue = await readMailQueue(db, clock()).catch(() => null)
      messages.reset()
      age.remove()
      if (!queue) return
      messages.set({ state: 'waiting' }, queue.waiting)
      messages.set({ state: 'given_up' }, queue.givenUp)
      age.set(queue.waitingSeconds)
    },
  })
}
