// Runs a command of the shop (src/commands) as an operator does, on the database of a test.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface CommandOutcome {
  code: number
  out: string
  err: string
}

/** `name` as in src/commands; `databaseUrl` is that of a TestApp. */
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
  /** What is typed at its questions. */
  typed: string
}

/** As runCommand, for a command that asks questions. */
export function answerCommand(command: AnsweredCommand): Promise<CommandOutcome> {
  const { databaseUrl, name, args, settings, typed } = command
  const child = spawn(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...settings },
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
