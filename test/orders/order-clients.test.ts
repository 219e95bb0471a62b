// The clients of the tests that kill shops report an answer that they must not get, instead of sending again.
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { placeUntil } from '../drivers/order-clients.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server that answers with these replies, one after the other. Returns its port. */
async function startFakeShop(replies: object[]): Promise<number> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify(replies.shift())))
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

const BASKET = { code: 200, result: { revision: 1 } }
const CHECKOUT = { code: 200, result: { total: '9.00' } }
const PLACED = { code: 200, result: { orderNo: 'O26-0000001' } }
const SERVER_ERROR = { code: 500, result: null }
const BUSY = { code: 503, result: null }

test.each([
  ['the basket', [SERVER_ERROR, BASKET, CHECKOUT, PLACED]],
  ['the checkout', [BASKET, SERVER_ERROR, BASKET, CHECKOUT, PLACED]],
  ['an order', [BASKET, CHECKOUT, SERVER_ERROR, BASKET, CHECKOUT, PLACED]],
])('code 500 in answer to %s is reported', async (_step, replies) => {
  const left = [...replies]
  const port = await startFakeShop(left)
  const journal = await placeUntil(
    () => [port],
    [{ headers: {} }],
    () => left.length === 0,
  )
  expect(journal.rejected).toEqual(['500 null'])
  expect([...journal.acknowledged.values()]).toEqual(['O26-0000001'])
})

test('a busy shop is asked again and not reported', async () => {
  const left = [BUSY, BASKET, BUSY, CHECKOUT, BUSY, PLACED]
  const port = await startFakeShop(left)
  const journal = await placeUntil(
    () => [port],
    [{ headers: {} }],
    () => left.length === 0,
  )
  expect(journal.rejected).toEqual([])
})
