// Runs a command of the shop (src/commands) as an operator does, on the database of a test.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { HostedCommand, HostedOutcome } from './command-host.ts'

export type CommandOutcome = HostedOutcome

const started = new Set<string>()

/**
 * `name` is that of a file in src/commands; `databaseUrl` is that of a TestApp. The first run on a database is a new process, as
 * an operator starts it; later ones share a process, because loading the shop takes longer than most commands.
 */
export function runCommand(
  databaseUrl: string,
  name: string,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<CommandOutcome> {
  return answerCommand({ databaseUrl, name, args, settings, typed: '' })
}

interface AnsweredCommand {
  databaseUrl: string
  name: string
  args: string[]
  settings: Record<string, string>
  /** What is typed in answer to its questions. */
  typed: string
  /** Whether it runs in a new process, even if the command ran before. */
  isAlone?: boolean
}

/** As runCommand, for a command that asks questions. */
export function answerCommand(command: AnsweredCommand): Promise<CommandOutcome> {
  const { databaseUrl, name, args, settings, typed, isAlone = false } = command
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...settings }
  const key = `${name} ${databaseUrl}`
  if (started.has(key) && !isAlone) return runHosted({ name, args, env, typed })
  started.add(key)
  return runAlone({ name, args, env, typed })
}

let host: ChildProcess | null = null
let earlier: Promise<unknown> = Promise.resolve()

/** Waits for the command before it: the host runs one at a time. */
function runHosted(command: HostedCommand): Promise<CommandOutcome> {
  const outcome = earlier.then(() => sendToHost(command))
  earlier = outcome.catch(() => undefined)
  return outcome
}

function sendToHost(command: HostedCommand): Promise<CommandOutcome> {
  const child = (host ??= startHost())
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`The process that runs ${command.name} has ended.`))
    child.once('exit', ended)
    child.once('message', (outcome) => {
      child.off('exit', ended)
      resolve(outcome as CommandOutcome)
    })
    child.send(command)
  })
}

function startHost(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'command-host.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('exit', () => {
    host = null
  })
  // The host ends with the process of the tests, and does not keep that process alive.
  child.unref()
  child.channel?.unref()
  return child
}

function runAlone({ name, args, env, typed }: HostedCommand): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(typed)
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      const text = (chunks: Buffer[]) => Buffer.concat(chunks).toString('utf8')
      resolve({ code: code ?? -1, out: text(out), err: text(err) })
    })
  })
}

const COMMANDS = join(import.meta.dirname, '../../src/commands')
