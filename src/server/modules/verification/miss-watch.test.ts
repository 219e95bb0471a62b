// The figures of verification checks while the database does not answer.
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { registerUnknownCodeMetrics } from './miss-watch.ts'

test('without a database the figures of checks are left out, since 0 would mean that no codes are guessed', async () => {
  const registry = new Registry()
  const unreachable = connect({
    url: 'postgresql://shop@h/shop?host=/nowhere',
    applicationName: 'test',
  })
  registerUnknownCodeMetrics(registry, unreachable.db, () => new Date())
  const metrics = await registry.getMetricsAsJSON()
  expect(metrics.flatMap(({ values }) => values)).toEqual([])
  await unreachable.close()
})
