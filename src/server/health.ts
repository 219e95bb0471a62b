// /livez, /readyz and /metrics: is the process alive, may it get traffic, what is it doing.
import type { FastifyInstance } from 'fastify'
import type { Shop } from './platform/shop.ts'

export function addHealth(app: FastifyInstance, shop: Shop): void {
  app.get('/livez', (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ alive: true })
  })

  app.get('/readyz', (_request, reply) => {
    const database = shop.watch.reachable()
    const ready = database && !shop.isStopping()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, database, stopping: shop.isStopping() })
  })

  app.get('/metrics', async (_request, reply) => {
    return reply
      .header('cache-control', 'no-store')
      .type(shop.metrics.registry.contentType)
      .send(await shop.metrics.registry.metrics())
  })
}
