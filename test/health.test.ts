// Tests the health checks and the fixture.
import type { TestApp } from './support/test-app.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from './support/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

describe('the fixture catalogue', () => {
  test('the fixture has the first 600 items and the devices they fit', async () => {
    const { items, devices } = await shop.db
      .selectFrom('product')
      .select(({ fn, selectFrom }) => [
        fn.countAll<number>().as('items'),
        selectFrom('device')
          .select((device) => device.fn.countAll<number>().as('n'))
          .as('devices'),
      ])
      .executeTakeFirstOrThrow()
    expect(items).toBeGreaterThanOrEqual(600)
    expect(devices).toBeGreaterThan(100)
  })
})

describe('GET /livez', () => {
  test('/livez answers while the process is running', async () => {
    expect((await shop.app.inject('/livez')).statusCode).toBe(200)
  })
})

describe('GET /metrics', () => {
  test('/metrics shows figures of the process', async () => {
    expect((await shop.app.inject('/metrics')).body).toContain('process_cpu_seconds_total')
  })
})
