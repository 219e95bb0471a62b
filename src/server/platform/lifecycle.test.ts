// Tests stopping the parts of the process in order.
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createLifecycle } from './lifecycle.ts'

const log = pino({ level: 'silent' })

test('stops parts in the opposite order, continues after a failing one, and counts it', async () => {
  const lifecycle = createLifecycle(log)
  const order: string[] = []
  lifecycle.onStop('database', () => void order.push('database'))
  lifecycle.onStop('broken', () => Promise.reject(new Error('stuck')))
  lifecycle.onStop('server', async () => void order.push('server'))
  expect(lifecycle.isStopping).toBe(false)
  const stopped = lifecycle.stop()
  expect(lifecycle.isStopping).toBe(true)
  expect(await stopped).toBe(1)
  expect(order).toEqual(['server', 'database'])
})

test('a part that was added late is stopped by the next call, none twice', async () => {
  const lifecycle = createLifecycle(log)
  const order: string[] = []
  lifecycle.onStop('first', () => void order.push('first'))
  await lifecycle.stop()
  lifecycle.onStop('late', () => void order.push('late'))
  expect(await lifecycle.stop()).toBe(0)
  expect(order).toEqual(['first', 'late'])
})

test('a part that leaves calls that may never return is remembered', async () => {
  const lifecycle = createLifecycle(log)
  lifecycle.onStop('server', () => undefined)
  await lifecycle.stop()
  expect(lifecycle.isHanging).toBe(false)
  lifecycle.onStop('backups', async () => 'hanging' as const)
  expect(await lifecycle.stop()).toBe(0)
  expect(lifecycle.isHanging).toBe(true)
})
