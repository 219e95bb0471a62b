// The figures of verification checks while the database does not answer.
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { showMisses } from './miss-watch.ts'

test('without a database they are left out, since 0 would say that nobody guesses', async () => {
  const registry = new Registry()
  const away = connect({ url: 'postgresql://shop@h/shop?host=/nowhere', applicationName: 'test' })
  showMisses(registry, away.db, () => new Date())
  const shown = await registry.getMetricsAsJSON()
  expect(shown.flatMap(({ values }) => values)).toEqual([])
  await away.close()
})
