// Makes the syncs of files by chosen processes fail, with strace.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Why strace cannot be used on this machine; null if it can. */
export function whyNoStrace(): string | null {
  if (process.platform !== 'linux') return 'only Linux has strace'
  if (process.getuid?.() !== 0) return 'attaching to other processes needs root'
  const { error } = spawnSync('strace', ['-V'], { stdio: 'ignore' })
  return error ? 'strace is not installed' : null
}

/**
 * From now on each sync of these processes fails with EIO, until they end or `end` is called. Never name the
 * postmaster (PostgreSQL's main process): when strace detaches, it can swallow a signal, and a postmaster that misses the end of a child waits
 * forever.
 * Errors: strace cannot attach to them.
 */
export async function failSyncs(pids: readonly number[]): Promise<{ end(): Promise<void> }> {
  const targets = pids.flatMap((pid) => ['-p', String(pid)])
  const strace = spawn(
    'strace',
    ['-e', `inject=${SYNCS}:error=EIO`, ...WITHOUT_OUTPUT, ...targets],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await untilAttached(strace)
  return {
    async end() {
      if (strace.exitCode !== null || strace.signalCode !== null) return
      const gone = once(strace, 'exit')
      strace.kill('SIGINT')
      await gone
    },
  }
}

const SYNCS = 'fsync,fdatasync,sync_file_range'
const WITHOUT_OUTPUT = ['-e', `trace=${SYNCS}`, '-o', '/dev/null']

function untilAttached(strace: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    strace.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('attached')) resolve()
    })
    strace.once('exit', () => reject(new Error(`strace ended: ${output}`)))
  })
}
