// A check of the codebase: a name and the problems it finds.
import { spawn } from 'node:child_process'

export interface Check {
  name: string
  /** Returns messages, one per problem; empty on success. */
  find(): Promise<string[]>
}

export interface ProgramResult {
  code: number
  output: string
}

/** Runs a Node program of the project and captures its output. */
export async function runNode(args: string[]): Promise<ProgramResult> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  return { code, output }
}

/** Wraps a program as a check, which reports the program's output on failure. */
export function programCheck(name: string, args: string[]): Check {
  return {
    name,
    async find() {
      const { code, output } = await runNode(args)
      return code === 0 ? [] : [output.trim() || `ended with ${code}`]
    },
  }
}
