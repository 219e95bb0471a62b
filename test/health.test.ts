// Tests the health checks and the fixture.
import type { TestApp } from './support/test-app.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackupStatus, NOTHING_KNOWN } from '../src/server/backup/backup-status.ts'
import { createTestApp } from './support/test-app.ts'

let shop: TestApp
let backups: BackupStatus | undefined

beforeAll(async () => {
  shop = await createTestApp({ backups: () => backups })
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

describe('GET /readyz', () => {
  test('/readyz says that the backup folder cannot be used, without the path', async () => {
    const unusable = { since: new Date(), problem: 'The backup folder /proc/nowhere …' }
    backups = { ...NOTHING_KNOWN, state: 'none', unusable }
    const { body } = await shop.app.inject('/readyz')
    expect(JSON.parse(body)).toMatchObject({ backup: { state: 'none', isFolderUsable: false } })
    expect(body).not.toContain('/proc')
    backups = { ...backups, unusable: null }
    const usable = (await shop.app.inject('/readyz')).json<object>()
    expect(usable).toMatchObject({ backup: { isFolderUsable: true } })
  })
})
