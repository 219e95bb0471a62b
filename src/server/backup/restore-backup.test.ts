// Folders that a restore does not write into.
import { expect, test } from 'vitest'
import { requireEmptyFolder } from './restore-backup.ts'

test.runIf(process.platform === 'linux')(
  'a folder where a disk is mounted is rejected, and the error suggests a folder inside it',
  async () => {
    const rejected = requireEmptyFolder('/proc')
    await expect(rejected).rejects.toThrow('/proc is where a disk is mounted')
    await expect(rejected).rejects.toThrow('npm run restore -- --to /proc/data')
  },
)
