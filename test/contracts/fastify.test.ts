// What the early cache in app.ts requires of Fastify's HTTP server.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writtenAgainst } from '../support/written-against.ts'

writtenAgainst('fastify', '5.12.8')

type Router = (request: IncomingMessage, response: ServerResponse) => void

let app: FastifyInstance
let routers: Router[]
let origin: string

beforeAll(async () => {
  app = Fastify()
  app.get('/routed', async () => 'by the router')
  const { server } = app
  routers = server.listeners('request') as Router[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (request.url === '/early') return void response.end('before the router')
    for (const router of routers) router.call(server, request, response)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

test('fastify adds its one request listener when it is created, and none when it listens', () => {
  expect(routers).toHaveLength(1)
  expect(app.server.listenerCount('request')).toBe(1)
})

test('fastify routes a request that is handed to its removed listener', async () => {
  expect(await (await fetch(`${origin}/routed`)).text()).toBe('by the router')
  expect((await fetch(`${origin}/unknown`)).status).toBe(404)
})

test('fastify does not see a request that another listener has answered', async () => {
  expect(await (await fetch(`${origin}/early`)).text()).toBe('before the router')
})
