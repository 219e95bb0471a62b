// An app that was closed leaves the memory of its process, which in tests opens hundreds.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createTestApp } from './support/test-app.ts'

test('a closed app is released from memory', async () => {
  const closed = await openAndClose()
  const collect = garbageCollector()
  await expect
    .poll(() => {
      collect()
      return closed.deref() === undefined
    })
    .toBe(true)
})

/** A function of its own, because variables of the test would keep the app reachable. */
async function openAndClose(): Promise<WeakRef<object>> {
  const { app, close } = await createTestApp()
  await app.inject({ url: '/' })
  const closed = new WeakRef(app)
  await close()
  return closed
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
