// Serves /openapi.json and /docs, the page that displays it: both are made with their first request.
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AnyCall } from '../context/call-handler.ts'
import { describeCalls } from './openapi.ts'

const VERSION = '0.1.0'
/** Headers that belong to the connection between the two applications. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

type Description = ReturnType<typeof describeCalls>

/**
 * Describing the calls and loading the page take longer than all else that an application needs to start, so both wait
 * for a request.
 */
export function addDescription(app: FastifyInstance, calls: readonly AnyCall[]): void {
  let description: Description | undefined
  const describe = () => (description ??= describeCalls(calls, VERSION))
  app.get('/openapi.json', (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=300').send(describe())
  })
  let creatingPage: Promise<FastifyInstance> | undefined
  const show = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    creatingPage ??= createPage(describe()).catch((error: unknown) => {
      creatingPage = undefined
      throw error
    })
    const page = await creatingPage
    const answer = await page.inject({ url, headers })
    for (const [name, value] of Object.entries(answer.headers)) {
      if (!HOP_BY_HOP.has(name)) reply.header(name, value)
    }
    return reply.code(answer.statusCode).send(answer.rawPayload)
  }
  app.get('/docs', show)
  app.get('/docs/*', show)
}

/** An application of its own, because routes cannot be added to one that listens. */
async function createPage(document: Description): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const app = Fastify() as unknown as FastifyInstance
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  app.addHook('onSend', async (_request, _reply, body) => withNoscript(body))
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'API documentation' },
  })
  return app
}

/** Adds a note for browsers without scripts, since the page displays nothing until its scripts run. */
function withNoscript(body: unknown): unknown {
  const place = '<div id="swagger-ui"></div>'
  if (typeof body !== 'string') return body
  return body.replace(
    place,
    `${place}<noscript><p>Switch on JavaScript to browse the calls: this page is drawn from the <a href="/openapi.json">description of the API</a>, which you can read without it.</p></noscript>`,
  )
}
