// A backup folder that does not answer ends a command; any answer lets it go on.
import { expect, test } from 'vitest'
import { rejectUnresponsive } from './reject-unresponsive.ts'

test('a folder that does not answer in time is named in the error', async () => {
  const check = rejectUnresponsive('/mnt/away', { withinMs: 20, program: ['sleep', '60'] })
  await expect(check).rejects.toThrow(/^The backup folder \/mnt\/away does not answer: bring/)
})

test.each(['/', '/missing'])('%s answers, so that what is wrong with it is found later', (root) =>
  expect(rejectUnresponsive(root)).resolves.toBeUndefined(),
)
