// A page that leaves a part out because a call failed is sent, but not cached.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useShop } from './support/ask.ts'

const shop = useShop()

async function openHome(): Promise<string> {
  const response = await shop().app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(200)
  return response.body
}

test('the home page is complete again as soon as its failed call succeeds', async () => {
  const { owner } = shop()
  await sql`alter table content_media rename to content_media_gone`.execute(owner)
  const incomplete = await openHome()
  await sql`alter table content_media_gone rename to content_media`.execute(owner)
  const complete = await openHome()
  expect(complete.length).toBeGreaterThan(incomplete.length * 1.5)
  expect(await openHome()).toBe(complete)
})
