// A file that does not answer, like one of a disconnected network disk: reading it never returns.
import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'

export interface SilentFile {
  /** Lets the calls that wait return with an empty file, which is missing from then on. Can be called again. */
  answer(): Promise<void>
}

/** A pipe without a writer. */
export function makeSilentFile(path: string): SilentFile {
  execFileSync('mkfifo', [path])
  return {
    async answer() {
      // Also for writing, which never waits.
      const writer = await open(path, 'r+').catch(() => null)
      await rm(path, { force: true })
      await writer?.close()
    },
  }
}
