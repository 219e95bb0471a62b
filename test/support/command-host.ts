// The process in which run-command.ts runs commands one after the other. It loads what they share only once.
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

export interface HostedCommand {
  /** The name of its file in src/commands. */
  name: string
  args: string[]
  env: Record<string, string | undefined>
  /** What is typed in answer to its questions. */
  typed: string
}

export interface HostedOutcome {
  code: number
  out: string
  err: string
}

const COMMANDS = join(import.meta.dirname, '../../src/commands')
const written = { out: [] as Buffer[], err: [] as Buffer[] }
let runs = 0

process.stdout.write = collect(written.out)
process.stderr.write = collect(written.err)
process.on('disconnect', () => process.exit())
process.on('message', (command: HostedCommand) => {
  void run(command).then((outcome) => process.send?.(outcome))
})

async function run({ name, args, env, typed }: HostedCommand): Promise<HostedOutcome> {
  const path = join(COMMANDS, `${name}.ts`)
  for (const key of Object.keys(process.env)) delete process.env[key]
  Object.assign(process.env, env)
  process.argv = [process.execPath, path, ...args]
  process.exitCode = undefined
  const stdin = Readable.from(typed === '' ? [] : [typed])
  Object.defineProperty(process, 'stdin', { configurable: true, value: stdin })
  runs += 1
  // Under another URL the file of the command runs again; the modules that it imports are loaded already.
  await import(`${pathToFileURL(path).href}?run=${runs}`)
  return { code: Number(process.exitCode ?? 0), out: take(written.out), err: take(written.err) }
}

function collect(chunks: Buffer[]): typeof process.stdout.write {
  return (chunk: Uint8Array | string, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk as string))
    const done = rest.at(-1)
    if (typeof done === 'function') done()
    return true
  }
}

function take(chunks: Buffer[]): string {
  return Buffer.concat(chunks.splice(0)).toString('utf8')
}
