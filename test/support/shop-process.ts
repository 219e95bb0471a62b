// The shop in a process of its own, run from its sources with the Node flags of `npm start`, on a database of tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import nodeFlags from '../../node-flags.json' with { type: 'json' }
import { CODE_KEY } from './code-key.ts'

/** A line of the log with the level `error` (50) or `fatal` (60). */
const ERROR_LINE = /^\{"level":[56]0/

/** Starts a shop without flood limits, in which every request may name its own address in X-Forwarded-For. */
export async function startShopProcess(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
) {
  const child = spawn(
    process.execPath,
    [...nodeFlags.flags, ...nodeFlags.serverFlags, 'src/main.ts'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        ...nodeFlags.serverEnvironment,
        DATABASE_URL: databaseUrl,
        CODE_KEY,
        DATA_DIR: folder,
        PORT: '0',
        LOG_LEVEL: 'warn',
        FLOOD_LIMIT: '0',
        TRUSTED_PROXIES: '127.0.0.1',
        NODE_ENV: 'production',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let out = ''
  const opened = Promise.withResolvers<number>()
  child.stdout.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    out += text
    // Shows what a stress test cannot see from outside, such as the reason of an answer 500.
    for (const line of text.split('\n'))
      if (ERROR_LINE.test(line)) process.stderr.write(`${line}\n`)
    const port = /http:\/\/[^:]+:(\d+)\//.exec(out)?.[1]
    if (port) opened.resolve(Number(port))
  })
  child.once('exit', (code) => opened.reject(new Error(`The shop ended with ${code}`)))
  const port = await opened.promise
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    port,
    pid: child.pid ?? 0,
    hasEnded,
    /** Returns the exit code, also of a shop that has ended before. */
    async stop(): Promise<number | null> {
      if (hasEnded()) return child.exitCode
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await gone) as [number | null]
      return code
    },
  }
}
