// What /metrics counts of calls that are answered over a connection, where the headers of a sent response cannot be read
// any more; those of an injected request can.
import { beforeAll, expect, test } from 'vitest'
import { useShop } from './support/ask.ts'

const shop = useShop()
let address: string
beforeAll(async () => {
  address = await shop().app.listen({ host: '127.0.0.1', port: 0 })
})

test.each([
  ['a member call of a visitor', 'GET', '/api/account/balance', 401],
  ['a staff call of a visitor', 'GET', '/api/staff/queue', 403],
  ['a change of staff without an origin', 'POST', '/api/staff/accept-invitation', 403],
  ['a call of a visitor', 'GET', '/api/home/home-info', 200],
] as const)('%s is counted by its result code', async (_, method, path, code) => {
  const response = await fetch(address + path, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  })
  const answer = (await response.json()) as { code: number }
  expect([response.status, answer.code]).toEqual([200, code])
  await expect.poll(() => countedCodes(path)).toEqual([String(code)])
})

async function countedCodes(route: string): Promise<(string | undefined)[]> {
  const { body } = await shop().app.inject('/metrics')
  const counts = body.matchAll(
    /^http_request_duration_seconds_count\{route="(.+)",code="(\d+)"\}/gm,
  )
  return [...counts].filter((count) => count[1] === route).map((count) => count[2])
}
