// A backup folder that does not answer ends a command; after any answer the command continues.
import { expect, test } from 'vitest'
import { rejectUnresponsiveFolder } from './reject-unresponsive.ts'

test('a folder that does not answer in time is named in the error', async () => {
  const check = rejectUnresponsiveFolder('/mnt/away', { withinMs: 20, program: ['sleep', '60'] })
  await expect(check).rejects.toThrow(/^The backup folder \/mnt\/away does not answer: bring/)
})

test.each(['/', '/missing'])('%s answers, and is accepted whether it exists or not', (root) =>
  expect(rejectUnresponsiveFolder(root)).resolves.toBeUndefined(),
)
