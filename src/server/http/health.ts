// /livez, /readyz and /metrics: liveness, readiness and metrics of the process.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendNotFound } from './failures.ts'
import type { Shop } from '../context/shop.ts'

export function addHealth(app: FastifyInstance, shop: Shop): void {
  app.get('/livez', (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ alive: true })
  })

  app.get('/readyz', (_request, reply) => {
    const database = shop.watch.isReachable()
    const diskFull = shop.disk.isFull()
    const readOnly = database && !shop.watch.isWritable()
    const warming = !shop.warming.isOver()
    const ready = database && !readOnly && !diskFull && !warming && !shop.isStopping()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        database,
        readOnly,
        diskFull,
        warming,
        stopping: shop.isStopping(),
        backup: describeBackup(shop),
      })
  })

  app.get('/metrics', async (request, reply) => {
    const isAllowed = shop.config.METRICS === 'open' || isLocal(request)
    if (!isAllowed) return sendNotFound(request, reply)
    return reply
      .header('cache-control', 'no-store')
      .type(shop.metrics.registry.contentType)
      .send(await shop.metrics.registry.metrics())
  })
}

/** Late or broken backups do not make the shop unready: visitors would lose it without need. */
function describeBackup({ backups }: Shop) {
  const status = backups?.()
  if (!status) return undefined
  const { state, newestAt, archivedAt, isOnDataDisk, unusable } = status
  const ageSeconds = newestAt ? Math.round((Date.now() - newestAt.getTime()) / 1000) : null
  return { state, ageSeconds, archivedAt, isOnDataDisk, isFolderUsable: unusable === null }
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** A request through a proxy on this machine is not local: it comes from the proxy's client. */
function isLocal({ headers, ip, socket }: FastifyRequest): boolean {
  const isLoopback = LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK.test(ip)
  return isLoopback && PROXY_HEADERS.every((name) => headers[name] === undefined)
}
