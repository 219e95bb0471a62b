// Lets the operating system tell processes that writing to the disk failed, with strace.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Why this machine cannot do so; null if it can. */
export function whyNoStrace(): string | null {
  if (process.platform !== 'linux') return 'only Linux has strace'
  if (process.getuid?.() !== 0) return 'following other processes needs root'
  const { error } = spawnSync('strace', ['-V'], { stdio: 'ignore' })
  return error ? 'strace is not installed' : null
}

/**
 * From now on each sync of these processes fails with EIO, until they end or `end` is called. Never follow the
 * postmaster: when strace detaches, it can swallow a signal, and a postmaster that misses the end of a child waits
 * forever.
 * Errors: strace cannot follow them.
 */
export async function failSyncs(pids: readonly number[]): Promise<{ end(): Promise<void> }> {
  const followed = pids.flatMap((pid) => ['-p', String(pid)])
  const strace = spawn(
    'strace',
    ['-e', `inject=${SYNCS}:error=EIO`, ...WITHOUT_OUTPUT, ...followed],
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
    let said = ''
    strace.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('attached')) resolve()
    })
    strace.once('exit', () => reject(new Error(`strace ended: ${said}`)))
  })
}
